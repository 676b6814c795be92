/** The TCP connections to the HTTP server: how many one address holds, and how much it may pile up on one of them. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type AddressFilter, addressOf, clientOf } from './addresses.ts'

export interface ConnectionLimits {
  /** Trusted proxies: their connections carry many people's requests, and are not counted. */
  trust: AddressFilter
  rateFactor: number
}

/** Open connections of one address. Beyond that the oldest is closed, so that a new one, such as a health check, gets in. */
export const OPEN_HTTP = 500
/** Requests that may wait for their answers on one connection. Browsers and proxies send one at a time. */
const UNANSWERED = 16

export class HttpConnections {
  readonly #limits: ConnectionLimits
  /** The connections of each address, the oldest first. WebSockets have a limit of their own and are not among them. */
  readonly #open = new Map<string, Set<Socket>>()
  readonly #unanswered = new WeakMap<Socket, number>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  watch(server: Server): void {
    server.on('connection', socket => this.#enter(socket))
    server.on('upgrade', ({ socket }) => this.#leave(socket))
    server.on('timeout', socket => this.#rest(socket))
  }

  /**
   * Closes a connection on which nothing moves, but not one whose client waits while the server works: on a busy machine,
   * the last of many uploads waits for long. A request that does not arrive has a time limit of its own.
   */
  #rest(socket: Socket): void {
    if (this.#unansweredOn(socket) === 0 || socket.writableLength > 0) socket.destroy()
  }

  /** True if the request may be answered. Closes the connection of a client that keeps asking without reading. */
  admits({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const unanswered = this.#unansweredOn(socket) + 1
    if (unanswered > UNANSWERED || socket.destroyed) {
      socket.destroy()
      return false
    }
    this.#unanswered.set(socket, unanswered)
    // Fastify, its streams and this server listen for the end of an answer: more listeners than Node's leak warning allows.
    response.setMaxListeners(20)
    response.once('close', () => this.#unanswered.set(socket, this.#unansweredOn(socket) - 1))
    return true
  }

  #unansweredOn(socket: Socket): number {
    return this.#unanswered.get(socket) ?? 0
  }

  #enter(socket: Socket): void {
    const { trust, rateFactor } = this.#limits
    if (trust(socket.remoteAddress)) return
    const client = clientOfSocket(socket)
    const open = this.#open.get(client) ?? new Set()
    this.#open.set(client, open.add(socket))
    socket.once('close', () => this.#leave(socket, client))
    if (open.size > OPEN_HTTP * Math.max(1, rateFactor)) this.#oldest(open).destroy()
  }

  /** The oldest connection that waits for no answer; if all wait, the oldest. */
  #oldest(open: Iterable<Socket>): Socket {
    const all = [...open]
    const socket = all.find(socket => this.#unansweredOn(socket) === 0) ?? all[0]
    if (!socket) throw new Error('no connection is open')
    return socket
  }

  #leave(socket: Socket, client = clientOfSocket(socket)): void {
    const open = this.#open.get(client)
    open?.delete(socket)
    if (open?.size === 0) this.#open.delete(client)
  }
}

/** Ignores headers: the limit is about the machine at the other end of the connection. */
const clientOfSocket = (socket: Socket): string => clientOf(addressOf({ headers: {}, socket }))
