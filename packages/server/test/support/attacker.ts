/**
 * One attack on a server, as a program of its own: its busy loop must not be what a test measures. It speaks raw TCP,
 * because no library would send what it sends. Started by flood.ts with an `Attack`; tells how it goes several times a
 * second, and goes on until it is killed.
 */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

export interface Attack {
  port: number
  /** Where it seems to come from, to a server that trusts this machine as a proxy. */
  address: string
  kind: 'pings' | 'pongs' | 'texts' | 'fragments' | 'chunks' | 'upgrades' | 'pipeline' | 'downloads' | 'joins' | 'burst'
  connections: number
  /** Does it read what the server says? */
  reads: boolean
  /** Does it come back whenever a connection has ended? */
  again?: boolean
  /** The path that downloads ask for. */
  path?: string
  /** The messages that `joins` sends, and those that `burst` sends again and again, as often as the limits let it. */
  hello?: string
  texts?: readonly string[]
  /** How many of the texts are sent at once; the next ones follow the next time. All, if it is not given. */
  portion?: number
}

export interface Tally {
  opened: number
  /** Ended by the server, both ways. */
  ended: number
  /** Answers by their status. */
  statuses: Record<string, number>
}

const attack: Attack = JSON.parse(process.argv[2] ?? '')
const tally: Tally = { opened: 0, ended: 0, statuses: {} }
setInterval(() => process.send?.(tally), 100)
process.once('disconnect', () => process.exit())

const [PING, PONG, TEXT, TEXT_BEGINS, GOES_ON] = [0x89, 0x8a, 0x81, 0x01, 0x00]
/** Masked with zeros, as a client may. */
const frame = (first: number, payload: Buffer): Buffer => {
  const { length } = payload
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), payload])
}
const textFrame = (text: string): Buffer => frame(TEXT, Buffer.from(text))
const many = (one: Buffer): Buffer => Buffer.concat(Array<Buffer>(Math.ceil(65_536 / one.length)).fill(one))

const request = (path: string, more: Record<string, string> = {}): Buffer => {
  const headers = { host: 'localhost', 'x-forwarded-for': attack.address, ...more }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}
const upgrade = (more: Record<string, string> = {}): Buffer =>
  request('/ws', {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...more,
  })

function open(first: Buffer): Socket {
  // Half of the connection stays open whatever the server does with its own half.
  const socket = connect({ host: '127.0.0.1', port: attack.port, allowHalfOpen: true })
  socket.once('connect', () => {
    tally.opened++
    socket.write(first)
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    tally.ended++
    if (attack.again) setTimeout(begin[attack.kind], 10)
  })
  return socket
}

/** Reads the head of the first answer; the rest is read or left. */
function answered(socket: Socket, then: () => void): void {
  socket.once('data', data => {
    const status = /^HTTP\/1.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 'none'
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    if (attack.reads) socket.resume()
    else socket.pause()
    then()
  })
}

/** As fast as the other side takes it, until it closes. */
function pour(socket: Socket, bytes: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on('drain', more)
  more()
}

/** A byte now and then: fails as soon as nobody holds the other end. */
function poke(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 50)
  socket.once('close', () => clearInterval(timer))
}

/** Each byte in a packet of its own. */
function drip(socket: Socket, bytes: Buffer): void {
  socket.setNoDelay(true)
  let at = 0
  const next = () => {
    if (socket.destroyed || at >= bytes.length) return poke(socket)
    socket.write(bytes.subarray(at, ++at), () => setImmediate(next))
  }
  next()
}

const socketed = (then: (socket: Socket) => void, more = {}) => {
  const socket = open(upgrade(more))
  answered(socket, () => then(socket))
}
/** Sends a portion of the texts at once, and the next in the rhythm that a connection is allowed. */
function burst(socket: Socket): void {
  const frames = (attack.texts ?? []).map(textFrame)
  const { portion = frames.length } = attack
  let at = 0
  const send = () => {
    socket.write(Buffer.concat(frames.slice(at, at + portion)))
    at = (at + portion) % frames.length
  }
  // The answer to hello may take a while; what comes before it is refused.
  const timer = setInterval(send, 5_000)
  setTimeout(send, 1_000)
  socket.once('close', () => clearInterval(timer))
}

const full = randomBytes(125)
const x = Buffer.from('x')
const begin: Record<Attack['kind'], () => void> = {
  pings: () => socketed(socket => pour(socket, many(frame(PING, full)))),
  pongs: () => socketed(socket => pour(socket, many(frame(PONG, Buffer.alloc(0))))),
  texts: () => socketed(socket => pour(socket, many(frame(TEXT, Buffer.from('{"say":"nonsense"}'))))),
  fragments: () =>
    socketed(socket => {
      // Below what is too long as one message, and never the last.
      socket.write(Buffer.concat([frame(TEXT_BEGINS, x), ...Array<Buffer>(16_000).fill(frame(GOES_ON, x))]))
      poke(socket)
    }),
  chunks: () =>
    socketed(socket =>
      drip(socket, Buffer.concat([Buffer.from([TEXT, 0xfe, 0xff, 0xff, 0, 0, 0, 0]), Buffer.alloc(60_000)])),
    ),
  upgrades: () => socketed(poke, { origin: 'https://evil.example' }),
  pipeline: () => {
    const socket = open(request('/api/tables/BCDFGHJK'))
    answered(socket, () => pour(socket, many(request('/api/tables/BCDFGHJK'))))
  },
  joins: () => socketed(socket => socket.write(textFrame(attack.hello ?? ''))),
  burst: () =>
    socketed(socket => {
      socket.write(textFrame(attack.hello ?? ''))
      burst(socket)
    }),
  downloads: () => {
    const socket = open(request(attack.path ?? '/'))
    answered(socket, () => {})
  },
}
for (let i = 0; i < attack.connections; i++) begin[attack.kind]()
