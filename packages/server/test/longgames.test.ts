/** Long logs and hostile files: nobody else waits for them, and none is without a bound. */
import { type Entry, LiveGame } from '@coldwake/host'
import { fold, type GameLog, type LogInput } from '@coldwake/rules'
import { LIMITS, type SeatTaken } from '@coldwake/wire'
import { expect, test, vi } from 'vitest'
import { buildEdition } from './support/editions.ts'
import { digestOf, longFile, longInputs } from './support/longgame.ts'
import {
  caughtUp,
  command,
  draft,
  http,
  newPass,
  Player,
  playOne,
  reason,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { seeded, type TestServer, testServer } from './support/server.ts'

const upload = (port: number, file: unknown) => http(port, 'POST', '/api/games', file)

/** How often the server answers others until this is done. */
async function answersDuring(port: number, work: Promise<unknown>): Promise<number> {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  let answers = 0
  while (!isDone) {
    expect((await http(port, 'GET', '/healthz')).status).toBe(200)
    answers++
  }
  return answers
}

test('an uploaded game that is as long as one may be keeps nobody waiting', async () => {
  const { port } = await testServer()
  const work = upload(port, longFile(LIMITS.game.entries - 1))
  expect(await answersDuring(port, work)).toBeGreaterThan(10)
  const answered = await work
  expect(answered.status).toBe(201)
  // It is loaded in slices, too, whatever is asked of it.
  const { code } = JSON.parse(answered.text)
  const again = http(port, 'GET', `/api/tables/${code}/log`)
  await answersDuring(port, again)
  expect(JSON.parse((await again).text).inputs).toHaveLength(LIMITS.game.entries - 1)
})

test('a file with too many inputs or take backs, by nobody, or nested without end is refused and leaves no table', async () => {
  const { port, store } = await testServer()
  const file = longFile(30)
  const refused = async (more: object) => reason(await upload(port, { ...file, ...more }))
  const many = (count: number, input: object | null) => Array.from({ length: count }, () => input)
  const standing = { do: 'standing', seat: 0, until: 'off' }
  expect(await refused({ inputs: many(LIMITS.game.entries, standing) })).toEqual([422, 'badFile', 'tooManyInputs'])
  // However many: they are counted before they are looked at.
  const nothing = many(LIMITS.game.entries, null)
  expect(await refused({ inputs: nothing })).toEqual([422, 'badFile', 'tooManyInputs'])
  const options = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`option${i}`, true]))
  expect((await refused({ setup: { ...file.setup, options } }))[0]).toBe(400)
  expect(await refused({ inputs: many(LIMITS.game.backs + 1, { do: 'undo', seat: 0, to: 0 }) })).toEqual([
    422,
    'badFile',
    'tooManyUndos',
  ])
  expect(await refused({ inputs: file.inputs.with(19, { do: 'undo', seat: 99, to: 0 }) })).toEqual([
    422,
    'badFile',
    'notAsked',
  ])
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const withDeep = (field: string) => JSON.stringify({ ...file, [field]: 'DEEP' }).replace('"DEEP"', deep)
  for (const field of ['more', 'inputs', 'key', 'digest'])
    expect(reason(await upload(port, withDeep(field)))[0]).toBe(400)
  const deepInput = JSON.stringify({ ...file, inputs: [{ do: 'reconsider', seat: 0, n: 1, more: 'DEEP' }] }).replace(
    '"DEEP"',
    deep,
  )
  expect(reason(await upload(port, deepInput))).toEqual([422, 'badFile', 'illegal'])
  expect(await store.codes('', 10)).toEqual([])
})

test('what a file carries beyond a game is not kept', async () => {
  const { port, store } = await testServer()
  const file = longFile(30)
  const padded = file.inputs.map(input =>
    input.do === 'undo' ? input : { ...input, cost: { more: 'x'.repeat(1000) } },
  )
  const standing = { do: 'standing', seat: 0, until: 'round', unlessMine: true, more: 'x'.repeat(1000) }
  const answered = await upload(port, { ...file, inputs: padded })
  expect(answered.status).toBe(201)
  expect(JSON.stringify(await store.read(JSON.parse(answered.text).code, 0))).not.toContain('xxx')
  for (const wrong of [standing, { do: 'reconsider', seat: 0, n: 1, more: 1 }, { ...file.inputs[8], more: 1 }])
    expect(reason(await upload(port, { ...file, inputs: file.inputs.with(8, wrong as LogInput) }))).toEqual([
      422,
      'badFile',
      'illegal',
    ])
})

/** A running game of two whose log has so many entries. */
async function longGame({ port, store }: TestServer, entries: number): Promise<SeatTaken[]> {
  const taken = await startedTable(port, 2)
  const { code } = taken[0]
  const [first] = await store.read(code, 0)
  if (first?.e !== 'create') throw new Error('a log begins with the set-up')
  const { inputs } = longInputs(first.setup, first.key, entries - 1)
  const more = inputs.map((input): Entry => {
    if (input.do === 'undo') return { e: 'back', at: first.at, seat: input.seat, to: input.to + 1 }
    if (input.do === 'redeal') throw new Error('nothing is dealt anew here')
    return { e: 'input', at: first.at, input }
  })
  await store.append(code, 1, more)
  return taken
}

test('proposals to take back do not fold the log again each time', async () => {
  let server = await testServer({ newKey: seeded(5) })
  const taken = await longGame(server, 1550)
  server = await server.restart()
  const [ada] = await Player.all(server.port, taken)
  const cpu = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await work()
    return process.cpuUsage(before).user
  }
  const entries = await server.store.read(taken[0].code, 0)
  const looking = () => LiveGame.folded({ store: server.store, editions: server.editions }, entries)
  const look = Math.max(await cpu(looking), await cpu(looking))
  const proposing = await cpu(async () => {
    for (let i = 0; i < 30; i++) {
      const reply = await ada.propose({ what: 'takeBack', event: ada.events.length - 1 })
      expect([null, 'cannotTakeBack']).toContain(refusalIn(reply))
    }
  })
  expect(proposing).toBeLessThan(12 * look)
})

test('a standing answer that is changed over and over is refused until the game goes on', async () => {
  const { port, store } = await testServer({ newKey: seeded(5) })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  const [ada] = players
  const change = (until: string) => ada.ask({ say: 'standing', until, unlessMine: true })
  const replies = await Promise.all(Array.from({ length: 40 }, (_, i) => change(i % 2 ? 'off' : 'game')))
  expect(replies.filter(reply => refusalIn(reply) === null)).toHaveLength(20)
  expect(refusalIn(replies[39])).toBe('tooFast')
  expect(await store.read(taken[0].code, 0)).toHaveLength(21)
  await playOne(players, () => 0)
  expect(refusalIn(await change('game'))).toBeNull()
})

test('a running game has a bound: then it can be ended, looked at and gone on from', async () => {
  let server = await testServer({ newKey: seeded(5) })
  const taken = await longGame(server, 300)
  const { code } = taken[0]
  const entries = await server.store.read(code, 0)
  const at = entries[0].at
  const filler = Array.from({ length: LIMITS.game.entries - 301 }, (_, i) => ({
    e: 'input' as const,
    at,
    input: { seat: i % 2, do: 'standing' as const, until: 'off' as const },
  }))
  await server.store.append(code, 300, filler)
  server = await server.restart()
  const players = await Player.all(server.port, taken)
  expect((await playOne(players, () => 0))?.reply.say).toBe('accepted')
  expect(refusalIn((await playOne(players, () => 0))?.reply ?? { say: 'accepted', ref: 0 })).toBe('gameFull')
  expect(refusalIn(await players[0].takeBack())).toBe('gameFull')
  expect(await server.store.read(code, 0)).toHaveLength(LIMITS.game.entries)
  expect((await command(server.port, taken[0], { do: 'end' })).status).toBe(200)
  expect((await http(server.port, 'GET', `/api/tables/${code}/log`)).status).toBe(200)
})

// ---------------------------------------------------------------- going on

const goOn = async (port: number, code: string, inputs: number): Promise<SeatTaken[]> => {
  const how = { inputs, name: 'Ada', seats: [null, null], clock: null, delay: 0 }
  const host: SeatTaken = JSON.parse((await http(port, 'POST', `/api/tables/${code}/continue`, how)).text)
  const guest: SeatTaken = JSON.parse(
    (await http(port, 'POST', `/api/tables/${host.code}/seats`, { name: 'Grace' })).text,
  )
  await http(port, 'POST', `/api/tables/${host.code}/seat`, { do: 'ready', ready: true }, guest.token)
  await command(port, host, { do: 'start' })
  return [host, guest]
}

async function endedGame({ port }: TestServer): Promise<{ code: string; log: GameLog; players: Player[] }> {
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  await draft(players)
  for (let i = 0; i < 12; i++) await playOne(players, below => i % below)
  await caughtUp(players)
  await command(port, taken[0], { do: 'end' })
  const { code } = taken[0]
  return { code, log: JSON.parse((await http(port, 'GET', `/api/tables/${code}/log`)).text), players }
}

test('a game that goes on is dealt anew where nobody has looked, and says so; what people know stays', async () => {
  const server = await testServer({ newKey: seeded(6) })
  const { code, log, players: before } = await endedGame(server)
  const taken = await goOn(server.port, code, log.inputs.length)
  const players = await Player.all(server.port, taken)
  expect(players.map(({ game }) => JSON.stringify([game?.table, game?.me]))).toEqual(
    before.map(({ game }) => JSON.stringify([game?.table, game?.me])),
  )
  expect(players.map(({ talk }) => talk.at(-1)?.talk)).toEqual([{ t: 'dealtAnew' }, { t: 'dealtAnew' }])
  // Whoever has the old file cannot compute the new game.
  const entries = await server.store.read(taken[0].code, 0)
  const last = entries.at(-1)
  if (last?.e !== 'redeal') throw new Error('the last entry deals anew')
  expect(last.key).not.toEqual(log.key)
  const old = fold(log)
  const now = fold({ ...log, inputs: [...log.inputs, { do: 'redeal', key: last.key }] })
  expect(now.zones).not.toEqual(old.zones)
  // Nothing is taken back to before that: it would be the old deal again.
  const reply = await players[0].propose({ what: 'takeBack', event: players[0].events.length - 1 })
  expect(refusalIn(reply)).toBe('cannotTakeBack')
  // After a restart it is the same, and its file can be played again, here and elsewhere.
  await playOne(players, () => 0)
  await command(server.port, taken[0], { do: 'end' })
  const again = await server.restart()
  const file = JSON.parse((await http(again.port, 'GET', `/api/tables/${taken[0].code}/log`)).text)
  expect(digestOf(fold(file))).toBe(file.digest)
  expect((await upload(again.port, file)).status).toBe(201)
})

test('a game by rules that cannot deal anew goes on as it was, and says so', async () => {
  const older = await buildEdition({ 'src/index.ts': [["export { redealt } from './exchange.ts'\n", '']] })
  const server = await testServer({ newKey: seeded(6), bundle: older.file })
  const { code, log } = await endedGame(server)
  const taken = await goOn(server.port, code, log.inputs.length)
  const [ada] = await Player.all(server.port, taken)
  expect(ada.talk.at(-1)?.talk).toEqual({ t: 'sameDeal' })
  expect((await server.store.read(taken[0].code, 0)).map(({ e }) => e)).not.toContain('redeal')
})

test('after the clock of the machine jumped a day ahead and back, onlookers who are behind hear on', async () => {
  let now = 1_800_000_000_000
  const { port } = await testServer({ newKey: seeded(6), sweep: 10, now: () => now })
  const taken = await startedTable(port, 2, { delay: 60 })
  const players = await Player.all(port, taken)
  const onlooker = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  now += 24 * 3_600_000
  await playOne(players, () => 0)
  await players[0].talks({ t: 'words', words: 'tomorrow' })
  now -= 24 * 3_600_000
  await playOne(players, () => 0)
  await players[0].talks({ t: 'words', words: 'today' })
  now += 61_000
  await onlooker.until(() => onlooker.talk.some(({ talk }) => talk.t === 'words' && talk.words === 'today'))
  await onlooker.until(() => JSON.stringify(onlooker.game?.table) === JSON.stringify(players[0].game?.table))
})

test('what is refused at a table reads no log again, however far behind onlookers are', async () => {
  const server = await testServer({ newKey: seeded(6) })
  const taken = await startedTable(server.port, 2, { delay: LIMITS.delay })
  const [ada] = await Player.all(server.port, taken)
  const onlooker = await Player.connect(server.port, await newPass(server.port, taken[0], { do: 'watch' }))
  await caughtUp([ada, onlooker])
  const read = vi.spyOn(server.store, 'read')
  for (let i = 0; i < 20; i++) expect(refusalIn(await ada.answer({ do: 'pass' }, 1_000_000))).toBe('stale')
  expect(read.mock.calls).toEqual([])
})
