/** The WebSocket at /ws: believes nothing it is told, answers every message, and drops whoever does not listen. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { ClientMessage, LIMITS, type Refusal, type Refused, type ServerMessage } from '@coldwake/wire'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { checked, RefusedError, refusalOf } from './refusal.ts'
import type { Client, Tables } from './tables.ts'

export interface SocketOptions {
  /** Milliseconds between pings; a connection that did not answer the last one is gone. */
  heartbeat?: number
  /** Instead of LIMITS.rate: tests play faster than people. */
  rate?: { messages: number; seconds: number }
}

const HEARTBEAT = 30_000
const HELLO_WITHIN = 10_000
const GOODBYE_WITHIN = 1_000
/** A message above LIMITS.message is refused in words; above this the connection is closed unread. */
const HARD_LIMIT = 16 * LIMITS.message
/** Bytes waiting for a client that does not read. It may come back and ask for what it missed. */
const BACKLOG = 4 * 1024 * 1024
/** So many times the limit is refused in words; whoever goes on is not listening. */
const PATIENCE = 4

/** Refusals after which there is no use in staying. */
const CLOSING: Partial<Record<Refusal, number>> = { wrongToken: 4001, unknownTable: 4004 }

interface Connection {
  readonly ws: WebSocket
  client: Client | null
  /** Answered the last ping. */
  alive: boolean
  /** Ends when every message so far is handled: they are taken in order. */
  last: Promise<void>
  /** Messages in the current window of the rate limit. */
  windowStart: number
  messages: number
  /** Resolved when the connection is closed and its seat has left. */
  readonly gone: PromiseWithResolvers<void>
}

export class Sockets {
  readonly #tables: Tables
  readonly #wss = new WebSocketServer({ noServer: true, maxPayload: HARD_LIMIT, perMessageDeflate: false })
  readonly #connections = new Set<Connection>()
  readonly #heartbeat: NodeJS.Timeout
  readonly #rate: { messages: number; seconds: number }
  #closing = false

  constructor(tables: Tables, http: Server, options: SocketOptions = {}) {
    this.#tables = tables
    this.#rate = options.rate ?? LIMITS.rate
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
    this.#heartbeat = setInterval(() => this.#ping(), options.heartbeat ?? HEARTBEAT)
    this.#heartbeat.unref()
  }

  /** Says goodbye to everybody, and waits until their last messages are dealt with. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#heartbeat)
    const all = [...this.#connections]
    for (const { ws } of all) ws.close(1001)
    const late = setTimeout(() => all.forEach(({ ws }) => ws.terminate()), GOODBYE_WITHIN)
    await Promise.all(all.map(({ gone }) => gone.promise))
    clearTimeout(late)
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const wrong = this.#closing ? '503 Service Unavailable' : request.url?.split('?')[0] !== '/ws' && '404 Not Found'
    if (wrong) {
      socket.end(`HTTP/1.1 ${wrong}\r\nConnection: close\r\n\r\n`)
      return
    }
    this.#wss.handleUpgrade(request, socket, head, ws => this.#open(ws))
  }

  #open(ws: WebSocket): void {
    const connection: Connection = {
      ws,
      client: null,
      alive: true,
      last: Promise.resolve(),
      windowStart: 0,
      messages: 0,
      gone: Promise.withResolvers(),
    }
    this.#connections.add(connection)
    const silent = setTimeout(() => connection.client ?? ws.close(4000), HELLO_WITHIN)
    silent.unref()
    ws.on('pong', () => {
      connection.alive = true
    })
    ws.on('message', (data, isBinary) => this.#receive(connection, data, isBinary))
    // ws closes the connection itself after a protocol error; unheard, the event would end the process.
    ws.on('error', () => {})
    ws.on('close', () => {
      clearTimeout(silent)
      this.#connections.delete(connection)
      void this.#inTurn(connection, async () => {
        if (connection.client) await this.#tables.leave(connection.client)
      }).then(connection.gone.resolve)
    })
  }

  #receive(connection: Connection, data: RawData, isBinary: boolean): void {
    const tooFast = this.#tooFast(connection)
    if (connection.messages > PATIENCE * this.#rate.messages) {
      connection.ws.terminate()
      return
    }
    let ref: number | null = null
    const failed = (error: unknown) =>
      refuse(connection, ref, refusalOf(error, `table ${connection.client?.code ?? '(none yet)'}`))
    try {
      const value = jsonOf(data, isBinary)
      ref = refOf(value)
      if (tooFast) throw new RefusedError('tooFast')
      const message = checked(ClientMessage, value)
      void this.#inTurn(connection, () => this.#handle(connection, message).catch(failed))
    } catch (error) {
      failed(error)
    }
  }

  async #handle(connection: Connection, message: ClientMessage): Promise<void> {
    const { client } = connection
    if (message.say === 'hello') {
      if (client) throw new RefusedError('badRequest', 'say')
      const { code, token, since } = message
      connection.client = await this.#tables.join(code.toUpperCase(), token, since, (...pieces) =>
        send(connection, ...pieces),
      )
      return
    }
    if (!client) throw new RefusedError('badRequest', 'hello')
    const { seat } = client
    switch (message.say) {
      case 'answer':
        return this.#tables.input(client, message.ref, { seat, n: message.n, ...message.choice })
      case 'standing': {
        const { until, unlessMine } = message
        const input = until === 'off' ? { until } : { until, unlessMine }
        return this.#tables.input(client, message.ref, { seat, do: 'standing', ...input })
      }
      case 'why':
        return this.#tables.why(client, message.ref)
      default:
        return message satisfies never
    }
  }

  /** One thing after the other; whatever goes wrong in one does not stop the next. */
  #inTurn(connection: Connection, work: () => Promise<void>): Promise<void> {
    connection.last = connection.last.then(work).catch(error => console.error('connection:', error))
    return connection.last
  }

  #tooFast(connection: Connection): boolean {
    const now = performance.now()
    if (now - connection.windowStart > this.#rate.seconds * 1000) {
      connection.windowStart = now
      connection.messages = 0
    }
    connection.messages++
    return connection.messages > this.#rate.messages
  }

  #ping(): void {
    for (const connection of this.#connections) {
      if (!connection.alive) {
        connection.ws.terminate()
        continue
      }
      connection.alive = false
      connection.ws.ping()
    }
  }
}

function refuse(connection: Connection, ref: number | null, why: Refused): void {
  const message: ServerMessage = { say: 'refused', ref, ...why }
  send(connection, JSON.stringify(message))
  const code = CLOSING[why.refused]
  if (code) connection.ws.close(code)
}

/** One text message; what comes in pieces goes out as the frames of one message. */
function send({ ws }: Connection, ...pieces: (string | Buffer)[]): void {
  if (ws.readyState !== ws.OPEN) return
  if (ws.bufferedAmount > BACKLOG) ws.terminate()
  else pieces.forEach((piece, i) => ws.send(piece, { binary: false, fin: i === pieces.length - 1 }))
}

function jsonOf(data: RawData, isBinary: boolean): unknown {
  if (isBinary || !Buffer.isBuffer(data)) throw new RefusedError('badRequest', 'binary')
  if (data.length > LIMITS.message) throw new RefusedError('tooLarge')
  try {
    return JSON.parse(data.toString())
  } catch {
    throw new RefusedError('badRequest', 'json')
  }
}

/** The client's own number for its message, as far as it can be read. */
function refOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('ref' in value)) return null
  return Number.isSafeInteger(value.ref) && typeof value.ref === 'number' ? value.ref : null
}
