/** The TCP connections to the HTTP server: how many one address holds, and how much it may pile up on one of them. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type AddressFilter, addressOf, clientOf } from './addresses.ts'

export interface ConnectionLimits {
  /** Proxies that are trusted about who asks: their connections are many people's, and are not counted. */
  trust: AddressFilter
  rateFactor: number
}

/** Connections of one address. Beyond that the oldest is closed, so that a new one, such as a health check, gets in. */
export const OPEN_HTTP = 500
/** Requests on one connection that wait for their answers. Browsers and proxies send one at a time. */
const UNANSWERED = 16

export class HttpConnections {
  readonly #limits: ConnectionLimits
  /** Of each address, the oldest first. Without WebSockets, which have a limit of their own. */
  readonly #open = new Map<string, Set<Socket>>()
  readonly #unanswered = new WeakMap<Socket, number>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  watch(server: Server): void {
    server.on('connection', socket => this.#enter(socket))
    server.on('upgrade', ({ socket }) => this.#leave(socket))
  }

  /** Takes a request to answer, or closes the connection of a client that asks on and on without reading. */
  admits({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const unanswered = this.#unansweredOn(socket) + 1
    if (unanswered > UNANSWERED || socket.destroyed) {
      socket.destroy()
      return false
    }
    this.#unanswered.set(socket, unanswered)
    // Fastify, its streams and we all wait for the end of an answer: a few more than Node takes for a leak.
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

  /** The oldest that waits for no answer; if all do, the oldest. */
  #oldest(open: Iterable<Socket>): Socket {
    const all = [...open]
    const socket = all.find(socket => this.#unansweredOn(socket) === 0) ?? all[0]
    if (!socket) throw new Error('connections: none is open')
    return socket
  }

  #leave(socket: Socket, client = clientOfSocket(socket)): void {
    const open = this.#open.get(client)
    open?.delete(socket)
    if (open?.size === 0) this.#open.delete(client)
  }
}

/** No header is believed here: this is about the machine at the other end of the wire. */
const clientOfSocket = (socket: Socket): string => clientOf(addressOf({ headers: {}, socket }))
