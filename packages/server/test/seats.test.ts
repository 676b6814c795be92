/** Who holds a seat: tokens, the host's commands, and what each of them is refused for. */
import type { HostCommand, SeatTaken } from '@coldwake/wire'
import { describe, expect, test } from 'vitest'
import {
  askedOf,
  byConsent,
  caughtUp,
  change,
  command,
  first,
  fullTable,
  http,
  lobbyOf,
  newPass,
  onTurn,
  Player,
  reason,
  refusalIn,
  startedTable,
  takenOver,
} from './support/players.ts'
import { holdUp, seeded, testServer } from './support/server.ts'

const COMMANDS: HostCommand[] = [
  { do: 'start' },
  { do: 'pause' },
  { do: 'resume' },
  { do: 'end' },
  { do: 'bot', seat: 1, bot: 'random' },
  { do: 'open', seat: 1 },
  { do: 'free', seat: 1 },
  { do: 'clock', clock: null },
  { do: 'delay', delay: 1 },
  { do: 'reactions', seconds: 60 },
  { do: 'watch' },
]
const AFTER_START = ['pause', 'resume', 'end'] as const
const shown = (commands: HostCommand[]) => commands.map(what => [what.do, what] as const)

describe('a command is the host’s alone', () => {
  test.each(shown(COMMANDS))('%s', async (_, what) => {
    const { port, store } = await testServer()
    for (const table of [fullTable, startedTable]) {
      const [host, guest] = await table(port, 2)
      const watch = await newPass(port, host, { do: 'watch' })
      const before = await store.table(host.code)
      expect(reason(await command(port, guest, what))).toEqual([403, 'notHost'])
      expect(reason(await command(port, watch, what))).toEqual([403, 'onlooker'])
      expect(reason(await command(port, { ...host, token: 'x'.repeat(43) }, what))).toEqual([401, 'wrongToken'])
      expect(reason(await http(port, 'POST', `/api/tables/${host.code}/host`, what))).toEqual([401, 'wrongToken'])
      expect(await store.table(host.code)).toEqual(before)
    }
  })
})

test('before the start there is nothing to pause, to go on with, or to end', async () => {
  const { port } = await testServer()
  const [host] = await fullTable(port, 2)
  for (const what of AFTER_START) expect(reason(await command(port, host, { do: what }))).toEqual([409, 'notStarted'])
  expect(reason(await command(port, host, { do: 'open', seat: 1 }))).toEqual([409, 'notStarted'])
})

test('after the start nobody stands up, and nobody is told to', async () => {
  const { port } = await testServer()
  const [host, guest] = await startedTable(port, 2)
  expect(reason(await command(port, host, { do: 'free', seat: 1 }))).toEqual([409, 'alreadyStarted'])
  expect(reason(await change(port, guest, { do: 'leave' }))).toEqual([409, 'alreadyStarted'])
  expect(reason(await change(port, guest, { do: 'ready', ready: false }))).toEqual([409, 'alreadyStarted'])
})

test('seats that a table does not have, bots that nobody knows, and the host’s own seat', async () => {
  const { port } = await testServer()
  const [host] = await fullTable(port, 2)
  for (const what of ['open', 'free'] as const)
    expect(reason(await command(port, host, { do: what, seat: 2 }))).toEqual([400, 'badRequest', 'seat'])
  expect(reason(await command(port, host, { do: 'bot', seat: 2, bot: 'random' }))).toEqual([400, 'badRequest', 'seat'])
  expect(reason(await command(port, host, { do: 'bot', seat: 1, bot: 'hal' }))).toEqual([422, 'unknownBot', 'bot'])
  expect(reason(await command(port, host, { do: 'bot', seat: 0, bot: 'random' }))).toEqual([400, 'badRequest', 'host'])
  expect(reason(await command(port, host, { do: 'free', seat: 0 }))).toEqual([400, 'badRequest', 'host'])
  expect(reason(await change(port, host, { do: 'leave' }))).toEqual([400, 'badRequest', 'host'])
})

test('a person renames, is not ready after all, leaves, and the seat is free for the next', async () => {
  const { port } = await testServer()
  const [host, guest] = await fullTable(port, 2)
  const ada = await Player.connect(port, host)
  const grace = await Player.connect(port, guest)
  await change(port, guest, { do: 'name', name: ' Admiral ' })
  await ada.until(() => ada.lobby?.seats[1].name === 'Admiral')
  await change(port, guest, { do: 'ready', ready: false })
  expect(reason(await command(port, host, { do: 'start' }))).toEqual([409, 'notReady'])

  expect((await change(port, guest, { do: 'leave' })).status).toBe(204)
  await grace.until(() => grace.closed !== null).catch(() => {})
  expect(grace.closed).toBe(4001)
  expect(reason(await change(port, guest, { do: 'ready', ready: true }))).toEqual([401, 'wrongToken'])
  await ada.until(() => ada.lobby?.seats[1].name === null)
  expect(ada.lobby?.seats[1]).toEqual({ name: null, bot: null, person: false, ready: false, online: false })
  expect(ada.talk.at(-1)).toMatchObject({ seat: null, talk: { t: 'left', seat: 1, name: 'Admiral' } })
  const edith = await http(port, 'POST', `/api/tables/${host.code}/seats`, { name: 'Edith' })
  expect(JSON.parse(edith.text).seat).toBe(1)
})

test('the host frees a seat, or gives it to a bot, and whoever sat there is shown out', async () => {
  const { port } = await testServer()
  const [host, ...guests] = await fullTable(port, 3)
  const players = await Player.all(port, guests)
  await command(port, host, { do: 'free', seat: 1 })
  await command(port, host, { do: 'bot', seat: 2, bot: 'random' })
  for (const player of players) await player.until(() => player.closed !== null).catch(() => {})
  expect(players.map(p => p.closed)).toEqual([4001, 4001])
  const { seats } = await lobbyOf(port, host)
  expect(seats.slice(1)).toEqual([
    { name: null, bot: null, person: false, ready: false, online: false },
    { name: expect.any(String), bot: 'random', person: false, ready: true, online: false },
  ])
  // And a bot makes room for a person again.
  await command(port, host, { do: 'free', seat: 2 })
  expect((await lobbyOf(port, host)).seats[2]).toMatchObject({ name: null, bot: null })
})

describe('a seat of a running game that somebody takes over', () => {
  test('is held by the new token alone, from that moment on', async () => {
    const { port, store } = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(port, 3)
    const [host] = taken
    await byConsent(port, taken, { do: 'open', seat: 1 })
    const players = await Player.all(port, [taken[0], taken[2]])
    const grace = await untilAsked(port, taken[1], players)
    const [old, n] = [taken[1], grace.game?.me.decision?.n ?? 0]
    // She came back, so that the seat was hers again; it is opened once more.
    await byConsent(port, [taken[0], taken[2]], { do: 'open', seat: 1 })
    const written = await store.read(host.code, 0)

    // The old holder answers in the very moment in which somebody takes the seat.
    const { reached, release } = holdUp(store, 'changeTable')
    const again = http(port, 'POST', `/api/tables/${host.code}/seats`, { name: 'Mary' })
    await reached
    grace.send({ say: 'answer', ref: 1, n, choice: first(grace) })
    await grace.ping()
    release()
    const pass: SeatTaken = JSON.parse((await again).text)
    expect(pass.seat).toBe(1)
    await grace.until(() => grace.closed !== null).catch(() => {})
    expect(grace.closed).toBe(4001)
    expect(await store.read(host.code, 0)).toEqual(written)

    expect(reason(await change(port, old, { do: 'name', name: 'Eve' }))).toEqual([401, 'wrongToken'])
    const stranger = new Player(port)
    await stranger.open()
    const refusal = stranger.refusal()
    stranger.send({ say: 'hello', code: old.code, token: old.token, since: 0, heard: 0 })
    expect(await refusal).toEqual(['wrongToken'])

    const back = await Player.connect(port, pass)
    expect(back.game?.me).toEqual(grace.game?.me)
    expect(refusalIn(await back.answer(first(back)))).toBeNull()
    expect(back.talk.at(-1)?.talk).toEqual({ t: 'tookOver', seat: 1, name: 'Mary', before: 'Grace' })
    expect(back.lobby?.seats[1]).toEqual({ name: 'Mary', bot: null, person: true, ready: true, online: true })
    // It is taken now, and nobody else can take it.
    const late = await http(port, 'POST', `/api/tables/${host.code}/seats`, { name: 'Eve', seat: 1 })
    expect(reason(late)).toEqual([409, 'alreadyStarted'])
  })

  test('may have been a bot’s: a person takes over in the middle of the game', async () => {
    const { port } = await testServer({ newKey: seeded(1) })
    const [host] = await startedTable(port, 1, { seats: [null, 'random'] })
    const pass = await takenOver(port, [host], 1, 'Late')
    const late = await Player.connect(port, pass)
    expect(late.lobby?.seats[1]).toEqual({ name: 'Late', bot: null, person: true, ready: true, online: true })
    const ada = await Player.connect(port, host)
    for (let i = 0; i < 4; i++) {
      const { active } = onTurn([ada, late])
      const before = active.game
      expect(refusalIn(await active.answer(first(active)))).toBeNull()
      await active.until(() => active.game !== before)
      await caughtUp([ada, late])
    }
  })
})

/** The player of this seat, connected when it is asked something. */
async function untilAsked(port: number, pass: SeatTaken, others: Player[]): Promise<Player> {
  const player = await Player.connect(port, pass)
  while (!askedOf([player]).length) {
    const [active] = askedOf(others)
    await active.answer(first(active))
    await caughtUp([player, ...others])
  }
  return player
}

test('a bot plays for a person until that person returns, by coming back or by answering', async () => {
  const { port, store } = await testServer({ newKey: seeded(1), settings: { botPace: 60_000 } })
  const taken = await startedTable(port, 2)
  const [ada, grace] = await Player.all(port, taken)
  await byConsent(port, taken, { do: 'bot', seat: 1, bot: 'random' })
  await ada.until(() => ada.lobby?.seats[1].bot === 'random')
  expect(ada.lobby?.seats[1]).toMatchObject({ name: 'Grace', person: true })

  // She is still there, and answers: the seat is hers again.
  while (!askedOf([grace]).length) {
    await ada.answer(first(ada))
    await caughtUp([ada, grace])
  }
  expect(refusalIn(await grace.answer(first(grace)))).toBeNull()
  await ada.until(() => ada.lobby?.seats[1].bot === null)
  expect(ada.talk.slice(-2).map(({ talk }) => talk)).toEqual([
    { t: 'bot', seat: 1, bot: 'random', to: expect.any(Number) },
    { t: 'returned', seat: 1 },
  ])

  await grace.close()
  await byConsent(port, taken, { do: 'bot', seat: 1, bot: 'random' })
  await ada.until(() => ada.lobby?.seats[1].bot === 'random')
  const back = await Player.connect(port, taken[1])
  expect(back.lobby?.seats[1].bot).toBeNull()
  await ada.until(() => ada.lobby?.seats[1].bot === null)
  expect((await store.table(taken[0].code))?.record.seats[1].bot).toBeNull()
})

test('while the game is paused nothing is answered; then it goes on where it was', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  await command(port, taken[0], { do: 'pause' })
  await players[1].until(() => players[1].lobby?.paused === true)
  const { active } = onTurn(players)
  const before = JSON.stringify(active.game)
  expect(refusalIn(await active.answer(first(active)))).toBe('paused')
  expect(refusalIn(await active.ask({ say: 'standing', until: 'game', unlessMine: false }))).toBe('paused')
  expect(refusalIn(await active.takeBack())).toBe('paused')
  expect(refusalIn(await active.talks({ t: 'words', words: 'Tea?' }))).toBeNull()
  expect((await command(port, taken[0], { do: 'pause' })).status).toBe(200) // once more changes nothing
  await command(port, taken[0], { do: 'resume' })
  expect(JSON.stringify(active.game)).toBe(before)
  expect(refusalIn(await active.answer(first(active)))).toBeNull()
  expect(players[0].talk.filter(({ talk }) => talk.t === 'paused')).toHaveLength(1)
})

test('the host ends the game: nothing is answered any more, and its log is there for everybody', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  await command(port, taken[0], { do: 'end' })
  await players[1].until(() => players[1].lobby?.over === true)
  const { active } = onTurn(players)
  expect(refusalIn(await active.answer(first(active)))).toBe('over')
  expect(refusalIn(await active.takeBack())).toBe('over')
  expect(refusalIn(await active.propose({ what: 'takeBack', event: 0 }))).toBe('over')
  for (const what of AFTER_START) expect(reason(await command(port, taken[0], { do: what }))).toEqual([409, 'over'])
  expect((await http(port, 'GET', `/api/tables/${taken[0].code}/log`)).status).toBe(200)
})

test('a personal link is the same seat in two places', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 2)
  const [context, other] = await Player.all(port, taken)
  const phone = await Player.connect(port, taken[0])
  expect(phone.lobby?.seats[0].online).toBe(true)
  const seen = (player: Player) => JSON.stringify([player.lobby, player.game, player.events])
  expect(seen(phone)).toBe(seen(context))
  while (!askedOf([context]).length) {
    await other.answer(first(other))
    await caughtUp([context, other, phone])
  }
  expect(refusalIn(await phone.answer(first(phone)))).toBeNull()
  await caughtUp([context, phone])
  expect(seen(phone)).toBe(seen(context))
})

test('a table’s commands concern that table alone', async () => {
  const { port } = await testServer()
  const [one] = await startedTable(port, 2)
  const [two] = await startedTable(port, 2)
  const crossed: SeatTaken = { ...one, code: two.code }
  for (const what of COMMANDS) expect(reason(await command(port, crossed, what))).toEqual([401, 'wrongToken'])
})
