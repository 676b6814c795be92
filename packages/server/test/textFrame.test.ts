import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from '../src/textFrame.ts'

/** What a client makes of these texts, each sent as one frame. */
async function heard(...texts: string[]): Promise<{ text: string; isBinary: boolean }[]> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  onTestFinished(() => new Promise(closed => server.close(() => closed())))
  server.on('connection', (ws, { socket }) => {
    for (const text of texts) socket.write(textFrame(text))
    ws.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const messages: { text: string; isBinary: boolean }[] = []
  client.on('message', (data, isBinary) => messages.push({ text: String(data), isBinary }))
  await once(client, 'close')
  return messages
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes is read as it was', async length => {
  const text = 'x'.repeat(length)
  expect(await heard(text)).toEqual([{ text, isBinary: false }])
})

test('lengths count bytes, not characters', async () => {
  const texts = ['żółć', 'ü'.repeat(63), '…'.repeat(30_000), '🛸']
  expect((await heard(...texts)).map(({ text }) => text)).toEqual(texts)
})
