/** Reactions of people who are away, as a table agrees on them in its lobby. Time passes when a test says so. */
import type { Clock, SeatTaken } from '@coldwake/wire'
import { expect, test } from 'vitest'
import type { SqliteStore } from '../src/sqlite.ts'
import {
  caughtUp,
  chance,
  command,
  draft,
  first,
  fullTable,
  lobbyOf,
  newPass,
  Player,
  playOne,
  reason,
  untilWindow,
} from './support/players.ts'
import { seeded, testServer } from './support/server.ts'
import { Time } from './support/time.ts'

const HALF_AN_HOUR = 30 * 60

async function agreed(port: number, people: number, clock: Clock | null = null): Promise<SeatTaken[]> {
  const taken = await fullTable(port, people, { clock })
  await command(port, taken[0], { do: 'reactions', seconds: HALF_AN_HOUR })
  await command(port, taken[0], { do: 'start' })
  return taken
}

const written = async (store: SqliteStore, code: string, from: number) =>
  (await store.read(code, from)).map(entry =>
    entry.e === 'input' ? [entry.input.seat, entry.input.do, entry.by] : [entry.e],
  )

test('the host offers it in the lobby, where all see it, and by starting it is agreed', async () => {
  const { port } = await testServer()
  const taken = await fullTable(port, 2)
  expect((await lobbyOf(port, taken[0])).reactions).toBeNull()
  expect(reason(await command(port, taken[1], { do: 'reactions', seconds: 60 }))).toEqual([403, 'notHost'])
  for (const seconds of [59, 14 * 24 * 3600 + 1, 90.5])
    expect(reason(await command(port, taken[0], { do: 'reactions', seconds }))).toEqual([400, 'badRequest', 'seconds'])
  const guest = await Player.connect(port, taken[1])
  await command(port, taken[0], { do: 'reactions', seconds: 60 })
  await guest.until(() => guest.lobby?.reactions === 60)
  await command(port, taken[0], { do: 'reactions', seconds: null })
  await guest.until(() => guest.lobby?.reactions === null)
  await command(port, taken[0], { do: 'start' })
  expect(reason(await command(port, taken[0], { do: 'reactions', seconds: 60 }))).toEqual([409, 'alreadyStarted'])
})

/** Plays on until somebody who is asked in secret holds a card to react with, and somebody else may not. */
async function untilOneCouldReact(players: Player[]): Promise<Player[]> {
  const random = chance(3)
  for (;;) {
    const asked = await untilWindow(players, 2, random)
    const options = asked.map(({ game }) => game?.me.decision?.options.length ?? 0)
    if (options.includes(1) && options.includes(2)) return asked
    await playOne(players, random)
  }
}

test('whoever has not answered by then does not react, whatever they hold, and nobody learns who it was', async () => {
  const time = new Time()
  const { port, store } = await testServer({ newKey: seeded(5), sweep: 10, now: time.now })
  const taken = await agreed(port, 4)
  const watch = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  const players = await Player.all(port, taken)
  await draft(players)
  const asked = await untilOneCouldReact(players)
  const { code } = taken[0]
  const everybody = [...players, watch]
  await caughtUp(everybody)
  expect(new Set(everybody.map(({ ends }) => ends))).toEqual(new Set([time.ms + HALF_AN_HOUR * 1000]))
  const n = asked[0].game?.me.decision?.n
  const from = (await store.read(code, 0)).length
  time.pass(HALF_AN_HOUR - 1)
  await caughtUp(everybody)
  expect(await store.read(code, from)).toEqual([])
  time.pass(2)
  await watch.until(() => watch.game?.table.asking?.n !== n)
  const seats = asked.map(player => players.indexOf(player)).sort()
  expect((await written(store, code, from)).slice(0, 2)).toEqual(seats.map(seat => [seat, 'decline', 'clock']))
  await caughtUp(everybody)
  for (const player of everybody) {
    expect(player.lobby?.seats.map(({ bot }) => bot)).toEqual([null, null, null, null])
    expect(player.events.find(({ e }, at) => e === 'reacted' && at > player.events.length - 20)).toMatchObject({
      who: null,
    })
  }
})

test('an answer in time counts; the others are declined for alone', async () => {
  const time = new Time()
  const { port, store } = await testServer({ newKey: seeded(5), sweep: 10, now: time.now })
  const taken = await agreed(port, 4)
  const players = await Player.all(port, taken)
  await draft(players)
  const [quick, slow] = await untilWindow(players, 2)
  const from = (await store.read(taken[0].code, 0)).length
  await quick.answer(first(quick))
  const n = slow.game?.me.decision?.n
  time.pass(HALF_AN_HOUR + 1)
  await slow.until(() => slow.game?.me.decision?.n !== n)
  expect((await written(store, taken[0].code, from)).slice(0, 2)).toEqual([
    [players.indexOf(quick), 'decline', undefined],
    [players.indexOf(slow), 'decline', 'clock'],
  ])
})

test('other questions have all the time there is', async () => {
  const time = new Time()
  const { port, store } = await testServer({ newKey: seeded(1), sweep: 10, now: time.now })
  const taken = await agreed(port, 2)
  const players = await Player.all(port, taken)
  expect(players.map(({ ends }) => ends)).toEqual([null, null])
  time.pass(HALF_AN_HOUR * 10)
  await caughtUp(players)
  expect(await store.read(taken[0].code, 1)).toEqual([])
})

test('a clock that only waits does not keep it from happening; one that acts earlier comes first', async () => {
  for (const [clock, ends] of [
    [{ seconds: 60, policy: 'wait' }, HALF_AN_HOUR],
    [{ seconds: 60, policy: 'decision' }, 60],
    [{ seconds: 86_400, policy: 'decision' }, HALF_AN_HOUR],
  ] as const) {
    const time = new Time()
    const { port } = await testServer({ newKey: seeded(5), sweep: 10, now: time.now })
    const players = await Player.all(port, await agreed(port, 4, clock))
    await draft(players)
    const [one] = await untilWindow(players, 2)
    await caughtUp(players)
    expect(one.ends).toBe(time.ms + ends * 1000)
    const n = one.game?.me.decision?.n
    time.pass(ends + 1)
    await one.until(() => one.game?.me.decision?.n !== n)
  }
})

test('it comes although the server was down meanwhile', async () => {
  const time = new Time()
  let server = await testServer({ newKey: seeded(5), sweep: 10, now: time.now })
  const taken = await agreed(server.port, 4)
  const players = await Player.all(server.port, taken)
  await draft(players)
  await untilWindow(players, 2)
  await caughtUp(players)
  const from = (await server.store.read(taken[0].code, 0)).length
  server = await server.restart()
  time.pass(HALF_AN_HOUR + 1)
  await expect.poll(async () => (await written(server.store, taken[0].code, from)).length).toBeGreaterThan(1)
})
