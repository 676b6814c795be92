/** Moving a server's data as an operator does it: real processes, a real SQLite file, a real PostgreSQL. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { openStore } from '@coldwake/server/store'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { pass, record } from '../../host/test/support/storeContract.ts'
import { COMPILED } from '../../server/test/support/compiled.ts'
import { type Database, type Postgres, startPostgres } from '../../server/test/support/postgres.ts'

const main = join(import.meta.dirname, '../src/main.ts')
let postgres: Postgres
let database: Database
let dir: string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'coldwake-backup-'))
  database = await postgres.database()
  return async () => {
    rmSync(dir, { recursive: true })
    await database.remove()
  }
})

const run = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>(done => {
    const options = { cwd: dir, env: { PATH: process.env.PATH, ...COMPILED, ...env } }
    execFile(process.execPath, [main, ...args], options, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

const sqlite = (name: string) => ({ DATA_DIR: join(dir, name) })
const at = (name: string) => join(dir, name)

/** More tables than one page of any store, and a line longer than any chunk of a stream. */
async function furnish(name: string): Promise<void> {
  const store = await openStore({ dataDir: at(name), databaseUrl: null })
  await store.keepRules('f00d', `export const long = '${'é'.repeat(200_000)}'`)
  const codes = Array.from({ length: 250 }, (_, i) => `GAME${i}`)
  await Promise.all(codes.map((code, i) => store.createTable(code, record('Zoë'), i)))
  await Promise.all(
    codes.map((code, i) =>
      store.append(
        code,
        0,
        Array.from({ length: i % 7 }, (_, n) => pass(n)),
      ),
    ),
  )
  await store.changeTable('GAME3', 0, record('changed'))
  await store.say('GAME3', { at: 5, seat: 0, talk: { t: 'words', words: '“hello”\n' } })
  const fact = { about: 'pool', code: 'codeRed', is: true, nth: 2 } as const
  await store.whisper('GAME3', { at: 5, seat: 0, to: 1, round: 2, events: 9, fact, sure: false })
  await store.schedule({ key: 'clock/GAME3', due: 1_700_000_000_000, data: { n: 1 } })
  await store.keepReport({ number: 'R-1', code: 'GAME3', at: 6, seat: null, entries: 3, words: 'odd', saw: { a: [1] } })
  await store.close()
}

test('SQLite → file → PostgreSQL → file gives the same file, and so does the way back', async () => {
  await furnish('data')
  const backup = await run(sqlite('data'), 'backup', '--to', 'first.gz')
  expect(backup).toMatchObject({ code: 0, err: '' })
  expect(backup.out).toContain('tables: 250')
  const restore = await run({ DATABASE_URL: database.url }, 'restore', '--from', 'first.gz')
  expect(restore).toMatchObject({ code: 0, err: '' })
  expect(await run({ DATABASE_URL: database.url }, 'backup', '--to', 'second.gz')).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(at('second.gz')).equals(readFileSync(at('first.gz')))).toBe(true)
  expect(await run({}, 'migrate', '--from', database.url, '--to', 'back')).toMatchObject({ code: 0, err: '' })
  expect(await run(sqlite('back'), 'backup', '--to', 'third.gz')).toMatchObject({ code: 0 })
  expect(readFileSync(at('third.gz')).equals(readFileSync(at('first.gz')))).toBe(true)

  const store = await openStore({ dataDir: at('back'), databaseUrl: null })
  onTestFinished(() => store.close())
  expect(await store.table('GAME3')).toEqual({ record: record('changed'), version: 1, entries: 3, at: 3 })
  expect(await store.read('GAME3', 0)).toEqual([pass(0), pass(1), pass(2)])
})

test('a backup is for its owner alone, and replaces an earlier one of its name', async () => {
  await furnish('data')
  writeFileSync(at('copy.gz'), 'an earlier one')
  expect(await run(sqlite('data'), 'backup', '--to', 'copy.gz')).toMatchObject({ code: 0 })
  expect(statSync(at('copy.gz')).mode & 0o777).toBe(0o600)
  expect(gunzipSync(readFileSync(at('copy.gz'))).toString()).toMatch(/^{"coldwake":"backup","v":1}\n/)
  expect(readdirSync(dir).sort()).toEqual(['copy.gz', 'data'])
})

test('a backup is whole while the server goes on writing', async () => {
  await furnish('data')
  const store = await openStore({ dataDir: at('data'), databaseUrl: null })
  onTestFinished(() => store.close())
  let going = true
  const play = async () => {
    for (let seq = 6; going; seq++)
      await Promise.all(['GAME6', 'GAME13'].map(code => store.append(code, seq, [pass(seq)])))
  }
  const playing = play()
  expect(await run(sqlite('data'), 'backup', '--to', 'copy.gz')).toMatchObject({ code: 0, err: '' })
  going = false
  await playing
  expect(await run(sqlite('other'), 'restore', '--from', 'copy.gz')).toMatchObject({ code: 0, err: '' })
  const copy = await openStore({ dataDir: at('other'), databaseUrl: null })
  onTestFinished(() => copy.close())
  const logs = await Promise.all(['GAME6', 'GAME13'].map(code => copy.read(code, 0)))
  // Both were always appended to in one commit, so the copy has both or neither.
  expect(logs[0].length).toBe(logs[1].length)
  expect(logs[0]).toEqual(Array.from({ length: logs[0].length }, (_, n) => pass(n)))
})

test('a damaged file is refused, and nothing of it is restored', async () => {
  await furnish('data')
  await run(sqlite('data'), 'backup', '--to', 'whole.gz')
  const whole = readFileSync(at('whole.gz'))
  const text = gunzipSync(whole).toString()
  const flipped = Buffer.from(whole)
  flipped[flipped.length >> 1] ^= 0x20
  const damaged = {
    'flipped.gz': flipped,
    'short.gz': whole.subarray(0, whole.length - 200),
    'lines.gz': gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)),
    'missing.gz': gzipSync(text.replace(/{"kept":"job".*\n/, '')),
    'newer.gz': gzipSync(text.replace('"v":1', '"v":2')),
    'list.gz': Buffer.from('a shopping list'),
  }
  const expectRefused = async (name: string, env: Record<string, string>) => {
    const { code, err } = await run(env, 'restore', '--from', name)
    const words = expect.stringMatching(/is damaged or no backup .* Nothing was restored\.\n$/)
    expect({ name, code, err }).toEqual({ name, code: 1, err: words })
  }
  for (const [name, bytes] of Object.entries(damaged)) writeFileSync(at(name), bytes)
  await Promise.all(Object.keys(damaged).map(name => expectRefused(name, sqlite(`for ${name}`))))
  // The damage of this one shows last. The stores are still empty: a whole one goes in.
  await expectRefused('missing.gz', { DATABASE_URL: database.url })
  for (const env of [sqlite('for missing.gz'), { DATABASE_URL: database.url }])
    expect(await run(env, 'restore', '--from', 'whole.gz')).toMatchObject({ code: 0, err: '' })
})

test('a store that is not empty is refused and left alone', async () => {
  await furnish('data')
  await run(sqlite('data'), 'backup', '--to', 'copy.gz')
  const again = await run(sqlite('data'), 'restore', '--from', 'copy.gz')
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('Use an empty one') })
  expect(await run({}, 'migrate', '--from', 'data', '--to', database.url)).toMatchObject({ code: 0, err: '' })
  const twice = await run({}, 'migrate', '--from', 'data', '--to', database.url)
  expect(twice).toMatchObject({ code: 1, err: expect.stringContaining('Use an empty one') })
  expect(await run(sqlite('data'), 'backup', '--to', 'after.gz')).toMatchObject({ code: 0 })
  expect(readFileSync(at('after.gz')).equals(readFileSync(at('copy.gz')))).toBe(true)
})

test('what is not there is not made up, and said in words', async () => {
  const nowhere = await run(sqlite('nowhere'), 'backup', '--to', 'copy.gz')
  expect(nowhere).toMatchObject({ code: 1, out: '', err: expect.stringContaining('there is no coldwake.db in it') })
  expect(await run({ DATABASE_URL: database.url }, 'backup', '--to', 'copy.gz')).toMatchObject({
    code: 1,
    err: expect.stringContaining('it holds no Coldwake schema'),
  })
  expect(readdirSync(dir)).toEqual([])
  expect(await run(sqlite('new'), 'restore', '--from', 'nothing.gz')).toMatchObject({
    code: 2,
    err: expect.stringContaining('cannot read nothing.gz'),
  })
  await furnish('data')
  const cases: [string[], string][] = [
    [['backup', '--to', 'no/such/folder/copy.gz'], 'cannot write no/such/folder/copy.gz'],
    [['backup'], 'backup needs --to FILE'],
    [['restore'], 'restore needs --from FILE'],
    [['migrate', '--from', 'data'], 'migrate needs --from STORE and --to STORE'],
  ]
  const expectUsage = async ([args, words]: [string[], string]) => {
    const { code, err } = await run(sqlite('data'), ...args)
    expect({ args, code, err }).toEqual({ args, code: 2, err: expect.stringContaining(words) })
  }
  await Promise.all(cases.map(expectUsage))
  const settings = await run({ DATABASE_URL: 'mysql://x' }, 'backup', '--to', 'copy.gz')
  expect(settings).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL must be like postgres://') })
})
