/** Nothing is kept without bound: old tables go, new ones need room, and one process has the file to itself. */
import { execFile } from 'node:child_process'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite, storageError } from '../src/sqlite.ts'
import { COMPILED } from './support/compiled.ts'
import {
  caughtUp,
  command,
  fullTable,
  http,
  lobbyOf,
  Player,
  playOne,
  reason,
  startedTable,
  tableRequest,
} from './support/players.ts'
import { program } from './support/program.ts'
import { intercept, seeded, testServer } from './support/server.ts'
import { temporary } from './support/temp.ts'
import { Time } from './support/time.ts'

const DAY = 24 * 3600
const CLI = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))

async function directory(): Promise<string> {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  return path
}

test('tables that are over, ended or never began go after a while; games that people still play stay', async () => {
  const time = new Time()
  const settings = { keepFinished: 90, keepIdle: 365 }
  const { port, store } = await testServer({ newKey: seeded(1), now: time.now, cleanEvery: 10, settings })
  const [lobby] = await fullTable(port, 2)
  const ended = await startedTable(port, 2)
  const idle = await startedTable(port, 2)
  const played = await startedTable(port, 2)
  const talked = await fullTable(port, 2)
  const file = await store.read(ended[0].code, 0)
  await command(port, ended[0], { do: 'end' })
  expect(
    (await http(port, 'POST', `/api/tables/${ended[0].code}/reports`, { words: 'Hm' }, ended[0].token)).status,
  ).toBe(201)
  const players = await Player.all(port, played)
  const speaker = await Player.connect(port, talked[0])
  time.pass(80 * DAY)
  await playOne(players, () => 0)
  await speaker.talks({ t: 'words', words: 'Soon?' })
  expect(await store.codes('', 10)).toHaveLength(5)
  time.pass(11 * DAY)
  const codes = (...tables: { code: string }[]) => tables.map(({ code }) => code).toSorted()
  await expect.poll(() => store.codes('', 10)).toEqual(codes(idle[0], played[0], talked[0]))
  // Nothing of them is left, and nobody finds them.
  expect(file).not.toEqual([])
  for (const { code } of [lobby, ended[0]]) {
    expect(await store.read(code, 0)).toEqual([])
    expect(await store.said(code, 0)).toEqual([])
    expect(reason(await http(port, 'GET', `/api/tables/${code}`))).toEqual([404, 'unknownTable'])
  }
  expect(store.db.prepare('SELECT count(*) AS left FROM reports').get()?.left).toBe(0)
  await caughtUp(players)
  expect((await playOne(players, () => 0))?.reply.say).toBe('accepted')
  time.pass(275 * DAY)
  await expect.poll(() => store.codes('', 10)).toEqual(codes(played[0]))
})

test('a server that keeps as much as it may takes no new tables, and games go on', async () => {
  let server = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(server.port, 2)
  await command(server.port, (await startedTable(server.port, 2))[0], { do: 'end' })
  await server.stop()
  const settings = { maxStored: 0.01 }
  server = await testServer({ newKey: seeded(1), directory: server.directory, settings })
  const { port } = server
  expect(reason(await http(port, 'POST', '/api/tables', tableRequest(2)))).toEqual([503, 'serverFull'])
  const players = await Player.all(port, taken)
  expect((await playOne(players, () => 0))?.reply.say).toBe('accepted')
  // A report is as long as everything that its seat was told: it is not kept either.
  const report = await http(port, 'POST', `/api/tables/${taken[0].code}/reports`, { words: 'Hm' }, taken[0].token)
  expect(reason(report)).toEqual([503, 'serverFull'])
})

test('an address makes so many tables in an hour, and so many in a day', async () => {
  // A tenth of what is usual: 3 in an hour, 15 in a day.
  let hours = 0
  const { port } = await testServer({ settings: { rateFactor: 0.1 }, rateClock: () => hours * 3600 })
  const made: number[] = []
  for (; hours < 10; hours++) {
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await http(port, 'POST', '/api/tables', tableRequest(2))).status)
    for (const status of statuses) expect([201, 429]).toContain(status)
    made.push(statuses.filter(status => status === 201).length)
  }
  // Meanwhile the day allows one more every 96 minutes.
  expect(made).toEqual([3, 3, 3, 3, 3, 3, 0, 1, 1, 0])
})

test('a code that is no table’s is told to no other process', async () => {
  const { port, store } = await testServer()
  let signals = 0
  const end = intercept(store, 'signal', async () => {
    signals++
  })
  onTestFinished(end)
  expect((await http(port, 'GET', '/api/tables/ZZZZZZZZ')).status).toBe(404)
  const stranger = new Player(port)
  await stranger.open()
  stranger.send({ say: 'hello', code: 'ZZZZZZZZ', token: 'x'.repeat(43), since: 0, heard: 0 })
  await stranger.until(() => stranger.closed !== null)
  expect(signals).toBe(0)
  const [host] = await fullTable(port, 2)
  await lobbyOf(port, host)
  await expect.poll(() => signals).toBeGreaterThan(0)
})

test('a second process refuses to start on the same file, in one line that names it; the lock goes with a killed one', async () => {
  const DATA_DIR = await directory()
  const env = { PORT: '0', DATA_DIR }
  const first = program(env)
  await first.listening
  const second = program(env)
  expect(await second.exited).toMatchObject({ code: 1 })
  expect(second.output.stderr).toMatch(/^[^\n]+\n$/)
  expect(second.output.stderr).toContain(`${join(DATA_DIR, 'coldwake.db')} is in use by another process`)
  // A backup is made beside a server that runs; what would write into its file is refused.
  const cli = (...args: string[]) =>
    new Promise<{ failed: boolean; stderr: string }>(done =>
      execFile(
        process.execPath,
        [CLI, ...args],
        { env: { ...process.env, ...COMPILED, DATA_DIR } },
        (error, _, stderr) => done({ failed: error !== null, stderr }),
      ),
    )
  const backup = join(await directory(), 'all.backup')
  expect(await cli('backup', '--to', backup)).toMatchObject({ failed: false })
  expect(await cli('restore', '--from', backup)).toMatchObject({
    failed: true,
    stderr: expect.stringContaining('is in use by another process'),
  })
  first.child.kill('SIGKILL')
  await first.exited
  const third = program(env)
  expect(await third.listening).toBeGreaterThan(0)
})

test('a file that is empty or damaged is refused, and stays as it is', async () => {
  const empty = await directory()
  await writeFile(join(empty, 'coldwake.db'), '')
  expect(() => openSqlite(empty)).toThrow(/cannot be used: coldwake\.db in it is empty; restore a backup/)
  expect(await readFile(join(empty, 'coldwake.db'))).toHaveLength(0)

  const damaged = await directory()
  const store = openSqlite(damaged)
  await store.keepRules('f00d', 'x'.repeat(200_000))
  await store.close()
  const file = await open(join(damaged, 'coldwake.db'), 'r+')
  const { size } = await file.stat()
  // Every page after the first, where each begins: what points to what is lost.
  for (let at = 4096; at < size; at += 4096) await file.write(Buffer.alloc(200, 0xff), 0, 200, at)
  await file.close()
  expect(() => openSqlite(damaged)).toThrow(/cannot be used: coldwake\.db in it is damaged .*restore a backup/)
  await writeFile(join(damaged, 'coldwake.db'), 'this is a text, and longer than a database’s head is: '.repeat(200))
  expect(() => openSqlite(damaged)).toThrow(/cannot be used: coldwake\.db in it is damaged .*restore a backup/)
})

test('an error of the disk where there is no room left is called what it is', () => {
  const error = Object.assign(new Error('disk I/O error'), { errcode: 4874 })
  expect(storageError(error, '/', () => true)).toMatchObject({ reason: 'full', message: 'disk full' })
  expect(storageError(error, '/', () => false)).toMatchObject({ reason: 'failed', message: 'disk I/O error' })
})
