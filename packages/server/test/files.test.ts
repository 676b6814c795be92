/** A game as one file: taken home when it is over, shown again, and gone on with from any point. */
import { createHash } from 'node:crypto'
import { canonical, fold, type GameLog, keyFromSeed, tableView } from '@coldwake/rules'
import { playGame } from '@coldwake/rules/testing'
import { type Continue, LIMITS, type SeatTaken } from '@coldwake/wire'
import { expect, test } from 'vitest'
import {
  type Answered,
  askedOf,
  caughtUp,
  chance,
  command,
  draft,
  http,
  lobbyOf,
  newPass,
  Player,
  playOne,
  reason,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { seeded, testServer } from './support/server.ts'

const logAt = (port: number, code: string) => http(port, 'GET', `/api/tables/${code}/log`)
const upload = (port: number, file: unknown) => http(port, 'POST', '/api/games', file)
const goOn = (port: number, code: string, more: Partial<Continue> = {}): Promise<Answered> =>
  http(port, 'POST', `/api/tables/${code}/continue`, {
    inputs: 0,
    name: 'Ada',
    seats: [null, null],
    clock: null,
    delay: 0,
    ...more,
  })
const digest = (log: GameLog, until?: number) =>
  createHash('sha256')
    .update(canonical(fold(log, until)))
    .digest('hex')

/** A file of a game for two with take backs in it: by one alone, and by agreement. */
async function ended(
  port: number,
): Promise<{ code: string; log: GameLog & { names?: string[] }; taken: SeatTaken[]; players: Player[] }> {
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  await draft(players)
  const random = chance(3)
  for (let i = 0, backs = 0; i < 60 && backs < 3; i++) {
    await playOne(players, random)
    const taker = players.find(p => p.game?.back && !p.game.me.answer)
    if (!taker) continue
    await taker.takeBack()
    await caughtUp(players)
    backs++
  }
  await players[0].propose({ what: 'takeBack', event: players[0].events.length - 20 })
  await caughtUp(players)
  await players[1].agree(players[1].talk.findLastIndex(({ talk }) => talk.t === 'propose'))
  await caughtUp(players)
  for (let i = 0; i < 10; i++) await playOne(players, random)
  await caughtUp(players)
  await command(port, taken[0], { do: 'end' })
  const { text } = await logAt(port, taken[0].code)
  return { code: taken[0].code, log: JSON.parse(text), taken, players }
}

test('the file of an ended game leads to its last state, take backs and all, and says by which rules', async () => {
  const { port, store } = await testServer({ newKey: seeded(3) })
  const { code, log, players } = await ended(port)
  expect(log.inputs.filter(input => input.do === 'undo').length).toBeGreaterThanOrEqual(2)
  expect(log.inputs).toHaveLength((await store.read(code, 0)).length - 1)
  expect(digest(log)).toBe(log.digest)
  expect(JSON.stringify(tableView(fold(log)))).toBe(JSON.stringify(players[0].game?.table))
  const rules = await http(port, 'GET', `/api/rules/${log.rules}.mjs`)
  expect([rules.status, rules.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(createHash('sha256').update(rules.text).digest('hex').slice(0, 16)).toBe(log.rules)
  expect(rules.headers.get('cache-control')).toContain('immutable')
  expect(reason(await http(port, 'GET', '/api/rules/0000000000000000.mjs'))).toEqual([404, 'notFound'])
  expect(reason(await http(port, 'GET', '/api/rules/passwd'))).toEqual([404, 'notFound'])
})

test('an uploaded game is at a table for everybody to look at, and the same file when it is taken home again', async () => {
  const { port } = await testServer({ newKey: seeded(3) })
  const { code: origin, log } = await ended(port)
  const names = (await lobbyOf(port, { code: origin })).seats.map(({ name }) => name)
  expect(names).toEqual([expect.any(String), expect.any(String)])
  const other = await testServer()
  const answer = await upload(other.port, log)
  expect(answer.status).toBe(201)
  // Nor does it matter if nobody here knows its rules, as long as ours lead to the same end.
  expect((await upload(other.port, { ...log, rules: 'abcdef0123456789' })).status).toBe(201)
  const { code } = JSON.parse(answer.text)
  expect(await lobbyOf(other.port, { code })).toMatchObject({
    started: true,
    over: true,
    seats: names.map(name => ({ name, bot: null, person: false, online: false })),
  })
  expect(JSON.parse((await logAt(other.port, code)).text)).toEqual(log)
  // Nobody holds a seat there, and nobody can.
  for (const token of ['', 'x'.repeat(43), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'])
    expect(reason(await command(other.port, { code, token }, { do: 'resume' }))[1]).toBe('wrongToken')
  expect(reason(await http(other.port, 'POST', `/api/tables/${code}/seats`, { name: 'Eve' }))).toEqual([
    409,
    'alreadyStarted',
  ])
})

test('a file from before names were kept is taken, and names that nobody can have are not', async () => {
  const { port } = await testServer({ newKey: seeded(3) })
  const { log } = await ended(port)
  const { names, ...older } = log
  expect(names).toHaveLength(2)
  const { code } = JSON.parse((await upload(port, older)).text)
  expect((await lobbyOf(port, { code })).seats.map(({ name }) => name)).toEqual([null, null])
  expect(JSON.parse((await logAt(port, code)).text)).toEqual(older)
  for (const bad of [['x'.repeat(25)], [''], [7], Array(6).fill('Ada')])
    expect(reason(await upload(port, { ...log, names: bad }))).toEqual([400, 'badRequest', expect.any(String)])
})

test('whatever players may send is part of a file: answers, standing answers, held turns', async () => {
  const { port } = await testServer({ settings: { rateFactor: 100 } })
  const kinds = new Set<string>()
  for (const game of ['nemesis', 'lockdown'])
    for (const seed of [0, 5, 16, 32]) {
      const { setup, inputs, g } = playGame(seed, undefined, undefined, game)
      for (const input of inputs) kinds.add(input.do === 'standing' ? `standing ${input.until}` : input.do)
      const digest = createHash('sha256').update(canonical(g)).digest('hex')
      const log: GameLog = { coldwake: 1, setup, key: keyFromSeed(seed), inputs, digest }
      expect((await upload(port, log)).text).toContain('code')
    }
  for (const kind of ['standing off', 'standing round', 'holdTurn', 'drop', 'pass']) expect(kinds).toContain(kind)
})

test('a file that is damaged, foreign or too large is refused, and leaves no table behind', async () => {
  const { port, store } = await testServer({ newKey: seeded(3) })
  const { log } = await ended(port)
  const tables = (await store.codes('', 100)).length
  const without = (i: number) => ({ ...log, inputs: log.inputs.toSpliced(i, 1) })
  const changed = (i: number, input: object) => ({
    ...log,
    inputs: log.inputs.with(i, Object.assign({}, log.inputs[i], input)),
  })
  const refused = async (file: unknown) => reason(await upload(port, file))
  expect(await refused({ ...log, digest: 'f'.repeat(64) })).toEqual([422, 'badFile', 'digest'])
  expect(await refused({ ...log, key: log.key.with(0, 1) })).toEqual([422, 'badFile', expect.any(String)])
  expect(await refused(without(0))).toEqual([422, 'badFile', expect.any(String)])
  expect(await refused(without(log.inputs.length - 1))).toEqual([422, 'badFile', 'digest'])
  expect(await refused(changed(2, { seat: 7 }))).toEqual([422, 'badFile', 'notAsked'])
  expect(await refused(changed(2, { do: 'fly' }))).toEqual([422, 'badFile', 'illegal'])
  expect(await refused({ ...log, inputs: [{ do: 'undo', seat: 0, to: 5 }] })).toEqual([422, 'badFile', 'illegal'])
  expect(await refused({ ...log, setup: { ...log.setup, game: 'monopoly' } })).toEqual([422, 'badFile', 'setup'])
  expect(await refused({ ...log, setup: { ...log.setup, board: 'atlantis' } })).toEqual([422, 'badFile', 'setup'])
  expect(await refused({ ...log, setup: { ...log.setup, seats: [] } })).toEqual([400, 'badRequest', 'setup.seats'])
  expect(await refused({ ...log, rules: '\u0000' })).toEqual([400, 'badRequest', 'rules'])
  expect(await refused({ ...log, coldwake: 2 })).toEqual([400, 'badRequest', 'coldwake'])
  expect(await refused({ hello: 'world' })).toEqual([400, 'badRequest', 'coldwake'])
  expect(await refused('[]')).toEqual([400, 'badRequest', 'coldwake'])
  expect(await refused('PK\u0003\u0004')).toEqual([400, 'badRequest', 'body'])
  const huge = { ...log, inputs: [...log.inputs, { do: 'x', seat: 0, more: 'x'.repeat(LIMITS.upload) }] }
  expect(await refused(huge)).toEqual([413, 'tooLarge'])
  expect(await store.codes('', 100)).toHaveLength(tables)
})

test('it goes on from any point as a new table, which has its own people, and the old game stays as it was', async () => {
  const { port, store } = await testServer({ newKey: seeded(3) })
  const { code, log } = await ended(port)
  const before = await store.read(code, 0)
  const undo = log.inputs.findIndex(input => input.do === 'undo')
  for (const inputs of [0, 1, undo, undo + 1, Math.floor(log.inputs.length / 2), log.inputs.length]) {
    const made = await goOn(port, code, { inputs })
    expect(made.status).toBe(201)
    const host: SeatTaken = JSON.parse(made.text)
    expect(reason(await command(port, host, { do: 'start' }))).toEqual([409, 'seatsOpen'])
    const guest: SeatTaken = JSON.parse(
      (await http(port, 'POST', `/api/tables/${host.code}/seats`, { name: 'Grace' })).text,
    )
    await http(port, 'POST', `/api/tables/${host.code}/seat`, { do: 'ready', ready: true }, guest.token)
    expect((await command(port, host, { do: 'start' })).status).toBe(200)
    const players = await Player.all(port, [host, guest])
    const there = fold(log, inputs)
    expect(JSON.stringify(players[0].game?.table)).toBe(JSON.stringify(tableView(there)))
    expect(askedOf(players).length).toBeGreaterThan(0)
    expect((await playOne(players, chance(inputs)))?.reply.say).toBe('accepted')
    await command(port, host, { do: 'end' })
    const file: GameLog = JSON.parse((await logAt(port, host.code)).text)
    expect(file.inputs.slice(0, inputs)).toEqual(log.inputs.slice(0, inputs))
    expect(digest(file)).toBe(file.digest)
  }
  expect(await store.read(code, 0)).toEqual(before)
})

test('a table that goes on from another says from which round, who is who, and its host sits where they like', async () => {
  const { port } = await testServer({ newKey: seeded(3) })
  const { code, log } = await ended(port)
  const inputs = log.inputs.length
  const { round, crew } = tableView(fold(log, inputs))
  const made = await goOn(port, code, { inputs, seat: 1 })
  const host: SeatTaken = JSON.parse(made.text)
  expect(host.seat).toBe(1)
  expect(round).toBeGreaterThan(0)
  expect(await lobbyOf(port, host)).toMatchObject({
    host: 1,
    seats: [{ name: null }, { name: 'Ada' }],
    from: { round, characters: crew.map(({ character }) => character) },
  })
  expect(reason(await goOn(port, code, { inputs, seat: 1, seats: [null, 'random'] }))).toEqual([
    400,
    'badRequest',
    'seats',
  ])
  expect(reason(await goOn(port, code, { inputs, seat: 3 }))).toEqual([400, 'badRequest', 'seats'])
  // A new game has nothing to go on from.
  const [fresh] = await startedTable(port, 2)
  expect(await lobbyOf(port, fresh)).not.toHaveProperty('from')
})

test('from an uploaded game too, with bots and a clock', async () => {
  const { port } = await testServer({ newKey: seeded(3), settings: { botPace: 0 } })
  const { log } = await ended(port)
  const { code } = JSON.parse((await upload(port, log)).text)
  const clock = { seconds: 600, policy: 'wait' } as const
  const host: SeatTaken = JSON.parse(
    (await goOn(port, code, { inputs: log.inputs.length - 2, seats: ['random', null], clock, delay: 5 })).text,
  )
  expect(host.seat).toBe(1)
  expect((await command(port, host, { do: 'start' })).status).toBe(200)
  const ada = await Player.connect(port, host)
  expect(ada.lobby).toMatchObject({ clock, delay: 5, seats: [{ bot: 'random' }, { name: 'Ada' }] })
  await ada.until(() => ada.game?.me.decision != null)
})

test('a running game is nobody’s to take home, nor to go on from; and nothing is before its start', async () => {
  const { port } = await testServer({ newKey: seeded(3) })
  const taken = await startedTable(port, 2)
  expect(reason(await logAt(port, taken[0].code))).toEqual([409, 'notOver'])
  expect(reason(await goOn(port, taken[0].code))).toEqual([409, 'notOver'])
  await command(port, taken[0], { do: 'end' })
  expect(reason(await goOn(port, taken[0].code, { inputs: 1 }))).toEqual([400, 'badRequest', 'inputs'])
  expect(reason(await goOn(port, taken[0].code, { inputs: -1 }))).toEqual([400, 'badRequest', 'inputs'])
  expect(reason(await goOn(port, taken[0].code, { seats: [null] }))).toEqual([400, 'badRequest', 'seats'])
  expect(reason(await goOn(port, taken[0].code, { seats: ['random', 'random'] }))).toEqual([400, 'badRequest', 'seats'])
  expect(reason(await goOn(port, taken[0].code, { seats: ['hal', null] }))).toEqual([422, 'unknownBot', 'bot'])
  expect(reason(await goOn(port, 'ZZZZZZ'))).toEqual([404, 'unknownTable'])
  const further: SeatTaken = JSON.parse((await goOn(port, taken[0].code)).text)
  expect(reason(await logAt(port, further.code))).toEqual([409, 'notStarted'])
  expect(reason(await goOn(port, further.code))).toEqual([409, 'notOver'])
})

test('once a game is over by the rules nothing is taken back any more: its secrets are out', async () => {
  const { port } = await testServer({ newKey: seeded(4) })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  const random = chance(4)
  while (players[0].game?.table.over === null) await playOne(players, random)
  await caughtUp(players)
  for (const player of players) {
    expect(player.game?.back).toBe(false)
    expect(refusalIn(await player.takeBack())).toBe('over')
    expect(refusalIn(await player.propose({ what: 'takeBack', event: player.events.length - 1 }))).toBe('over')
  }
  const onlooker = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  expect(onlooker.game?.table.over).toEqual(players[0].game?.table.over)
  expect((await logAt(port, taken[0].code)).status).toBe(200)
})
