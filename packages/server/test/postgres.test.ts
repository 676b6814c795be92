import { Conflict, type Entry, StorageError, type Store, type TalkEntry } from '@coldwake/host'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { moveContract } from '../../host/test/support/moveContract.ts'
import { first, pass, record, type StorePlace, storeContract } from '../../host/test/support/storeContract.ts'
import { openPostgres, openPostgresAsItIs } from '../src/postgres.ts'
import { PostgresPool } from '../src/postgresPool.ts'
import { type BrokenWire, brokenWire } from './support/brokenWire.ts'
import { type Database, type Postgres, startPostgres } from './support/postgres.ts'

let postgres: Postgres
let database: Database
beforeAll(async () => {
  postgres = await startPostgres()
  database = await postgres.database()
})
afterAll(() => postgres.remove())

const clear = async () => {
  await database.query('DROP SCHEMA IF EXISTS coldwake CASCADE')
}

const postgresPlace = async (): Promise<StorePlace> => {
  const { name, url, query, cut } = database
  return {
    open: () => openPostgres(url),
    fill: async () => {
      await query(`
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`)
      for (const table of ['tables', 'log', 'snapshots', 'talk', 'whispers', 'jobs', 'rules', 'reports'])
        await query(
          `CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON coldwake.${table} EXECUTE FUNCTION full_disk()`,
        )
      return async () => {
        await query('DROP FUNCTION full_disk() CASCADE')
      }
    },
    protect: async () => {
      await query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
      await cut('%')
      return async () => {
        await query(`BEGIN READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`)
        await cut('%')
      }
    },
    remove: clear,
  }
}
storeContract('PostgreSQL', postgresPlace)
moveContract('PostgreSQL', postgresPlace)

/** A store over an empty database, closed and cleared in the end; or another one over the same. */
async function open(url = database.url): Promise<Store> {
  // That the database is sometimes away is what some of these tests are about.
  const store = await openPostgres(url, () => {})
  onTestFinished(async () => {
    await store.close()
    await clear()
  })
  return store
}

async function wire(): Promise<BrokenWire & { url: string }> {
  const { port } = new URL(database.url)
  const wire = await brokenWire(Number(port))
  onTestFinished(wire.remove)
  return { ...wire, url: database.url.replace(`:${port}/`, `:${wire.port}/`) }
}

const transactions = async () => {
  const [row] = await database.query('SELECT count(DISTINCT xmin::text)::integer AS count FROM coldwake.log')
  return row.count
}

test('appends of many games that wait together share one commit', async () => {
  const store = await open()
  const codes = Array.from({ length: 50 }, (_, i) => `GAME${i}`)
  await Promise.all(codes.map(code => store.createTable(code, record('one'), 0)))
  await Promise.all(codes.map(code => store.append(code, 0, [first, pass(1)])))
  expect(await transactions()).toBe(1)
})

test('processes that start at once on an empty database do not get in each other’s way', async () => {
  const stores = await Promise.all(Array.from({ length: 5 }, () => open()))
  await Promise.all(stores.map((store, i) => store.createTable(`GAME${i}`, record('one'), 0)))
  expect(await stores[0].codes('', 10)).toHaveLength(5)
})

const numberOf = (entry: Entry) => (entry.e === 'input' && 'n' in entry.input ? entry.input.n : -1)

test('three processes append to many games at once: nothing is lost, doubled or torn apart', async () => {
  const stores = await Promise.all([open(), open(), open()])
  const codes = Array.from({ length: 30 }, (_, i) => `GAME${i}`)
  await Promise.all(codes.map(code => stores[0].createTable(code, record('one'), 0)))
  const accepted = new Map(codes.map(code => [code, new Set<number>()]))
  let conflicts = 0
  const write = async (store: Store, who: number, code: string) => {
    for (let done = 0; done < 8; ) {
      const numbers = Array.from({ length: 1 + ((who + done) % 3) }, (_, i) => who * 1000 + done * 10 + i)
      const seq = (await store.read(code, 0)).length
      try {
        await store.append(code, seq, numbers.map(pass))
        for (const n of numbers) accepted.get(code)?.add(n)
        done++
      } catch (error) {
        expect(error).toBeInstanceOf(Conflict)
        conflicts++
      }
    }
  }
  await Promise.all(
    stores.flatMap((store, who) => {
      // In opposite orders, as deadlocks like it.
      const order = who % 2 ? [...codes].reverse() : codes
      return order.map(code => write(store, who, code))
    }),
  )
  expect(conflicts).toBeGreaterThan(0)
  for (const code of codes) {
    const log = (await stores[0].read(code, 0)).map(numberOf)
    expect([...log].sort((a, b) => a - b)).toEqual([...(accepted.get(code) ?? [])].sort((a, b) => a - b))
    log.forEach((n, i) => {
      if (n % 10 > 0) expect(log[i - 1]).toBe(n - 1)
    })
  }
})

test('a listener whose connection was ended comes back and says that it may have missed something', async () => {
  const [left, right] = await Promise.all([open(), open()])
  const heard: (string | null)[] = []
  left.listen(signal => heard.push(signal))
  await database.cut('LISTEN%')
  await expect.poll(() => heard).toEqual([null])
  await right.signal('hello')
  await expect.poll(() => heard).toEqual([null, 'hello'])
})

test('connections that were ended while idle are not noticed by anybody', async () => {
  const store = await open()
  await store.createTable('AAAAAA', record('one'), 0)
  await database.cut('%')
  expect(await store.table('AAAAAA')).toMatchObject({ version: 0 })
  await store.append('AAAAAA', 0, [first])
})

test('a database that restarts is waited for', async () => {
  const store = await open()
  const heard: (string | null)[] = []
  store.listen(signal => heard.push(signal))
  await store.createTable('AAAAAA', record('one'), 0)
  await postgres.stop()
  const appended = store.append('AAAAAA', 0, [first])
  await postgres.start()
  await appended
  expect(await store.read('AAAAAA', 0)).toEqual([first])
  await expect.poll(() => heard).toEqual([null])
})

test('a database that stays away is told to the writer, and served again when it is back', async () => {
  const store = await open()
  await store.createTable('AAAAAA', record('one'), 0)
  await postgres.stop()
  const outcomes = await Promise.allSettled([
    store.append('AAAAAA', 0, [first]),
    store.table('AAAAAA'),
    store.say('AAAAAA', { at: 0, seat: 0, talk: { t: 'words', words: 'hello?' } }),
  ])
  await postgres.start()
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageError) })
    expect(outcome).toMatchObject({ reason: { reason: 'failed', message: expect.stringContaining('ECONNREFUSED') } })
  }
  await store.append('AAAAAA', 0, [first])
  expect(await store.read('AAAAAA', 0)).toEqual([first])
  expect(await store.said('AAAAAA', 0)).toEqual([])
})

const hello: TalkEntry = { at: 5, seat: 0, talk: { t: 'words', words: 'hello' } }

test('what was written before its answer got lost counts as written, once', async () => {
  const { url, loseAnswerTo } = await wire()
  const store = await open(url)
  let lost = loseAnswerTo('"Ann"')
  await store.createTable('AAAAAA', record('Ann'), 7)
  await lost
  lost = loseAnswerTo('create')
  await store.append('AAAAAA', 0, [first, pass(1)])
  await lost
  lost = loseAnswerTo('"Bob"')
  await store.changeTable('AAAAAA', 0, record('Bob'))
  await lost
  lost = loseAnswerTo('"hello"')
  expect(await store.say('AAAAAA', hello)).toBe(0)
  await lost
  expect(await store.table('AAAAAA')).toEqual({ record: record('Bob'), version: 1, entries: 2, at: 7 })
  expect(await store.read('AAAAAA', 0)).toEqual([first, pass(1)])
  expect(await store.said('AAAAAA', 0)).toEqual([hello])
})

test('what got lost on its way is written after all', async () => {
  const { url, loseQuestion, goOn } = await wire()
  const store = await open(url)
  await store.createTable('AAAAAA', record('one'), 7)
  loseQuestion('create').then(goOn)
  await store.append('AAAAAA', 0, [first])
  loseQuestion('"hello"').then(goOn)
  expect(await store.say('AAAAAA', hello)).toBe(0)
  expect(await store.read('AAAAAA', 0)).toEqual([first])
  expect(await store.said('AAAAAA', 0)).toEqual([hello])
})

test('what got lost on its way is a conflict if somebody else wrote meanwhile', async () => {
  const { url, loseQuestion, goOn } = await wire()
  const [store, other] = [await open(url), await open()]
  await store.createTable('AAAAAA', record('one'), 7)
  await store.append('AAAAAA', 0, [first])
  let lost = loseQuestion('input')
  const append = store.append('AAAAAA', 1, [pass(1)])
  await lost
  await other.append('AAAAAA', 1, [pass(1000)])
  goOn()
  await expect(append).rejects.toBeInstanceOf(Conflict)
  lost = loseQuestion('"mine"')
  const change = store.changeTable('AAAAAA', 0, record('mine'))
  await lost
  await other.changeTable('AAAAAA', 0, record('theirs'))
  goOn()
  await expect(change).rejects.toBeInstanceOf(Conflict)
  expect(await store.read('AAAAAA', 0)).toEqual([first, pass(1000)])
  expect(await store.table('AAAAAA')).toMatchObject({ record: record('theirs'), version: 1 })
})

test('a commit is durable and sees the others’, whatever the database has as its defaults', async () => {
  await database.query(`
    ALTER DATABASE ${database.name} SET synchronous_commit = off;
    ALTER DATABASE ${database.name} SET default_transaction_isolation = 'serializable'`)
  onTestFinished(async () => {
    await database.query(`ALTER DATABASE ${database.name} RESET ALL`)
  })
  const link = new PostgresPool(database.url)
  onTestFinished(() => link.end())
  for (const [setting, value] of [
    ['synchronous_commit', 'on'],
    ['transaction_isolation', 'read committed'],
  ])
    expect((await link.ask({ name: setting, text: `SHOW ${setting}` }, [])).rows).toEqual([{ [setting]: value }])
})

test('a database of a newer version is refused and left as it is', async () => {
  await (await open()).close()
  await database.query('UPDATE coldwake.format SET format = 99')
  await expect(openPostgres(database.url)).rejects.toThrow('newer Coldwake')
  expect(await database.query('SELECT format FROM coldwake.format')).toEqual([{ format: 99 }])
})

test('a database with nothing in it is not made up for whoever only reads', async () => {
  await expect(openPostgresAsItIs(database.url)).rejects.toThrow('no Coldwake')
  expect(await database.query("SELECT to_regnamespace('coldwake') AS there")).toEqual([{ there: null }])
})

test('a database that cannot be used is named without its password', async () => {
  const url = database.url.replace('coldwake@', 'coldwake:hunter2@').replace(/\/\w+$/, '/nowhere')
  const error = await openPostgres(url).catch(error => error)
  expect(error).toBeInstanceOf(StorageError)
  expect(error.message).toMatch(/^The database 127\.0\.0\.1:\d+\/nowhere cannot be used: .*does not exist/)
  expect(error.message).not.toContain('hunter2')
})
