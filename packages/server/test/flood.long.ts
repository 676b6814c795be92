import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { attack, BIG, FLOODS, percentile, sum, victim, watched } from './flood.ts'

const SECONDS = Number(process.env.SECONDS ?? 20)
/** Milliseconds that 99 of 100 health checks may take longer than the slowest did before the attack. */
const HEALTH = 200
const PATIENCE = { timeout: 60_000 }

test.each(FLOODS)(`${SECONDS} s of $what, by an attacker that comes back all the time`, async ({ what, ...flood }) => {
  const server = await victim()
  const before = await server.memory()
  const quiet = await watched(server, () => wait(2000))
  const { tally, stop } = attack({ ...flood, port: server.port, again: true })
  const { latencies, grown } = await watched(server, () => wait(SECONDS * 1000))
  await stop()
  console.log(
    `${what}: ${tally().ended} connections ended, health p50 ${percentile(latencies, 50).toFixed()} ms, ` +
      `p99 ${percentile(latencies, 99).toFixed()} ms, memory +${grown.toFixed()} MB`,
  )
  expect(tally().ended).toBeGreaterThanOrEqual(flood.connections)
  expect(percentile(latencies, 99)).toBeLessThan(percentile(quiet.latencies, 100) + HEALTH)
  expect(grown).toBeLessThan(100)
  await expect.poll(async () => (await server.memory()) - before, PATIENCE).toBeLessThan(60)
})

test('300 downloads that are never read fill no memory, and what they took is free again', async () => {
  const server = await victim()
  const before = await server.memory()
  const quiet = await watched(server, () => wait(2000))
  const { tally, stop } = attack({
    kind: 'downloads',
    path: BIG,
    connections: 300,
    reads: false,
    port: server.port,
    address: '198.51.100.1',
  })
  const { latencies, grown } = await watched(server, async () => {
    await wait(SECONDS * 1000)
    await expect.poll(() => sum(tally().statuses), PATIENCE).toBe(300)
  })
  await stop()
  console.log(`downloads: health p99 ${percentile(latencies, 99).toFixed()} ms, memory +${grown.toFixed()} MB`)
  expect(percentile(latencies, 99)).toBeLessThan(percentile(quiet.latencies, 100) + HEALTH)
  expect(grown).toBeLessThan(100)
  await expect.poll(async () => (await server.memory()) - before, PATIENCE).toBeLessThan(60)
})
