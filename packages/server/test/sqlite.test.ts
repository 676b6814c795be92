import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageError } from '@coldwake/host'
import { expect, onTestFinished, test } from 'vitest'
import { moveContract } from '../../host/test/support/moveContract.ts'
import { first, record, storeContract } from '../../host/test/support/storeContract.ts'
import { openSqlite } from '../src/sqlite.ts'
import { sqlitePlace } from './support/sqlitePlace.ts'
import { temporary } from './support/temp.ts'

storeContract('SQLite', sqlitePlace)
moveContract('SQLite', sqlitePlace)

test('appends of many games that wait together share one commit', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const store = openSqlite(path)
  await Promise.all(Array.from({ length: 50 }, (_, i) => store.createTable(`GAME${i}`, record('one'), 0)))
  // Another connection's data_version counts the commits it did not make itself.
  const watcher = new DatabaseSync(join(path, 'coldwake.db'))
  const version = () => Number(watcher.prepare('PRAGMA data_version').get()?.data_version)
  const before = version()
  let commits = 0
  let seen = before
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      store.append(`GAME${i}`, 0, [first]).then(() => {
        if (version() !== seen) commits++
        seen = version()
      }),
    ),
  )
  watcher.close()
  await store.close()
  expect(commits).toBe(1)
})

test('a directory it makes is for the server’s user alone: the keys of running games lie there', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const directory = join(path, 'data')
  await openSqlite(directory).close()
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
})

test('a commit is synced to disk before it counts', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const store = openSqlite(path)
  expect(store.db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(store.db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  await store.close()
})

test('a file that is no database, or of a newer version, is refused and left as it is', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  await writeFile(
    join(path, 'coldwake.db'),
    'a shopping list, long enough to be looked at as a database header would be\n'.repeat(9),
  )
  expect(() => openSqlite(path)).toThrow(StorageError)
  const newer = await temporary()
  onTestFinished(newer.remove)
  const db = new DatabaseSync(join(newer.path, 'coldwake.db'))
  db.exec('PRAGMA user_version = 99')
  db.close()
  expect(() => openSqlite(newer.path)).toThrow('newer Coldwake')
})

test('a file of the first format is brought up to date and loses nothing', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const setup = { game: 'nemesis', board: 'base', seats: [{ character: null }, { character: null }] }
  const key = [1, 2, 3, 4, 5, 6, 7, 8]
  const input = { seat: 0, n: 1, do: 'pass' }
  const db = new DatabaseSync(join(path, 'coldwake.db'))
  db.exec(`
    CREATE TABLE tables (code TEXT PRIMARY KEY, version INTEGER NOT NULL, record TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
      game TEXT NOT NULL REFERENCES tables (code),
      seq INTEGER NOT NULL,
      entry TEXT NOT NULL,
      PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
  `)
  const seats = [{ name: 'Ann', tokenHash: 'a1b2' }, null]
  db.prepare('INSERT INTO tables VALUES (?, ?, ?)').run(
    'AAAAAA',
    3,
    JSON.stringify({ game: 'nemesis', board: 'base', host: 0, seats }),
  )
  for (const [seq, entry] of [
    { e: 'create', v: 1, setup, key },
    { e: 'input', input },
  ].entries())
    db.prepare('INSERT INTO log VALUES (?, ?, ?)').run('AAAAAA', seq, JSON.stringify(entry))
  db.close()

  // Twice: an upgraded file is not upgraded again.
  for (let opening = 0; opening < 2; opening++) {
    const store = openSqlite(path)
    expect(await store.table('AAAAAA')).toEqual({
      record: {
        game: 'nemesis',
        board: 'base',
        mode: 'semiCooperative',
        from: null,
        host: 0,
        seats: [
          { name: 'Ann', tokenHash: 'a1b2', ready: false, bot: null, hook: null },
          { name: null, tokenHash: null, ready: false, bot: null, hook: null },
        ],
        watch: { tokenHash: '', delay: 0 },
        clock: null,
        clockFrom: 0,
        paused: false,
        ended: false,
      },
      version: 3,
      entries: 2,
      at: 0,
    })
    expect(await store.read('AAAAAA', 0)).toEqual([
      { e: 'create', v: 1, at: 0, rules: '', setup, key },
      { e: 'input', at: 0, input },
    ])
    await store.close()
  }
})
