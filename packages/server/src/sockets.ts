/** The WebSocket at /ws: believes nothing it is told, answers every message, and drops whoever does not listen. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { ClientMessage, LIMITS, type Refusal, type Refused, type ServerMessage } from '@coldwake/wire'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { addressOf, clientOf } from './address.ts'
import { type Limits, OPEN_CONNECTIONS, Places } from './limits.ts'
import { type Log, tableMark } from './logger.ts'
import type { ServerMetrics } from './metrics.ts'
import { originAllowed } from './origin.ts'
import { checked, RefusedError, refusalOf } from './refusal.ts'
import { codeFrom } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { Client } from './table.ts'
import type { Tables } from './tables.ts'

export interface SocketOptions {
  tables: Tables
  limits: Limits
  settings: Pick<Settings, 'trust' | 'allowedOrigins' | 'rateFactor'>
  log: Log
  count: ServerMetrics
  /** Milliseconds between pings; a connection that did not answer the last one is gone. */
  heartbeat?: number | undefined
}

const HEARTBEAT = 30_000
const HELLO_WITHIN = 10_000
const GOODBYE_WITHIN = 1_000
/** A message above LIMITS.message is refused in words; above this the connection is closed unread. */
const HARD_LIMIT = 16 * LIMITS.message
/** Bytes waiting for a client that does not read. It may come back and ask for what it missed. */
const BACKLOG = 4 * 1024 * 1024
/** So many messages too fast or without sense are refused in words; whoever goes on is not listening. */
const PATIENCE = 100

/** Refusals after which there is no use in staying. */
const CLOSING: Partial<Record<Refusal, number>> = { wrongToken: 4001, unknownTable: 4004 }
const SHOWN_OUT = 4001
const IMPATIENT = 4008
/** It ended without a goodbye. */
const BROKEN = 1006
/** Of a client's making: it sends what cannot be understood, or too much. */
const SENSELESS: readonly Refusal[] = ['badRequest', 'tooLarge', 'tooFast']

interface Connection {
  readonly ws: WebSocket
  readonly socket: Duplex
  /** What is said in one go waits to leave together. */
  corked: boolean
  /** Whose limits it counts against. */
  readonly address: string
  readonly key: string
  joined: { code: string; client: Client } | null
  /** Answered the last ping. */
  alive: boolean
  /** Ends when every message so far is handled: they are taken in order. */
  last: Promise<void>
  /** Senseless messages so far, less what was forgiven for good ones. */
  senseless: number
  /** Resolved when the connection is closed and its seat has left. */
  readonly gone: PromiseWithResolvers<void>
}

export class Sockets {
  readonly #options: SocketOptions
  readonly #wss = new WebSocketServer({ noServer: true, maxPayload: HARD_LIMIT, perMessageDeflate: false })
  readonly #connections = new Set<Connection>()
  readonly #places: Places
  readonly #heartbeat: NodeJS.Timeout
  #opened = 0
  #closing = false

  constructor(http: Server, options: SocketOptions) {
    this.#options = options
    this.#places = new Places(OPEN_CONNECTIONS * options.settings.rateFactor)
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
    this.#heartbeat = setInterval(() => this.#ping(), options.heartbeat ?? HEARTBEAT)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#connections.size
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
    const { settings } = this.#options
    const address = clientOf(addressOf(request, settings.trust))
    const wrong = this.#whyNot(request, address)
    if (wrong) {
      socket.end(`HTTP/1.1 ${wrong}\r\nConnection: close\r\n\r\n`)
      return
    }
    socket.once('close', () => this.#places.leave(address))
    this.#wss.handleUpgrade(request, socket, head, ws => this.#open(ws, socket, address))
  }

  /** Takes a place for this address if nothing is wrong. */
  #whyNot(request: IncomingMessage, address: string): string | null {
    const { limits, settings } = this.#options
    if (this.#closing) return '503 Service Unavailable'
    if (request.url?.split('?')[0] !== '/ws') return '404 Not Found'
    if (!originAllowed(request, settings)) return '403 Forbidden'
    return limits.connects.take(address) && this.#places.enter(address) ? null : '429 Too Many Requests'
  }

  #open(ws: WebSocket, socket: Duplex, address: string): void {
    const connection: Connection = {
      ws,
      socket,
      corked: false,
      address,
      key: String(this.#opened++),
      joined: null,
      alive: true,
      last: Promise.resolve(),
      senseless: 0,
      gone: Promise.withResolvers(),
    }
    this.#connections.add(connection)
    const silent = setTimeout(() => connection.joined ?? ws.close(4000), HELLO_WITHIN)
    silent.unref()
    ws.on('pong', () => {
      connection.alive = true
    })
    ws.on('message', (data, isBinary) => this.#receive(connection, data, isBinary))
    // ws closes the connection itself after a protocol error; unheard, the event would end the process.
    ws.on('error', () => {})
    ws.on('close', code => {
      clearTimeout(silent)
      this.#connections.delete(connection)
      // Who is cut off because the server ends will be back.
      const lost = code === BROKEN && !this.#closing
      void this.#inTurn(connection, async () => {
        const { joined } = connection
        if (joined) await this.#options.tables.leave(joined.code, joined.client, lost)
      }).then(connection.gone.resolve)
    })
  }

  #receive(connection: Connection, data: RawData, isBinary: boolean): void {
    if (connection.senseless > PATIENCE) return
    const { count, limits } = this.#options
    const received = performance.now()
    let ref: number | null = null
    const failed = (error: unknown) => this.#refuse(connection, ref, error)
    try {
      const fast = limits.connection.take(connection.key) && limits.messages.take(connection.address)
      const value = jsonOf(data, isBinary)
      ref = refOf(value)
      if (!fast) throw new RefusedError('tooFast')
      const message = checked(ClientMessage, value)
      count.messages.add(message.say)
      connection.senseless = Math.max(0, connection.senseless - 1)
      void this.#inTurn(connection, async () => {
        try {
          await this.#handle(connection, message)
          if (message.say !== 'answer') return
          count.inputs.add()
          count.inputSeconds.observe((performance.now() - received) / 1000)
        } catch (error) {
          failed(error)
        }
      })
    } catch (error) {
      failed(error)
    }
  }

  async #handle(connection: Connection, message: ClientMessage): Promise<void> {
    const { tables, limits } = this.#options
    if (message.say === 'hello') {
      if (connection.joined) throw new RefusedError('badRequest', 'say')
      const code = codeFrom(message.code)
      const client = await tables.join(code, message, {
        send: text => send(connection, text),
        showOut: () => connection.ws.close(SHOWN_OUT),
      })
      connection.joined = { code, client }
      return
    }
    if (!connection.joined) throw new RefusedError('badRequest', 'hello')
    const { code, client } = connection.joined
    const { ref } = message
    switch (message.say) {
      case 'answer':
        return tables.input(code, client, ref, { seat: client.seat ?? -1, n: message.n, ...message.choice })
      case 'standing': {
        const { until, unlessMine } = message
        const input = until === 'off' ? { until } : { until, unlessMine }
        return tables.input(code, client, ref, { seat: client.seat ?? -1, do: 'standing', ...input })
      }
      case 'why':
        return tables.why(code, client, ref)
      case 'takeBack':
        return tables.takeBack(code, client, ref, message.n)
      case 'talk':
        if (!limits.talk.take(connection.key)) throw new RefusedError('tooFast')
        return tables.talk(code, client, ref, message.talk)
      case 'propose':
        if (!limits.talk.take(connection.key)) throw new RefusedError('tooFast')
        return tables.propose(code, client, ref, message.proposal)
      case 'agree':
        if (!limits.talk.take(connection.key)) throw new RefusedError('tooFast')
        return tables.agree(code, client, ref, message)
      default:
        return message satisfies never
    }
  }

  /** One thing after the other; whatever goes wrong in one does not stop the next. */
  #inTurn(connection: Connection, work: () => Promise<void>): Promise<void> {
    const { log } = this.#options
    connection.last = connection.last.then(work).catch(error => log.error('connection', {}, error))
    return connection.last
  }

  #refuse(connection: Connection, ref: number | null, error: unknown): void {
    const { log, count } = this.#options
    const code = connection.joined?.code
    const why: Refused = refusalOf(error, code ? `table ${tableMark(code)}` : 'socket', log)
    count.refusals.add(why.refused)
    const message: ServerMessage = { say: 'refused', ref, ...why }
    send(connection, JSON.stringify(message))
    const closing = CLOSING[why.refused]
    if (closing) connection.ws.close(closing)
    if (SENSELESS.includes(why.refused) && ++connection.senseless > PATIENCE) connection.ws.close(IMPATIENT)
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

function send(connection: Connection, text: string): void {
  const { ws, socket } = connection
  if (ws.readyState !== ws.OPEN) return
  if (ws.bufferedAmount > BACKLOG) return ws.terminate()
  if (!connection.corked) {
    // An acknowledgement and what came of it, or all that is said to whoever comes: one packet, not several.
    connection.corked = true
    socket.cork()
    process.nextTick(uncork, connection)
  }
  ws.send(text)
}

function uncork(connection: Connection): void {
  connection.corked = false
  connection.socket.uncork()
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
