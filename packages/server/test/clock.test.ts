/** The turn clock. Time passes when a test says so. */
import type { Clock } from '@coldwake/wire'
import { expect, test } from 'vitest'
import type { SqliteStore } from '../src/sqlite.ts'
import {
  askedOf,
  byConsent,
  caughtUp,
  chance,
  change,
  command,
  draft,
  first,
  newPass,
  onTurn,
  Player,
  refusalIn,
  startedTable,
  untilWindow,
} from './support/players.ts'
import { seeded, type TestServer, testServer } from './support/server.ts'
import { Time } from './support/time.ts'

const MINUTE: Pick<Clock, 'seconds'> = { seconds: 60 }

async function timed(seed: number, time: Time): Promise<TestServer> {
  return testServer({ newKey: seeded(seed), sweep: 10, now: time.now })
}

/** Who chose, for the entries from number `from` on. */
const choosers = async (store: SqliteStore, code: string, from: number) =>
  (await store.read(code, from)).map(entry => (entry.e === 'input' ? [entry.input.seat, entry.by] : [entry.e]))

/** The job of a table's clock is done with: nothing more will come of it. */
const ranOut = (store: SqliteStore, code: string) =>
  expect
    .poll(() => store.db.prepare('SELECT count(*) AS jobs FROM jobs WHERE key = ?').get(`clock/${code}`)?.jobs)
    .toBe(0)

test('everybody is told until when the question may be answered, and the server’s time', async () => {
  const time = new Time()
  const { port } = await timed(1, time)
  const taken = await startedTable(port, 2, { clock: { ...MINUTE, policy: 'wait' } })
  const players = await Player.all(port, taken)
  expect(players.map(p => p.ends)).toEqual([time.ms + 60_000, time.ms + 60_000])
  expect(players[0].raw).toContain(JSON.stringify({ say: 'clock', ends: time.ms + 60_000, now: time.ms }))
  time.pass(20)
  const { active } = onTurn(players)
  await active.answer(first(active))
  await caughtUp(players)
  expect(players.map(p => p.ends)).toEqual([time.ms + 60_000, time.ms + 60_000])
  const late = await Player.connect(port, taken[0])
  expect(late.ends).toBe(time.ms + 60_000)
  expect(late.raw.filter(text => text.startsWith('{"say":"clock"'))).toHaveLength(1)
})

test('policy wait: nothing happens, and the person may still answer', async () => {
  const time = new Time()
  const { port, store } = await timed(1, time)
  const taken = await startedTable(port, 2, { clock: { ...MINUTE, policy: 'wait' } })
  const players = await Player.all(port, taken)
  const written = (await store.read(taken[0].code, 0)).length
  time.pass(61)
  await ranOut(store, taken[0].code)
  expect(await store.read(taken[0].code, 0)).toHaveLength(written)
  const { active } = onTurn(players)
  expect(refusalIn(await active.answer(first(active)))).toBeNull()
})

test('policy decision: a bot gives this answer alone, and the next question has its own time', async () => {
  const time = new Time()
  const { port, store } = await timed(1, time)
  const taken = await startedTable(port, 2, { clock: { ...MINUTE, policy: 'decision' } })
  const players = await Player.all(port, taken)
  const { active } = onTurn(players)
  const seat = players.indexOf(active)
  const question = first(active)
  const n = active.game?.me.decision?.n ?? 0
  time.pass(59)
  await caughtUp(players)
  expect(await store.read(taken[0].code, 1)).toEqual([])
  time.pass(2)
  await active.until(() => active.game?.me.decision?.n !== n)
  expect(await choosers(store, taken[0].code, 1)).toEqual([[seat, 'clock']])
  await caughtUp(players)
  expect(players.map(p => p.ends)).toEqual([time.ms + 60_000, time.ms + 60_000])
  expect(players.map(p => p.lobby?.seats.map(s => s.bot))).toEqual([
    [null, null],
    [null, null],
  ])
  // The late click finds its question gone.
  expect(refusalIn(await active.answer(question, n))).toBe('stale')
})

test('policy seat: a bot has the seat until its person returns', async () => {
  const time = new Time()
  const { port, store } = await timed(1, time)
  const taken = await startedTable(port, 2, { clock: { ...MINUTE, policy: 'seat' } })
  const players = await Player.all(port, taken)
  const { active, others } = onTurn(players)
  const [other] = others
  const seat = players.indexOf(active)
  await active.close()
  time.pass(61)
  await other.until(() => other.lobby?.seats[seat].bot === 'officer')
  expect(other.lobby?.seats[seat]).toMatchObject({ person: true, online: false })
  await other.until(() => other.game?.me.decision != null)
  expect(other.talk.at(-1)?.talk).toEqual({ t: 'standsIn', seat, bot: 'officer' })
  expect((await choosers(store, taken[0].code, 1))[0]).toEqual([seat, 'bot'])

  const back = await Player.connect(port, taken[seat])
  expect(back.lobby?.seats[seat].bot).toBeNull()
  expect(back.talk.at(-1)?.talk).toEqual({ t: 'returned', seat })
  while (askedOf([other]).length > 0) {
    await other.answer(first(other))
    await caughtUp([other, back])
  }
  const written = (await store.read(taken[0].code, 0)).length
  await caughtUp([other, back])
  expect(await store.read(taken[0].code, 0)).toHaveLength(written) // it waits for the person now
  expect(refusalIn(await back.answer(first(back)))).toBeNull()
})

test('paused, the clock stops; then the whole time is there again', async () => {
  const time = new Time()
  const { port, store } = await timed(1, time)
  const taken = await startedTable(port, 2, { clock: { ...MINUTE, policy: 'decision' } })
  const players = await Player.all(port, taken)
  time.pass(50)
  await command(port, taken[0], { do: 'pause' })
  await players[1].until(() => players[1].ends === null)
  time.pass(1000)
  await ranOut(store, taken[0].code)
  expect(await store.read(taken[0].code, 1)).toEqual([])
  await command(port, taken[0], { do: 'resume' })
  await players[1].until(() => players[1].ends === time.ms + 60_000)
  time.pass(61)
  await expect.poll(async () => choosers(store, taken[0].code, 1)).toHaveLength(1)
})

test('the host sets it, changes it and takes it away during the game', async () => {
  const time = new Time()
  const { port, store } = await timed(1, time)
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  expect(players.map(p => p.ends)).toEqual([null, null])
  await command(port, taken[0], { do: 'clock', clock: { seconds: 600, policy: 'decision' } })
  await players[1].until(() => players[1].ends === time.ms + 600_000)
  await command(port, taken[0], { do: 'clock', clock: { seconds: 30, policy: 'decision' } })
  await players[1].until(() => players[1].ends === time.ms + 30_000)
  await command(port, taken[0], { do: 'clock', clock: null })
  await players[1].until(() => players[1].ends === null)
  time.pass(10_000)
  await ranOut(store, taken[0].code)
  expect(await store.read(taken[0].code, 1)).toEqual([])
})

test('it runs on while the server is down, and out when the server is back', async () => {
  const time = new Time()
  let server = await timed(1, time)
  const taken = await startedTable(server.port, 2, { clock: { ...MINUTE, policy: 'decision' } })
  server = await server.restart()
  time.pass(61)
  await expect.poll(async () => choosers(server.store, taken[0].code, 1)).toHaveLength(1)
})

test('an answer in time is never followed by the clock’s for the same question', async () => {
  const time = new Time()
  const { port, store } = await timed(1, time)
  const taken = await startedTable(port, 2, { clock: { ...MINUTE, policy: 'decision' } })
  const players = await Player.all(port, taken)
  for (let i = 0; i < 10; i++) {
    const [active] = askedOf(players)
    time.pass(59.9)
    const reply = active.answer(first(active))
    time.pass(0.2)
    await reply
    await caughtUp(players)
  }
  const entries = await store.read(taken[0].code, 1)
  const questions = entries.flatMap(entry =>
    entry.e === 'input' && 'n' in entry.input ? [`${entry.input.n} to ${entry.input.seat}`] : [],
  )
  expect(new Set(questions).size).toBe(questions.length)
})

test('a sealed question does not tell who was late, nor that somebody was not', async () => {
  const time = new Time()
  const { port, store } = await timed(5, time)
  const taken = await startedTable(port, 4, { clock: { ...MINUTE, policy: 'seat' } })
  const watch = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  const players = await Player.all(port, taken)
  await draft(players)
  const [quick, slow] = await untilWindow(players, 2)
  await caughtUp([...players, watch])
  const others = [...players, watch].filter(p => p !== quick)
  const counts = others.map(p => p.raw.length)
  await quick.answer(first(quick))
  await caughtUp(others)
  expect(others.map((p, i) => p.raw.slice(counts[i]).filter(text => !/"ref":/.test(text)))).toEqual(
    others.map(() => []),
  )
  const { n } = slow.game?.me.decision ?? { n: 0 }
  const written = (await store.read(taken[0].code, 0)).length
  time.pass(61)
  await slow.until(() => slow.game?.me.decision?.n !== n)
  const [by] = await choosers(store, taken[0].code, written)
  expect(by).toEqual([players.indexOf(slow), 'clock'])
  await caughtUp([...players, watch])
  for (const p of [...players, watch]) {
    expect(p.lobby?.seats.map(s => s.bot)).toEqual([null, null, null, null])
    expect(p.talk.map(({ talk }) => talk.t)).not.toContain('standsIn')
  }
})

test('where the only person asked in secret has answered, the clock runs on as before', async () => {
  const time = new Time()
  const { port } = await testServer({ newKey: seeded(5), sweep: 10, now: time.now, settings: { botPace: 60_000 } })
  const taken = await startedTable(port, 4, { clock: { ...MINUTE, policy: 'wait' } })
  const players = await Player.all(port, taken)
  const asked = await untilWindow(players, 2, chance(1))
  const [person, bot] = asked
  const host = players[0]
  const seat = players.indexOf(bot)
  if (seat === 0) throw new Error('the host cannot be a bot')
  await bot.close()
  await byConsent(port, taken, { do: 'bot', seat, bot: 'random' })
  const rest = players.filter(p => p !== bot)
  await caughtUp(rest)
  const ends = host.ends
  expect(ends).not.toBeNull()
  const counts = rest.map(p => p.raw.filter(text => text.startsWith('{"say":"clock"')).length)
  await person.answer(first(person))
  await caughtUp(rest)
  expect(rest.map(p => p.raw.filter(text => text.startsWith('{"say":"clock"')).length)).toEqual(counts)
  expect(host.ends).toBe(ends)
  // A name may change meanwhile: the clock is the same.
  await change(port, taken[0], { do: 'name', name: 'Lovelace' })
  expect(host.ends).toBe(ends)
})

test('when several are late and a bot’s answer puts the question anew, the others have their time again', async () => {
  const time = new Time()
  const { port, store } = await timed(2, time)
  const taken = await startedTable(port, 3, { clock: { ...MINUTE, policy: 'decision' } })
  const players = await Player.all(port, taken)
  const random = chance(2)
  // Two who trade are asked openly, both at once, after every small move.
  while (players[0].game?.table.asking?.ask !== 'trade') {
    const [active] = askedOf(players)
    const options = active.game?.me.decision?.options ?? []
    await active.answer(options.find(({ do: what }) => what === 'trade') ?? options[random(options.length)])
    await caughtUp(players)
  }
  expect(askedOf(players).length).toBeGreaterThan(1)
  const n = players[0].game?.table.asking?.n
  const written = (await store.read(taken[0].code, 0)).length
  time.pass(61)
  await players[0].until(() => players[0].game?.table.asking?.n !== n)
  await caughtUp(players)
  expect(await choosers(store, taken[0].code, written)).toEqual([[expect.any(Number), 'clock']])
})
