/** The sockets by themselves, at a table that says a great deal. */
import { createServer } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { type Client, Tables } from '@coldwake/host'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { newLimits } from '../src/limits.ts'
import { serverMetrics } from '../src/metrics.ts'
import { Sockets } from '../src/sockets.ts'
import { heardLog } from './support/server.ts'

const MB = 1024 * 1024

/** Everybody who joins is sent these, one after the other. */
async function talkative(texts: readonly string[]): Promise<{ sockets: Sockets; port: number; left: () => number }> {
  let left = 0
  const tables: Tables = Object.assign(Object.create(Tables.prototype), {
    join: async (_code: string, _hello: object, { send }: Pick<Client, 'send'>) => {
      for (const text of texts) {
        send(text)
        await setImmediate()
      }
    },
    leave: async () => {
      left++
    },
  })
  const server = createServer()
  const sockets: Sockets = new Sockets(server, {
    tables,
    limits: newLimits(1000, () => 0),
    settings: { trust: () => true, allowedOrigins: [], rateFactor: 1 },
    log: heardLog().log,
    count: serverMetrics(new Registry(), {
      connections: () => sockets.size,
      waitingBytes: () => sockets.waitingBytes,
      tables: () => 0,
      games: () => 0,
    }),
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await sockets.close()
    await new Promise(resolve => server.close(resolve))
  })
  const address = server.address()
  return { sockets, port: typeof address === 'object' && address ? address.port : 0, left: () => left }
}

/** Says hello, and reads the answers or not. */
async function joined(port: number, from: string, reads: boolean): Promise<{ ws: WebSocket; heard: number[] }> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-forwarded-for': from } })
  onTestFinished(() => ws.terminate())
  const heard: number[] = []
  ws.on('error', () => {})
  ws.on('message', text => void heard.push(String(text).length))
  await new Promise(resolve => ws.once('open', resolve))
  ws.send(JSON.stringify({ say: 'hello', code: 'BCDFGHJK', token: 'x'.repeat(43), since: 0, heard: 0 }))
  if (!reads) ws.pause()
  return { ws, heard }
}

test('connections of one address that do not read have a bound together, and others are told everything', async () => {
  const { sockets, port } = await talkative(['x'.repeat(8 * MB)])
  for (let i = 0; i < 40; i++) await joined(port, '203.0.113.7', false)
  // All but a few are cut.
  await expect.poll(() => sockets.size).toBeLessThan(16)
  expect(sockets.size).toBeGreaterThan(0)
  expect(sockets.waitingBytes).toBeLessThanOrEqual(32 * MB)
  const { heard } = await joined(port, '203.0.113.8', true)
  await expect.poll(() => heard).toEqual([8 * MB])
})

test('a connection that does not read is cut, and leaves its seat; one that reads is told everything', async () => {
  const texts = Array.from({ length: 100 }, (_, i) => String(i % 10).repeat(MB / 4))
  const { sockets, port, left } = await talkative(texts)
  const { heard } = await joined(port, '203.0.113.7', true)
  await expect.poll(() => heard).toHaveLength(100)
  expect(left()).toBe(0)
  await joined(port, '203.0.113.7', false)
  await expect.poll(left).toBe(1)
  expect(sockets.size).toBe(1)
})
