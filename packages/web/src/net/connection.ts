/**
 * One seat's line to the server. Owns the socket, reconnects by itself, asks only for the events it does not have yet,
 * and sends a plan (an action and the cards that pay for it) step by step as the questions come.
 */
import type { Choice, Decision, EventFace, Obstacle, Until, View } from '@coldwake/rules'
import type { ClientMessage, Lobby, Refusal, ServerMessage } from '@coldwake/wire'
import { sameChoice } from '../table/choices.ts'

export type Status = 'connecting' | 'open' | 'lost' | 'refused'

export interface LineState {
  status: Status
  lobby: Lobby | null
  seat: number | null
  view: View | null
  /** Everything told so far, oldest first. */
  events: readonly EventFace[]
  /** What the latest view added while somebody was watching; nothing after a page load. */
  fresh: { seq: number; events: readonly EventFace[] }
  /** Why things are not possible, for the question it was asked about. */
  obstacles: { n: number; list: readonly Obstacle[] } | null
  /** An answer is on its way. */
  busy: boolean
  trouble: Refusal | null
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export interface LineOptions {
  code: string
  token: string
  open: () => Socket
  /** How long to wait before the next attempt, given how many have failed. */
  delay?: (failures: number) => number
}

/** Refused for these, trying again would only be refused again. */
const FINAL: readonly Refusal[] = ['unknownTable', 'wrongToken', 'badRequest', 'notFound']

const backOff = (failures: number) => Math.min(8000, 400 * 2 ** failures) * (0.75 + Math.random() / 2)
const CONNECT_WITHIN = 8000
const ANSWER_WITHIN = 5000

export class Line {
  #state: LineState = {
    status: 'connecting',
    lobby: null,
    seat: null,
    view: null,
    events: [],
    fresh: { seq: 0, events: [] },
    obstacles: null,
    busy: false,
    trouble: null,
  }
  #listeners = new Set<() => void>()
  #options: LineOptions
  #socket: Socket | null = null
  #greeted = false
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #ref = 0
  /** The answer on its way, over which socket it went. */
  #sent: { ref: number; n: number; choice: Choice; over: Socket } | null = null
  #plan: Choice[] = []
  #standing: number | null = null
  #why: { ref: number; n: number } | null = null

  constructor(options: LineOptions) {
    this.#options = options
    this.#connect()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  state = (): LineState => this.#state

  /** Answers the open question with the first step, and the questions that follow from it with the rest. */
  answer(...steps: Choice[]): void {
    if (this.#sent) return
    this.#plan = steps
    this.#change({ trouble: null })
    this.#advance()
  }

  standing(until: Until | 'off', unlessMine: boolean): void {
    this.#standing = ++this.#ref
    this.#say({ say: 'standing', ref: this.#standing, until, unlessMine })
  }

  /** Asks once per question why other things are not possible. */
  why(): void {
    const n = this.#state.view?.me?.decision?.n
    if (n === undefined || this.#why?.n === n) return
    this.#why = { ref: ++this.#ref, n }
    this.#say({ say: 'why', ref: this.#why.ref })
  }

  forgive(): void {
    if (this.#state.trouble) this.#change({ trouble: null })
  }

  /** Back from sleep or from a dead network: is anybody still there? */
  check(): void {
    if (this.#state.status === 'lost') {
      clearTimeout(this.#retry)
      this.#connect()
    } else if (this.#state.status === 'open') {
      this.#say({ say: 'why', ref: ++this.#ref })
      this.#expect(ANSWER_WITHIN)
    }
  }

  close(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#listeners.clear()
  }

  #connect(): void {
    const socket = this.#options.open()
    this.#socket = socket
    this.#greeted = false
    this.#why = null
    this.#expect(CONNECT_WITHIN)
    socket.onopen = () => {
      const { code, token } = this.#options
      this.#say({ say: 'hello', code, token, since: this.#state.events.length })
    }
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket || typeof data !== 'string') return
      clearTimeout(this.#patience)
      this.#hear(JSON.parse(data) as ServerMessage)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #lost(): void {
    this.#socket = null
    clearTimeout(this.#patience)
    if (this.#state.status === 'refused') return
    this.#change({ status: 'lost' })
    this.#retry = setTimeout(() => this.#connect(), (this.#options.delay ?? backOff)(this.#failures++))
  }

  /** A socket that stays silent this long is as good as closed. */
  #expect(within: number): void {
    clearTimeout(this.#patience)
    const socket = this.#socket
    this.#patience = setTimeout(() => {
      socket?.close()
      if (socket === this.#socket) this.#lost()
    }, within)
  }

  #say(message: ClientMessage): void {
    if (this.#state.status === 'open' || message.say === 'hello') this.#socket?.send(JSON.stringify(message))
  }

  #hear(message: ServerMessage): void {
    switch (message.say) {
      case 'lobby':
        this.#failures = 0
        return this.#change({ status: 'open', lobby: message.lobby, seat: message.seat })
      case 'game':
        return this.#hearGame(message)
      case 'why':
        if (this.#why?.ref === message.ref) this.#change({ obstacles: { n: this.#why.n, list: message.obstacles } })
        return
      case 'refused':
        return this.#hearRefusal(message)
      case 'accepted':
        return
    }
  }

  #hearGame({ seq, table, me, events }: Extract<ServerMessage, { say: 'game' }>): void {
    const known = this.#state.events
    const first = known.length === 0
    const all = [...known.slice(0, seq - events.length), ...events]
    const open = me.decision?.n
    if (this.#sent && this.#sent.n !== open) this.#sent = null
    // A load tells the past, a reconnection only what was missed: the first is history, the second is news.
    const news = first ? [] : all.slice(known.length)
    this.#change({
      status: 'open',
      view: { table, me },
      events: all,
      ...(news.length > 0 || first ? { fresh: { seq, events: news } } : {}),
      ...(this.#state.obstacles?.n === open ? {} : { obstacles: null }),
    })
    this.#greeted = true
    if (this.#sent && this.#sent.over !== this.#socket) this.#resend()
    else this.#advance()
  }

  #hearRefusal({ ref, refused }: Extract<ServerMessage, { say: 'refused' }>): void {
    if (!this.#greeted && this.#state.status !== 'open' && FINAL.includes(refused))
      return this.#change({ status: 'refused', trouble: refused })
    if (ref === this.#sent?.ref) {
      this.#sent = null
      this.#plan = []
    } else if (ref !== null && ref !== this.#standing) return
    this.#change({ trouble: refused })
  }

  /** Sends the next step of the plan if the open question offers it; a plan that no longer fits is dropped. */
  #advance(): void {
    const decision = this.#state.view?.me?.decision ?? null
    const step = this.#plan[0]
    if (this.#sent || !step) return this.#settle()
    if (!decision || !offers(decision, step)) {
      this.#plan = []
      return this.#settle()
    }
    const over = this.#socket
    if (!over) return this.#settle()
    this.#plan.shift()
    this.#sent = { ref: ++this.#ref, n: decision.n, choice: step, over }
    this.#say({ say: 'answer', ref: this.#sent.ref, n: decision.n, choice: step })
    this.#settle()
  }

  /** The line broke while an answer was under way and its question is still open: it quotes the same number again. */
  #resend(): void {
    if (!this.#sent || !this.#socket) return
    const { n, choice } = this.#sent
    this.#sent = { ref: ++this.#ref, n, choice, over: this.#socket }
    this.#say({ say: 'answer', ref: this.#sent.ref, n, choice })
  }

  #settle(): void {
    if (this.#busy() !== this.#state.busy) this.#change({})
  }

  /** A plan under way counts as one answer, so that its small questions never show. */
  #busy = (): boolean => this.#sent !== null || this.#plan.length > 0

  #change(part: Partial<LineState>): void {
    this.#state = { ...this.#state, ...part, busy: this.#busy() }
    for (const listener of this.#listeners) listener()
  }
}

const offers = (decision: Decision, choice: Choice): boolean =>
  decision.options.some(option => sameChoice(option, choice))

/** The socket of the server this page came from. */
export function openSocket(): Socket {
  const { protocol, host } = window.location
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`)
  const line: Socket = {
    send: data => {
      if (socket.readyState === WebSocket.OPEN) socket.send(data)
    },
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  socket.onopen = () => line.onopen?.()
  socket.onmessage = ({ data }) => line.onmessage?.({ data })
  socket.onclose = () => line.onclose?.()
  return line
}
