/** The WebSocket at /ws. Checks and answers every message, and drops clients that do not read. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type Client,
  checked,
  codeFrom,
  handleMessage,
  type Logger,
  RefusedError,
  refusalOf,
  type Tables,
} from '@coldwake/host'
import { ClientMessage, LIMITS, type Refusal, type Refused, type ServerMessage } from '@coldwake/wire'
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { addressOf, clientOf } from './addresses.ts'
import { originAllowed } from './allowedOrigins.ts'
import { type Limits, OPEN_CONNECTIONS, Quotas } from './limits.ts'
import { tableMark } from './logger.ts'
import type { ServerMetrics } from './metrics.ts'
import type { Settings } from './settings.ts'
import { textFrame } from './textFrame.ts'

export interface SocketOptions {
  tables: Tables
  limits: Limits
  settings: Pick<Settings, 'trust' | 'allowedOrigins' | 'rateFactor'>
  log: Logger
  count: ServerMetrics
  /** Milliseconds between pings; a connection that did not answer the last one is gone. */
  heartbeat?: number | undefined
}

const HEARTBEAT = 30_000
const HELLO_WITHIN = 10_000
/** Milliseconds until a connection is cut after its goodbye, even if it still sends. */
const GOODBYE_WITHIN = 1_000
/** Bytes that a connection may still send after its goodbye, because they were on their way already. */
const AFTER_GOODBYE = 64 * 1024
/** A message above LIMITS.message is refused in words; above this the connection is closed unread. */
const HARD_LIMIT = 16 * LIMITS.message
/** Bytes that may wait for a client that does not read. It may come back and ask for what it missed. */
const BACKLOG = 4 * 1024 * 1024
/** The same for all connections of an address together. Those for which less than SLOW waits are not counted. */
const ADDRESS_BACKLOG = 8 * BACKLOG
const SLOW = 256 * 1024
/** This many messages that are too fast or make no sense are refused in words; then the connection is closed. */
const PATIENCE = 100

/** Refusals after which there is no use in staying. */
const CLOSING: Partial<Record<Refusal, number>> = { wrongToken: 4001, unknownTable: 4004 }
const SHOWN_OUT = 4001
/** Refusals of a hello that may be a guess at a table's code or token. */
const GUESSES: readonly Refusal[] = ['unknownTable', 'wrongToken']
const IMPATIENT = 4008
/** The close code of a connection that ended without a goodbye. */
const BROKEN = 1006
/** Refusals that are the client's own fault: it sends nonsense, or too much. */
const SENSELESS: readonly Refusal[] = ['badRequest', 'tooLarge', 'tooFast']
/** Messages that everybody at the table hears. */
const TALK: readonly ClientMessage['say'][] = ['talk', 'propose', 'agree']
/** Private words are not counted, or a reader of the metrics could tell that there was one. */
const UNCOUNTED: readonly (ClientMessage['say'] | Refusal)[] = ['whisper', 'noWhisper', 'whisperedEnough']

/** Not yet in the types of `ws`. */
interface ClosingOptions extends ServerOptions {
  closeTimeout: number
}
const OPTIONS: ClosingOptions = {
  noServer: true,
  perMessageDeflate: false,
  maxPayload: HARD_LIMIT,
  // A message is short and comes as one frame; a proxy may cut it into a few.
  maxFragments: 16,
  maxBufferedChunks: 256,
  // Pings are counted before they are answered.
  autoPong: false,
  closeTimeout: GOODBYE_WITHIN,
}

interface Connection {
  readonly ws: WebSocket
  /** The stream under `ws`, and the frames that leave together at the end of this turn. */
  readonly socket: Duplex
  waiting: Buffer | null
  /** Whose limits it counts against. */
  readonly address: string
  readonly key: string
  joined: { code: string; client: Client } | null
  /** Answered the last ping. */
  alive: boolean
  /** The goodbye is said, or the connection is cut: whatever still arrives is ignored. */
  ended: boolean
  /** Resolves when every message so far is handled: they are taken in order. */
  last: Promise<void>
  /** Senseless messages so far, less what was forgiven for good ones. */
  senseless: number
  /** Resolved when the connection is closed and its seat has left. */
  readonly gone: PromiseWithResolvers<void>
}

export class Sockets {
  readonly #options: SocketOptions
  readonly #wss = new WebSocketServer(OPTIONS)
  readonly #connections = new Set<Connection>()
  readonly #places: Quotas
  readonly #heartbeat: NodeJS.Timeout
  #opened = 0
  #closing = false

  constructor(http: Server, options: SocketOptions) {
    this.#options = options
    this.#places = new Quotas(OPEN_CONNECTIONS * options.settings.rateFactor)
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
    this.#heartbeat = setInterval(() => this.#ping(), options.heartbeat ?? HEARTBEAT)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#connections.size
  }

  /** Bytes that were sent to clients and have not left this process. */
  get waitingBytes(): number {
    let bytes = 0
    for (const connection of this.#connections) bytes += waitingFor(connection)
    return bytes
  }

  /** Says goodbye to everybody, and waits until their last messages are dealt with. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#heartbeat)
    const all = [...this.#connections]
    for (const connection of all) goodbye(connection, 1001)
    await Promise.all(all.map(({ gone }) => gone.promise))
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const { settings } = this.#options
    const address = clientOf(addressOf(request, settings.trust))
    const wrong = this.#whyNot(request, address)
    if (wrong) {
      // Does not wait for a client that keeps its half of the connection open, or does not read.
      const late = setTimeout(() => socket.destroy(), GOODBYE_WITHIN)
      socket.once('close', () => clearTimeout(late))
      socket.end(`HTTP/1.1 ${wrong}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
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
      waiting: null,
      address,
      key: String(this.#opened++),
      joined: null,
      alive: true,
      ended: false,
      last: Promise.resolve(),
      senseless: 0,
      gone: Promise.withResolvers(),
    }
    this.#connections.add(connection)
    const silent = setTimeout(() => connection.joined ?? goodbye(connection, 4000), HELLO_WITHIN)
    silent.unref()
    ws.on('ping', data => this.#hearPing(connection, data))
    ws.on('pong', () => this.#hearPong(connection))
    ws.on('message', (data, isBinary) => this.#receive(connection, data, isBinary))
    // ws closes the connection itself after a protocol error; unheard, the event would end the process.
    ws.on('error', () => hearOut(connection))
    ws.on('close', code => {
      clearTimeout(silent)
      this.#connections.delete(connection)
      // Clients that are cut off because the server stops will come back.
      const lost = code === BROKEN && !this.#closing
      void this.#leave(connection, lost).then(connection.gone.resolve)
    })
  }

  #receive(connection: Connection, data: RawData, isBinary: boolean): void {
    if (connection.ended) return
    const { count } = this.#options
    const received = performance.now()
    let ref: number | null = null
    try {
      const admitted = this.#admits(connection, 1)
      const value = jsonOf(data, isBinary)
      ref = refOf(value)
      if (!admitted) throw new RefusedError('tooFast')
      const message = checked(ClientMessage, value)
      // Choices that continue an answer cost as much as if each came in a message of its own.
      const further = message.say === 'answer' ? (message.next?.length ?? 0) : 0
      if (further > 0 && !this.#admits(connection, further)) throw new RefusedError('tooFast')
      if (!UNCOUNTED.includes(message.say)) count.messages.inc({ kind: message.say })
      connection.senseless = Math.max(0, connection.senseless - 1)
      connection.last = this.#answer(connection, message, received)
    } catch (error) {
      this.#refuse(connection, ref, error)
    }
  }

  /** Handles a message when those before it are handled, and says so if it is refused. Never rejects. */
  async #answer(connection: Connection, message: ClientMessage, received: number): Promise<void> {
    const { count } = this.#options
    await connection.last
    try {
      await this.#handle(connection, message)
      if (message.say !== 'answer') return
      count.inputs.inc()
      count.inputSeconds.observe((performance.now() - received) / 1000)
    } catch (error) {
      this.#refuse(connection, 'ref' in message ? message.ref : null, error)
    }
  }

  /** May this connection send so many messages now? */
  #admits({ key, address }: Connection, messages: number): boolean {
    const { limits } = this.#options
    return limits.connection.take(key, messages) && limits.messages.take(address, messages)
  }

  #hearPing(connection: Connection, data: Buffer): void {
    if (connection.ended || !this.#countControl(connection)) return
    if (connection.socket.writableLength > BACKLOG) cut(connection)
    else connection.ws.pong(data)
  }

  #hearPong(connection: Connection): void {
    if (connection.ended) return
    // The answer to our own ping costs nothing.
    if (connection.alive) this.#countControl(connection)
    connection.alive = true
  }

  /** Cuts a connection that sends too many control frames: each costs time, and no client needs more than a few. */
  #countControl(connection: Connection): boolean {
    const { limits, count } = this.#options
    const { key, address } = connection
    if (limits.connectionControls.take(key) && limits.controls.take(address)) return true
    count.refusals.inc({ reason: 'tooFast' })
    cut(connection)
    return false
  }

  #handle(connection: Connection, message: ClientMessage): Promise<void> {
    const { tables, limits } = this.#options
    if (message.say === 'hello') return this.#greet(connection, message)
    if (!connection.joined) throw new RefusedError('badRequest', 'hello')
    const { code, client } = connection.joined
    if (TALK.includes(message.say) && !this.#maySpeak(connection.address, code, client))
      throw new RefusedError('tooFast')
    // A private word takes nothing of what others may say.
    if (message.say === 'whisper' && !limits.whispers.take(`${code}/${client.seat}`)) throw new RefusedError('tooFast')
    if (message.say === 'earlier' && !limits.earlier.take(connection.address)) throw new RefusedError('tooFast')
    return handleMessage(tables, code, client, message)
  }

  /** A saying counts for the seat, its table and its address, so that more connections give no larger allowance. */
  #maySpeak(address: string, code: string, { seat }: Client): boolean {
    const { talk, talkOfTable, talkOfAddress } = this.#options.limits
    return talk.take(`${code}/${seat}`) && talkOfTable.take(code) && talkOfAddress.take(address)
  }

  async #greet(connection: Connection, hello: Extract<ClientMessage, { say: 'hello' }>): Promise<void> {
    if (connection.joined) throw new RefusedError('badRequest', 'say')
    const code = codeFrom(hello.code)
    const { limits, tables } = this.#options
    const line = {
      send: (text: string) => this.#send(connection, text),
      showOut: () => goodbye(connection, SHOWN_OUT),
    }
    try {
      connection.joined = { code, client: await tables.join(code, hello, line) }
    } catch (error) {
      // After too many guesses an address is not told whether a table exists; people who hold a seat still get in.
      const guessed = error instanceof RefusedError && GUESSES.includes(error.refusal)
      throw guessed && !limits.misses.has(connection.address) ? new RefusedError('tooFast') : error
    }
  }

  /** Leaves the table when every message so far is handled. Never rejects. */
  async #leave(connection: Connection, lost: boolean): Promise<void> {
    const { tables, log } = this.#options
    await connection.last
    const { joined } = connection
    try {
      if (joined) await tables.leave(joined.code, joined.client, lost)
    } catch (error) {
      log.error('connection', {}, error)
    }
  }

  #refuse(connection: Connection, ref: number | null, error: unknown): void {
    const { log, count, limits } = this.#options
    const code = connection.joined?.code
    const why: Refused = refusalOf(error, code ? `table ${tableMark(code)}` : 'socket', log)
    if (!UNCOUNTED.includes(why.refused)) count.refusals.inc({ reason: why.refused })
    const message: ServerMessage = { say: 'refused', ref, ...why }
    this.#send(connection, JSON.stringify(message))
    if (why.refused === 'unknownTable') limits.misses.charge(connection.address)
    const closing = CLOSING[why.refused]
    if (closing) goodbye(connection, closing)
    if (SENSELESS.includes(why.refused) && ++connection.senseless > PATIENCE) goodbye(connection, IMPATIENT)
  }

  #ping(): void {
    for (const connection of this.#connections) {
      if (!connection.alive) {
        cut(connection)
        continue
      }
      connection.alive = false
      connection.ws.ping()
    }
  }

  #send(connection: Connection, text: string): void {
    const { ws } = connection
    if (ws.readyState !== ws.OPEN) return
    const frame = frameOf(text)
    if (this.#hasRoom(connection, frame.length)) queue(connection, frame)
    else cut(connection)
  }

  /** A client that reads gets every message, however long; the bytes it leaves unread are bounded. */
  #hasRoom(connection: Connection, more: number): boolean {
    if (connection.socket.writableLength > BACKLOG) return false
    const own = waitingFor(connection)
    if (own + more <= SLOW) return true
    let others = 0
    for (const other of this.#connections)
      if (other !== connection && other.address === connection.address) others += waitingFor(other)
    return others === 0 || others + own + more <= ADDRESS_BACKLOG * Math.max(1, this.#options.settings.rateFactor)
  }
}

/** Bytes sent to a connection that have not left this process. */
const waitingFor = ({ socket, waiting }: Connection): number => socket.writableLength + (waiting?.length ?? 0)

/** Connections to which something was sent in this turn. */
let addressed: Connection[] = []

/**
 * Everything that is sent to a connection in one turn leaves as one packet at the end of the turn. The hundred moves of a
 * commit are all worked out first and then all written, which takes less processor time.
 */
function queue(connection: Connection, frame: Buffer): void {
  const { waiting } = connection
  connection.waiting = waiting ? Buffer.concat([waiting, frame]) : frame
  if (waiting) return
  if (addressed.length === 0) process.nextTick(flushAll)
  addressed.push(connection)
}

function flushAll(): void {
  const all = addressed
  addressed = []
  for (const connection of all) flush(connection)
}

/** Bypasses `ws`, which writes its own pings and goodbyes in between: frames are whole, so they may take turns. */
function flush(connection: Connection): void {
  const { ws, socket, waiting } = connection
  if (waiting && ws.readyState === ws.OPEN) socket.write(waiting)
  connection.waiting = null
}

/** Closes the connection after everything that was sent. `ws` cuts it GOODBYE_WITHIN later. */
function goodbye(connection: Connection, code: number): void {
  if (connection.ended) return
  flush(connection)
  connection.ws.close(code)
  hearOut(connection)
}

/** Waits for the other side to close, unless it keeps sending. */
function hearOut(connection: Connection): void {
  if (connection.ended) return
  connection.ended = true
  let heard = 0
  connection.socket.on('data', (chunk: Buffer) => {
    heard += chunk.length
    if (heard > AFTER_GOODBYE) cut(connection)
  })
}

/** Ends the connection without a goodbye. */
function cut(connection: Connection): void {
  connection.ended = true
  connection.ws.terminate()
}

interface Framed {
  text: string
  frame: Buffer
}
const NOTHING: Framed = { text: '', frame: Buffer.alloc(0) }
/** The last two frames: most seats of a table are sent the same text, with one seat between them that is sent more. */
const framed: [Framed, Framed] = [NOTHING, NOTHING]

function frameOf(text: string): Buffer {
  const [last, before] = framed
  if (text === last.text) return last.frame
  framed[1] = last
  framed[0] = text === before.text ? before : { text, frame: textFrame(text) }
  return framed[0].frame
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
