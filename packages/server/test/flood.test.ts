/** What one client, without a seat and within the usual limits, does to a server that runs as a program of its own. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attack, BIG, FLOODS, longActions, percentile, sum, type Victim, victim, watched } from './flood.ts'
import { worstFile } from './support/longgame.ts'
import { http } from './support/players.ts'

/** MB, with room for garbage that a busy machine collects late: what fills memory takes many times as much. */
const MEMORY = 200
/** MB. What is uploaded fills no more than the thread that reads it may have. */
const MEMORY_OF_UPLOADS = 100
/** Milliseconds: far above what a busy machine needs, far below the half minute for which floods once held a check up. */
const HEALTH = 10_000

const cleanUps: (() => Promise<void>)[] = []
let server: Victim
beforeAll(async () => {
  server = await victim(cleanUp => void cleanUps.unshift(cleanUp))
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

test.each(FLOODS)('$what are ended by the server, which stays well and small', async ({ what, ...flood }) => {
  const { tally, stop } = attack({ ...flood, port: server.port })
  const { latencies, grown } = await watched(server, () => expect.poll(() => tally().ended).toBe(flood.connections))
  await stop()
  console.log(`${what}: health p99 ${percentile(latencies, 99).toFixed()} ms, memory +${grown.toFixed()} MB`)
  expect(grown).toBeLessThan(MEMORY)
  expect(percentile(latencies, 100)).toBeLessThan(HEALTH)
  await expect.poll(() => server.metric('coldwake_connections')).toBe(0)
})

test('downloads that are never read fill no memory, and nobody else goes without', async () => {
  const { tally } = attack({
    kind: 'downloads',
    path: BIG,
    connections: 300,
    reads: false,
    port: server.port,
    address: '198.51.100.100',
  })
  const { grown } = await watched(server, () => expect.poll(() => sum(tally().statuses)).toBe(300))
  console.log(`unread downloads: memory +${grown.toFixed()} MB`)
  expect(grown).toBeLessThan(MEMORY)
  expect(tally().statuses['429']).toBeGreaterThan(200)
  const other = await fetch(`http://127.0.0.1:${server.port}${BIG}`, {
    headers: { 'x-forwarded-for': '198.51.100.101' },
  })
  expect([other.status, (await other.text()).length]).toEqual([200, 4 * 1024 * 1024])
})

test('ten uploads at once of the longest game there may be, with as many take backs, leave the server well and small', async () => {
  const text = JSON.stringify(worstFile())
  const upload = async () => expect((await http(server.port, 'POST', '/api/games', text)).status).toBe(201)
  const { latencies, grown } = await watched(server, async () => {
    await Promise.all(Array.from({ length: 10 }, upload))
  })
  console.log(`uploads: health p99 ${percentile(latencies, 99).toFixed()} ms, memory +${grown.toFixed()} MB`)
  expect(grown).toBeLessThan(MEMORY_OF_UPLOADS)
  expect(percentile(latencies, 100)).toBeLessThan(HEALTH)
})

test('the longest actions, made and taken back as fast as the limits allow, leave the server well and small', async () => {
  const attacks = await Promise.all(['198.51.100.110', '198.51.100.111'].map(from => longActions(server.port, from)))
  const before = await server.metric('coldwake_inputs_total')
  const taken = async () => (await server.metric('coldwake_inputs_total')) - before
  const { latencies, grown } = await watched(server, async () => {
    for (const one of attacks) attack(one)
    // Two bursts of each; every other message is a take back.
    const portion = attacks[0]?.portion ?? Number.NaN
    await expect.poll(taken).toBeGreaterThanOrEqual(2 * portion)
  })
  console.log(`long actions: health p99 ${percentile(latencies, 99).toFixed()} ms, memory +${grown.toFixed()} MB`)
  expect(grown).toBeLessThan(MEMORY)
  expect(percentile(latencies, 100)).toBeLessThan(HEALTH)
})
