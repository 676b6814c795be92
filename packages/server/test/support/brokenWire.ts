/** Stands between a client and a server, and can lose a connection at the worst moment. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface BrokenWire {
  port: number
  /** The next question with these words still reaches the server, its answer nobody. Resolves when that has happened. */
  loseAnswerTo(words: string): Promise<void>
  /** The next question with these words reaches nobody, and whatever is asked after it waits for `goOn`. */
  loseQuestion(words: string): Promise<void>
  goOn(): void
  remove(): Promise<void>
}

export async function brokenWire(toPort: number): Promise<BrokenWire> {
  let losing: { words: string; what: 'question' | 'answer'; done(): void } | null = null
  let waits = false
  const clients = new Set<Socket>()

  const server = createServer(client => {
    const server = connect(toPort, '127.0.0.1')
    let answerLost: (() => void) | null = null
    const end = () => {
      clients.delete(client)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
    clients.add(client)
    if (waits) client.pause()
    client.on('data', bytes => {
      if (losing && bytes.includes(losing.words)) {
        const { what, done } = losing
        losing = null
        if (what === 'question') {
          waits = true
          end()
          for (const other of clients) other.pause()
          return done()
        }
        answerLost = done
      }
      server.write(bytes)
    })
    server.on('data', bytes => {
      if (!answerLost) return void client.write(bytes)
      end()
      answerLost()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  const lose = (what: 'question' | 'answer') => (words: string) =>
    new Promise<void>(done => {
      losing = { words, what, done }
    })
  return {
    port: address.port,
    loseAnswerTo: lose('answer'),
    loseQuestion: lose('question'),
    goOn: () => {
      waits = false
      for (const client of clients) client.resume()
    },
    remove: async () => {
      for (const client of clients) client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
