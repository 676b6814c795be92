/** Bots at the table: they play by themselves, whoever is looking, and no server has to stay for them. */
import type { Entry } from '@coldwake/host'
import { expect, test, vi } from 'vitest'
import { caughtUp, command, first, http, Player, refusalIn, startedTable } from './support/players.ts'
import { seeded, testServer } from './support/server.ts'
import { protect } from './support/sqlitePlace.ts'
import { Time } from './support/time.ts'

const withBots = (bots: number) => ({ seats: [null, ...Array.from({ length: bots }, () => 'random')] })
const byBots = (entries: Entry[]) => entries.filter(entry => entry.e === 'input' && entry.by === 'bot')

/** The host answers whatever the host is asked until somebody else plays, or the game ends. */
async function playOn(player: Player, times: number): Promise<void> {
  for (let i = 0; i < times && player.game?.table.over === null; i++) {
    await player.until(() => player.game?.table.over !== null || player.game?.me.decision != null)
    const before = player.game
    if (!player.game?.me.decision) return
    const reply = await player.answer(first(player))
    // A trade with a bot changes while one looks.
    if (refusalIn(reply) !== 'stale') expect(refusalIn(reply)).toBeNull()
    await player.until(() => player.game !== before)
  }
}

/** The person answers until a bot is asked. */
async function untilBotsTurn(player: Player): Promise<void> {
  while (player.game?.me.decision) {
    const before = player.game
    await player.answer(first(player))
    await player.until(() => player.game !== before)
  }
}

test('a person and four bots play on by themselves, each seat answering what it is asked', async () => {
  const { port, store } = await testServer({ newKey: seeded(2) })
  const [host] = await startedTable(port, 1, withBots(4))
  const ada = await Player.connect(port, host)
  await playOn(ada, 40)
  const entries = await store.read(host.code, 1)
  const seats = new Set(entries.flatMap(entry => (entry.e === 'input' ? [[entry.input.seat, entry.by].join()] : [])))
  expect([...seats].sort()).toEqual(['0,', '1,bot', '2,bot', '3,bot', '4,bot'])
  // What a client may know says nothing of who chose.
  expect(ada.raw.join()).not.toContain('"by":"bot"')
})

test('they play on while nobody is connected, and whoever comes back finds the question that waits', async () => {
  const { port, store } = await testServer({ newKey: seeded(3), linger: 0, settings: { botPace: 20 } })
  const [host] = await startedTable(port, 1, withBots(4))
  const ada = await Player.connect(port, host)
  await untilBotsTurn(ada)
  await ada.close()
  const left = (await store.read(host.code, 0)).length
  await expect.poll(async () => byBots(await store.read(host.code, left)).length).toBeGreaterThan(1)
  const back = await Player.connect(port, host)
  await back.until(() => back.game?.me.decision != null)
  expect(refusalIn(await back.answer(first(back)))).toBeNull()
})

test('a stopped server’s bots are gone on with by the next, at once, with nobody there', async () => {
  const time = new Time()
  let server = await testServer({ newKey: seeded(4), sweep: 10, now: time.now, settings: { botPace: 60_000 } })
  const [host] = await startedTable(server.port, 1, withBots(2))
  const ada = await Player.connect(server.port, host)
  await untilBotsTurn(ada)
  await ada.close()
  const left = (await server.store.read(host.code, 0)).length
  await server.stop()

  server = await testServer({ directory: server.directory, sweep: 10, now: time.now })
  await expect.poll(async () => (await server.store.read(host.code, left)).length).toBeGreaterThan(0)
  expect(byBots(await server.store.read(host.code, left)).length).toBeGreaterThan(0)
})

test('a server that was killed leaves a job, and its bots are gone on with when nothing was written for a while', async () => {
  const time = new Time()
  const dead = await testServer({ newKey: seeded(4), now: time.now, settings: { botPace: 60_000 } })
  const [host] = await startedTable(dead.port, 1, withBots(2))
  const ada = await Player.connect(dead.port, host)
  await untilBotsTurn(ada)
  const left = (await dead.store.read(host.code, 0)).length
  // It lives on in this test, and is silent for a minute before each move: to the other it is as good as dead.
  const heir = await testServer({ directory: dead.directory, sweep: 10, now: time.now })
  time.pass(80)
  await expect.poll(async () => (await heir.store.read(host.code, left)).length, { timeout: 30_000 }).toBeGreaterThan(0)
  await caughtUp([ada])
})

test('paused, bots wait; ended, they are done', async () => {
  const { port, store } = await testServer({ newKey: seeded(2), settings: { botPace: 20 } })
  const [host] = await startedTable(port, 1, withBots(4))
  const ada = await Player.connect(port, host)
  await playOn(ada, 3)
  await command(port, host, { do: 'pause' })
  const paused = (await store.read(host.code, 0)).length
  // A bot's turn would come within these: each is one more question to the server.
  for (let i = 0; i < 30; i++) await http(port, 'GET', '/healthz')
  expect(await store.read(host.code, 0)).toHaveLength(paused)
  await command(port, host, { do: 'resume' })
  await playOn(ada, 3)
  expect((await store.read(host.code, 0)).length).toBeGreaterThan(paused)
  await command(port, host, { do: 'end' })
  const ended = (await store.read(host.code, 0)).length
  for (let i = 0; i < 30; i++) await http(port, 'GET', '/healthz')
  expect(await store.read(host.code, 0)).toHaveLength(ended)
})

test('a store that takes nothing for a while holds the bots up, not for good and not in a hurry', async () => {
  const { port, store, complaints } = await testServer({
    newKey: seeded(2),
    complains: true,
    retry: 200,
    settings: { botPace: 50 },
  })
  const [host] = await startedTable(port, 1, withBots(1))
  const ada = await Player.connect(port, host)
  const append = vi.spyOn(store, 'append')
  await untilBotsTurn(ada)
  const release = await protect(store)
  const written = (await store.read(host.code, 0)).length
  await expect.poll(() => complaints.filter(line => line.includes('a bot could not play')).length).toBe(2)
  await release()
  await expect.poll(async () => (await store.read(host.code, 0)).length).toBeGreaterThan(written)
  expect(append.mock.calls.filter(([, seq]) => seq === written).length).toBeLessThanOrEqual(4)
})
