/** What a host cannot do alone in a running game: get at another player's seat, or count bots as votes. */
import type { SeatTaken, Talk } from '@coldwake/wire'
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
  type Pass,
  Player,
  reason,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { seeded, testServer } from './support/server.ts'
import { Time } from './support/time.ts'

const OPEN = { do: 'open', seat: 1 } as const
const BOT = { do: 'bot', seat: 1, bot: 'random' } as const
/** In seconds: from then on a bot may have the seat of somebody who is away. */
const AWAY = 600

const proposals = ({ talk }: Player) => talk.flatMap(({ talk }, to) => (talk.t === 'propose' ? [to] : []))
const heard = (player: Player, t: Talk['t']) => player.talk.filter(({ talk }) => talk.t === t).map(({ talk }) => talk)
const sits = (port: number, { code }: Pass, name: string, seat?: number) =>
  http(port, 'POST', `/api/tables/${code}/seats`, seat === undefined ? { name } : { name, seat })

/** The number of the next proposal that this player hears of. */
async function proposed(player: Player, known = 0): Promise<number> {
  await player.until(() => proposals(player).length > known)
  return proposals(player)[known] ?? -1
}

describe('another player’s seat', () => {
  test('is opened only when every other person agrees, who all read who asked and who takes it', async () => {
    const { port, store } = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(port, 4)
    const [host, grace] = taken
    const [ada, edith, mary] = await Player.all(port, [host, taken[2], taken[3]])
    const before = await store.table(host.code)
    const asked = await command(port, host, OPEN)
    expect(JSON.parse(asked.text)).toEqual({ token: null })
    const to = await proposed(edith)
    expect(edith.talk[to]).toMatchObject({ seat: 0, talk: { t: 'propose', proposal: { what: 'open', seat: 1 } } })
    // Neither the host's own voice nor a part of the others is enough.
    await ada.agree(to)
    await edith.agree(to)
    await caughtUp([ada, edith, mary])
    expect(await store.table(host.code)).toEqual(before)
    expect(reason(await sits(port, host, 'Eve', 1))).toEqual([409, 'alreadyStarted'])
    await mary.agree(to)
    await mary.until(() => mary.lobby?.seats[1].open === true)
    for (const player of [ada, edith, mary])
      expect(player.talk.at(-1)?.talk).toEqual({ t: 'opened', seat: 1, name: 'Grace', by: 0, to })

    // No token was made for anybody: the seat is still Grace's until somebody takes it.
    expect((await store.table(host.code))?.record.seats[1].tokenHash).toBe(before?.record.seats[1].tokenHash)
    const late: SeatTaken = JSON.parse((await sits(port, host, 'Late')).text)
    expect(late.seat).toBe(1)
    await mary.until(() => mary.lobby?.seats[1].name === 'Late')
    expect(mary.talk.at(-1)?.talk).toEqual({ t: 'tookOver', seat: 1, name: 'Late', before: 'Grace' })
    expect(reason(await change(port, grace, { do: 'name', name: 'Eve' }))).toEqual([401, 'wrongToken'])
  })

  test.each([OPEN, BOT])('its holder may refuse, and anybody else: $do', async what => {
    const { port, store } = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(port, 3)
    const [, grace, edith] = await Player.all(port, taken)
    const before = await store.table(taken[0].code)
    for (const [round, player] of [grace, edith].entries()) {
      await command(port, taken[0], what)
      const to = await proposed(edith, round)
      await proposed(grace, round)
      await player.agree(to, false)
      expect(refusalIn(await edith.agree(to))).toBe('noProposal')
    }
    expect(await store.table(taken[0].code)).toEqual(before)
  })

  test('stays proposed while the game goes on and while it is paused', async () => {
    const { port } = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(port, 3)
    const players = await Player.all(port, taken)
    await command(port, taken[0], BOT)
    const to = await proposed(players[2])
    const [active] = askedOf(players)
    await active.answer(first(active))
    await command(port, taken[0], { do: 'pause' })
    await caughtUp(players)
    expect(refusalIn(await players[2].agree(to))).toBeNull()
    await players[2].until(() => players[2].lobby?.seats[1].bot === 'random')
    expect(refusalIn(await players[2].agree(to))).toBe('noProposal')
  })

  test('of two people only the holder can agree that it is opened, and never by being away', async () => {
    const time = new Time()
    const { port, store } = await testServer({ newKey: seeded(1), now: time.now })
    const taken = await startedTable(port, 2)
    const [ada, grace] = await Player.all(port, taken)
    await grace.close()
    time.pass(10 * AWAY)
    const before = await store.table(taken[0].code)
    expect(reason(await command(port, taken[0], OPEN))).toEqual([409, 'nobodyToAgree'])
    expect(await store.table(taken[0].code)).toEqual(before)
    expect(proposals(ada)).toEqual([])

    const back = await Player.connect(port, taken[1])
    expect((await command(port, taken[0], OPEN)).status).toBe(200)
    await back.agree(await proposed(back))
    await back.until(() => back.lobby?.seats[1].open === true)
  })

  test('is its holder’s again who comes back before somebody takes it', async () => {
    const { port } = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(port, 3)
    await byConsent(port, taken, OPEN)
    expect((await lobbyOf(port, taken[0])).seats[1]).toMatchObject({ name: 'Grace', open: true })
    const grace = await Player.connect(port, taken[1])
    expect(grace.lobby?.seats[1]).not.toHaveProperty('open')
    expect(grace.talk.at(-1)?.talk).toEqual({ t: 'returned', seat: 1 })
    expect(reason(await sits(port, taken[0], 'Eve', 1))).toEqual([409, 'alreadyStarted'])
  })

  test('a bot has it at once when its person was away for ten minutes, and makes way when that person returns', async () => {
    const time = new Time()
    const { port } = await testServer({ newKey: seeded(1), now: time.now, settings: { botPace: 60_000 } })
    const taken = await startedTable(port, 2)
    const [ada, grace] = await Player.all(port, taken)
    time.pass(10 * AWAY)
    await grace.close()
    await ada.until(() => ada.lobby?.seats[1].online === false)
    time.pass(AWAY - 1)
    expect(reason(await command(port, taken[0], BOT))).toEqual([409, 'nobodyToAgree'])
    time.pass(1)
    expect((await command(port, taken[0], BOT)).status).toBe(200)
    await ada.until(() => ada.lobby?.seats[1].bot === 'random')
    expect(proposals(ada)).toEqual([])
    // It shows the host nothing: there is no token, and the seat cannot be opened.
    expect(reason(await command(port, taken[0], OPEN))).toEqual([409, 'nobodyToAgree'])
    const back = await Player.connect(port, taken[1])
    expect(back.lobby?.seats[1].bot).toBeNull()
    expect(heard(back, 'bot')).toEqual([{ t: 'bot', seat: 1, bot: 'random' }])
  })

  test('a bot’s seat is not given to a person either, unless the others agree', async () => {
    const { port } = await testServer({ newKey: seeded(1), settings: { botPace: 60_000 } })
    const taken = await startedTable(port, 2, { seats: [null, null, 'random'] })
    const [, grace] = await Player.all(port, taken)
    await command(port, taken[0], { do: 'open', seat: 2 })
    const to = await proposed(grace)
    expect(reason(await sits(port, taken[0], 'Eve', 2))).toEqual([409, 'alreadyStarted'])
    await grace.agree(to)
    await grace.until(() => grace.lobby?.seats[2].open === true)
    expect(JSON.parse((await sits(port, taken[0], 'Late', 2)).text)).toMatchObject({ seat: 2 })
  })

  test('no command gives the host a token of another seat, before the start or after it', async () => {
    const { port } = await testServer()
    for (const table of [fullTable, startedTable]) {
      const [host] = await table(port, 3)
      const asked = (what: unknown) => http(port, 'POST', `/api/tables/${host.code}/host`, what, host.token)
      for (const what of ['open', 'bot', 'free', 'reissue'])
        for (const more of [{}, { bot: 'random' }])
          expect((await asked({ do: what, seat: 1, ...more })).text).not.toMatch(/"token":"/)
    }
  })
})

test('once the game is over nobody takes a seat, open or not', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 3)
  await byConsent(port, taken, OPEN)
  await command(port, taken[0], { do: 'end' })
  expect(reason(await sits(port, taken[0], 'Eve', 1))).toEqual([409, 'alreadyStarted'])
  expect(reason(await command(port, taken[0], { ...OPEN, seat: 2 }))).toEqual([409, 'over'])
})

describe('a take back', () => {
  test('is not the host’s alone once people’s seats were given to bots: those people have to agree', async () => {
    const { port } = await testServer({ newKey: seeded(1), settings: { botPace: 60_000 } })
    const taken = await startedTable(port, 2)
    const players = await Player.all(port, taken)
    for (let i = 0; i < 3; i++) {
      const [active] = askedOf(players)
      await active.answer(first(active))
      await caughtUp(players)
    }
    const [ada, grace] = players
    await grace.close()
    await byConsent(port, taken, BOT)
    const told = ada.events.length
    expect(refusalIn(await ada.propose({ what: 'takeBack', event: told - 1 }))).toBeNull()
    await caughtUp([ada])
    expect(ada.events).toHaveLength(told)
    // Grace has to come back to agree.
    const back = await Player.connect(port, taken[1])
    await back.agree(await proposed(back, 1))
    await ada.until(() => ada.events.at(-1)?.e === 'tookBack')
  })

  test('a seat that the clock gave to a bot votes no more while others play, and again when its person is back', async () => {
    const time = new Time()
    const clock = { seconds: 60, policy: 'seat' as const }
    const { port } = await testServer({ newKey: seeded(1), now: time.now, sweep: 10, settings: { botPace: 60_000 } })
    const taken = await startedTable(port, 3, { clock })
    const players = await Player.all(port, taken)
    const [active] = askedOf(players)
    await active.answer(first(active))
    await caughtUp(players)
    const [late] = askedOf(players)
    const seat = players.indexOf(late)
    time.pass(61)
    const rest = players.filter(player => player !== late)
    await rest[0].until(() => rest[0].lobby?.seats[seat].bot != null)
    const event = rest[0].events.length - 1
    expect(refusalIn(await rest[0].propose({ what: 'takeBack', event }))).toBeNull()
    expect(refusalIn(await rest[1].agree(await proposed(rest[1])))).toBeNull()
    await rest[0].until(() => rest[0].events.at(-1)?.e === 'tookBack')
  })
})

test('a host who changes the clock of a running game is heard doing so', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 2)
  const grace = await Player.connect(port, taken[1])
  await command(port, taken[0], { do: 'clock', clock: { seconds: 60, policy: 'seat' } })
  await grace.until(() => heard(grace, 'clockChanged').length === 1)
})
