/** A connection on which nothing moves is closed, unless the server itself is what it waits for. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { HttpConnections } from '../src/httpConnections.ts'

/** Milliseconds without progress. */
const STALLED = 50

async function serving(answer: RequestListener): Promise<{ server: Server; client: Socket }> {
  const connections = new HttpConnections({ trust: () => false, rateFactor: 1 })
  const server = createServer((request, response) => {
    if (connections.admits(request, response)) answer(request, response)
  })
  connections.watch(server)
  server.setTimeout(STALLED)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const address = server.address()
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.on('error', () => {})
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return { server, client }
}

test('one that waits for a slow answer stays', async () => {
  const { client } = await serving(({ socket }, response) => socket.once('timeout', () => response.end('late')))
  const heard = new Promise(resolve => client.once('data', resolve).once('close', resolve))
  expect(String(await heard)).toContain('late')
})

test('one that does not read its answer is closed', async () => {
  const closed = Promise.withResolvers<boolean>()
  const { client } = await serving((_, response) => {
    response.once('close', () => closed.resolve(response.writableFinished))
    response.end(Buffer.alloc(64 * 1024 * 1024))
  })
  client.pause()
  expect(await closed.promise).toBe(false)
})

test('one that asks for nothing more is closed', async () => {
  const { server, client } = await serving((_, response) => response.end('soon'))
  server.keepAliveTimeout = STALLED
  client.resume()
  await once(client, 'close')
})
