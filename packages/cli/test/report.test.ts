/** A report as an operator looks it up: a real server kept it, a real process prints it. */
import { execFile } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold, type GameLog, tableView } from '@coldwake/rules'
import type { Reported } from '@coldwake/wire'
import { expect, onTestFinished, test } from 'vitest'
import { COMPILED } from '../../server/test/support/compiled.ts'
import { caughtUp, chance, http, Player, playOne, startedTable } from '../../server/test/support/players.ts'
import { seeded, testServer } from '../../server/test/support/server.ts'
import { temporary } from '../../server/test/support/temp.ts'

const main = join(import.meta.dirname, '../src/main.ts')

async function place(): Promise<string> {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  return path
}

const run = (cwd: string, DATA_DIR: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>(done => {
    const options = { cwd, env: { PATH: process.env.PATH, ...COMPILED, DATA_DIR } }
    execFile(process.execPath, [main, ...args], options, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

test('the number finds the words, what the seat saw, and a game that replays to that very moment', async () => {
  const cwd = await place()
  const { port, directory, store } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  const random = chance(1)
  for (let i = 0; i < 30; i++) await playOne(players, random)
  const taker = players.find(player => player.game?.back)
  await taker?.takeBack()
  await caughtUp(players)
  const table = JSON.stringify(players[0].game?.table)
  const path = `/api/tables/${taken[0].code}/reports`
  const answer = await http(port, 'POST', path, { words: 'The door is wrong.\nReally.' }, taken[1].token)
  const { number, saw }: Reported = JSON.parse(answer.text)
  // The game goes on; the report does not.
  for (let i = 0; i < 5; i++) await playOne(players, random)

  const shown = await run(cwd, directory, 'report', number.toLowerCase())
  expect(shown).toMatchObject({ code: 0, err: '' })
  expect(shown.out).toContain(`${number}: seat 1 at table ${taken[0].code}`)
  expect(shown.out).toContain('The door is wrong.\nReally.\n')
  expect(shown.out).toContain(JSON.stringify(saw))
  const file = join(cwd, `${number}.json`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const log: GameLog = JSON.parse(readFileSync(file, 'utf8'))
  expect(JSON.stringify(tableView(fold(log)))).toBe(table)
  expect((await run(cwd, directory, 'replay', file)).out).toContain('same state')

  expect(await run(cwd, directory, 'report', number, '--to', 'elsewhere.json')).toMatchObject({ code: 0 })
  expect(readFileSync(join(cwd, 'elsewhere.json'), 'utf8')).toBe(readFileSync(file, 'utf8'))

  // A game that changed its rules on the way is written as it is kept.
  const entries = (await store.report(number))?.entries ?? 0
  const moved = { ...(await store.report(number)), number: 'R-222222222222', entries: entries + 100 }
  await store.append(taken[0].code, (await store.read(taken[0].code, 0)).length, [{ e: 'rules', at: 1, rules: 'abc' }])
  await store.keepReport({ code: taken[0].code, at: 1, seat: null, words: '', saw: null, ...moved })
  const other = await run(cwd, directory, 'report', 'R-222222222222')
  expect(other.out).toContain('changed its rules on the way')
  expect(JSON.parse(readFileSync(join(cwd, 'R-222222222222.json'), 'utf8')).at(-1)).toEqual({
    e: 'rules',
    at: 1,
    rules: 'abc',
  })
})

test('a number that nobody has, none at all, and a place that cannot be written', async () => {
  const cwd = await place()
  const { port, directory } = await testServer()
  const [host] = await startedTable(port, 1)
  const none = await run(cwd, directory, 'report', 'R-ZZZZZZZZZZZZ')
  expect(none).toMatchObject({ code: 1, out: '' })
  expect(none.err).toMatch(/^There is no report R-ZZZZZZZZZZZZ here\..*DATA_DIR/)
  expect(await run(cwd, directory, 'report')).toMatchObject({ code: 2, err: expect.stringContaining('NUMBER') })
  const answer = await http(port, 'POST', `/api/tables/${host.code}/reports`, { words: 'x' }, host.token)
  const { number }: Reported = JSON.parse(answer.text)
  writeFileSync(join(cwd, 'file'), '')
  const blocked = await run(cwd, directory, 'report', number, '--to', 'file/x.json')
  expect(blocked).toMatchObject({ code: 2, err: 'cannot write file/x.json\n' })
})
