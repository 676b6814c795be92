/** A store that fails: whatever is refused has not happened, whatever is accepted has, and everybody hears in the end. */
import { setTimeout as pause } from 'node:timers/promises'
import { StorageError } from '@coldwake/host'
import { describe, expect, test } from 'vitest'
import type { SqliteStore } from '../src/sqlite.ts'
import {
  askedOf,
  byConsent,
  type Chance,
  caughtUp,
  chance,
  change,
  choiceOf,
  command,
  first,
  fullTable,
  http,
  lobbyOf,
  Player,
  playOne,
  reason,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { intercept, type Method, seeded, testServer } from './support/server.ts'
import { Time } from './support/time.ts'

const METHODS: readonly Method[] = [
  'table',
  'changeTable',
  'append',
  'read',
  'snapshot',
  'keepSnapshot',
  'say',
  'said',
  'schedule',
  'unschedule',
  'takeDue',
  'keepReport',
]

const sulking = () => Promise.reject(new StorageError('failed', 'the disk sulks'))

/** The next call fails, or the next so many. Resolves when they have. */
function failing(store: SqliteStore, method: Method, times = 1): Promise<void> {
  const failed = Promise.withResolvers<void>()
  let left = times
  const end = intercept(store, method, () => {
    if (--left === 0) {
      end()
      failed.resolve()
    }
    return sulking()
  })
  return failed.promise
}

/** Calls fail by chance, one in so many, until it is told to stop. */
function flaky(store: SqliteStore, random: Chance, oneIn: number): () => void {
  const moody = async () => (random(oneIn) === 0 ? sulking() : undefined)
  const ends = METHODS.map(method => intercept(store, method, moody))
  return () => {
    for (const end of ends) end()
  }
}

test.each([1, 2, 3])(
  'through a store that fails now and then (%i) nothing accepted is lost, nothing refused is done',
  async seed => {
    const time = new Time()
    const options = { newKey: seeded(seed), complains: true, retry: 5, linger: 0, sweep: 10, now: time.now }
    const server = await testServer(options)
    const taken = await startedTable(server.port, 3, { seats: [null, null, null, 'random'] })
    const { code } = taken[0]
    let players = await Player.all(server.port, taken)
    const random = chance(seed)
    const heal = flaky(server.store, chance(seed + 50), 12)
    const accepted: string[] = []
    const sent: string[] = []
    let refused = 0
    for (let i = 0; i < 250 && !players.some(p => p.game?.table.over); i++) {
      if (random(25) === 0) {
        const seat = random(3)
        await players[seat].close()
        for (let back: Player | null = null; !back; ) {
          back = new Player(server.port)
          await back.open()
          back.send({ say: 'hello', ...taken[seat], seat: undefined, since: 0, heard: 0 })
          await back.until(() => back?.greeted === true || back?.replies.length === 1)
          if (!back.greeted) back = null
          else players = players.with(seat, back)
        }
      }
      if (random(6) === 0) await players[random(3)].talks({ t: 'words', words: `${i}` })
      const player = players[random(3)]
      const { decision } = player.game?.me ?? {}
      if (!decision) {
        // A bot that a failure left alone plays when its job comes due, and that may take minutes.
        while (askedOf(players).length === 0 && !players.some(p => p.game?.table.over)) {
          time.pass(1)
          await pause(10)
        }
        continue
      }
      const before = player.game
      const choice = choiceOf(decision.options[random(decision.options.length)])
      const input = JSON.stringify({ seat: players.indexOf(player), n: decision.n, ...choice })
      sent.push(input)
      const reply = await player.answer(choice, decision.n)
      if (reply.say === 'accepted') {
        accepted.push(input)
        await player.until(() => player.game !== before)
      } else {
        expect(['storage', 'stale', 'notAsked']).toContain(refusalIn(reply))
        if (refusalIn(reply) === 'storage') refused++
      }
    }
    heal()
    expect(refused).toBeGreaterThan(0)
    const entries = await server.store.read(code, 1)
    const byPeople = entries.flatMap(entry => (entry.e === 'input' && !entry.by ? [JSON.stringify(entry.input)] : []))
    expect(byPeople).toEqual(accepted)
    expect(byPeople.filter(input => !sent.includes(input))).toEqual([])
    expect(server.complaints.filter(line => !/sulks/.test(line))).toEqual([])

    // Whoever was there all along knows what a newcomer to another server learns from the log.
    await command(server.port, taken[0], { do: 'pause' })
    await expect
      .poll(async () => (await caughtUp(players)) && players.every(p => p.game?.seq === players[0].game?.seq))
      .toBe(true)
    const other = await testServer({ directory: server.directory })
    const fresh = await Player.all(other.port, taken)
    expect(players.map(p => JSON.stringify([p.game?.table, p.game?.me, p.events]))).toEqual(
      fresh.map(p => JSON.stringify([p.game?.table, p.game?.me, p.events])),
    )
    expect(players.map(p => p.talk)).toEqual(fresh.map(p => p.talk))
  },
)

describe('what has happened is not refused because nobody could be told', () => {
  test('an open seat of a running game is taken, though the table could not say so', async () => {
    const { port, store } = await testServer({ newKey: seeded(1), complains: true })
    const taken = await startedTable(port, 2)
    await byConsent(port, taken, { do: 'open', seat: 1 })
    failing(store, 'say')
    const sat = await http(port, 'POST', `/api/tables/${taken[0].code}/seats`, { name: 'Edith' })
    expect((await Player.connect(port, JSON.parse(sat.text))).game).not.toBeNull()
  })

  test('a seat is taken, and a game started, though the table could not say so', async () => {
    const { port, store } = await testServer({ newKey: seeded(1), complains: true })
    const [host] = await fullTable(port, 1, { seats: [null, null] })
    failing(store, 'say')
    const sat = await http(port, 'POST', `/api/tables/${host.code}/seats`, { name: 'Grace' })
    expect(sat.status).toBe(201)
    await change(port, JSON.parse(sat.text), { do: 'ready', ready: true })
    failing(store, 'say')
    expect((await command(port, host, { do: 'start' })).status).toBe(200)
    expect((await lobbyOf(port, host)).started).toBe(true)
  })

  test('something said is accepted, though it could not be read back at once', async () => {
    const { port, store } = await testServer({ newKey: seeded(1), complains: true })
    const taken = await startedTable(port, 2)
    const [ada, grace] = await Player.all(port, taken)
    await ada.talks({ t: 'words', words: 'one' })
    // The first time it is read to see whether the saying makes sense.
    let notifier = 0
    const end = intercept(store, 'said', async () => (++notifier === 2 ? sulking() : undefined))
    expect(refusalIn(await ada.talks({ t: 'words', words: 'two' }))).toBeNull()
    end()
    await ada.talks({ t: 'words', words: 'three' })
    await caughtUp([grace])
    const words = grace.talk.flatMap(({ talk }) => (talk.t === 'words' ? [talk.words] : []))
    expect(words).toEqual(['one', 'two', 'three'])
  })
})

test('a hello that fails leaves nobody at the table', async () => {
  const { port, store } = await testServer({ newKey: seeded(1), complains: true, settings: { botPace: 60_000 } })
  const taken = await startedTable(port, 2)
  const [ada] = await Player.all(port, [taken[0]])
  for (const method of ['table', 'read', 'said', 'changeTable'] as const) {
    // Whoever comes back from a bot changes the table by it.
    if (method === 'changeTable') await byConsent(port, taken, { do: 'bot', seat: 1, bot: 'random' })
    failing(store, method)
    const player = new Player(port)
    await player.open()
    const refusal = player.refusal()
    player.send({ say: 'hello', code: taken[1].code, token: taken[1].token, since: 0, heard: 0 })
    expect([method, await refusal]).toEqual([method, ['storage']])
    expect((await lobbyOf(port, taken[0])).seats[1].online).toBe(false)
    // It may try again on the same connection.
    if (method === 'changeTable') {
      player.send({ say: 'hello', code: taken[1].code, token: taken[1].token, since: 0, heard: 0 })
      await player.until(() => player.greeted)
    }
  }
  await ada.until(() => ada.lobby?.seats[1].online === true)
})

test('a clock that could not be kept is kept later, and runs out in its time', async () => {
  const time = new Time()
  const { port, store } = await testServer({ newKey: seeded(1), complains: true, retry: 10, sweep: 10, now: time.now })
  const taken = await startedTable(port, 2, { clock: { seconds: 60, policy: 'decision' } })
  const players = await Player.all(port, taken)
  const [active] = askedOf(players)
  failing(store, 'schedule', 3)
  await active.answer(first(active))
  await caughtUp(players)
  const entries = (await store.read(taken[0].code, 0)).length
  const job = () => store.db.prepare('SELECT due FROM jobs WHERE key = ?').get(`clock/${taken[0].code}`)?.due
  await expect.poll(job).toBe(time.ms + 60_000)
  // And a failure in the very moment brings it back after its lease.
  const failed = failing(store, 'append')
  time.pass(61)
  await failed
  time.pass(61)
  await expect.poll(async () => (await store.read(taken[0].code, 0)).length).toBeGreaterThan(entries)
})

test('a snapshot that could not be kept costs nothing but time', async () => {
  const { port, store } = await testServer({ newKey: seeded(3), complains: true, linger: 0 })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  const random = chance(3)
  for (let i = 0; i < 80; i++) await playOne(players, random)
  await caughtUp(players)
  const failed = failing(store, 'keepSnapshot')
  await Promise.all(players.map(player => player.close()))
  await failed
  const again = await Player.all(port, taken)
  expect(again.map(p => JSON.stringify(p.game))).toEqual(players.map(p => JSON.stringify(p.game)))
})

test('the end of a server is not held up by a store that fails', async () => {
  const server = await testServer({ newKey: seeded(3), complains: true })
  const taken = await startedTable(server.port, 1, { seats: [null, 'random'] })
  const players = await Player.all(server.port, taken)
  for (let i = 0; i < 5 && askedOf(players).length > 0; i++) await playOne(players, chance(3))
  const heal = flaky(server.store, () => 0, 1)
  await server.stop()
  heal()
  const again = await testServer({ directory: server.directory })
  expect((await Player.connect(again.port, taken[0])).game).not.toBeNull()
})

test('a report that could not be kept is refused: there is no number to find it by', async () => {
  const { port, store } = await testServer({ newKey: seeded(3), complains: true })
  const [host] = await startedTable(port, 2)
  failing(store, 'keepReport')
  const path = `/api/tables/${host.code}/reports`
  expect(reason(await http(port, 'POST', path, { words: 'hm' }, host.token))).toEqual([503, 'storage'])
  expect((await http(port, 'POST', path, { words: 'hm' }, host.token)).status).toBe(201)
})
