/**
 * One line to the server, of a seat or an onlooker. Owns the socket, reconnects by itself, asks only for what it does
 * not have yet, and sends an action with all its choices as one message.
 */
import { type Choice, canonical, type Decision, type Until } from '@coldwake/rules/facts'
import type { ClientMessage, GameProposal, Heard, Refusal, Saying, ServerMessage, Whisper } from '@coldwake/wire'
import { sameChoice } from '../choice/choices.ts'
import {
  afterClock,
  afterEarlier,
  afterGame,
  afterTalk,
  afterWhispers,
  type LineState,
  START,
  talkEnd,
} from './lineState.ts'

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((how: { code: number }) => void) | null
}

export interface LineOptions {
  code: string
  token: string
  open: () => Socket
  /** How long to wait before the next attempt, given how many have failed. */
  delay?: (failures: number) => number
  /** When what was heard is shown: a page draws once per frame, however many messages came. At once, if nobody says. */
  soon?: ((show: () => void) => void) | undefined
}

/** Refused for these, trying again would only be refused again. */
const FINAL: readonly Refusal[] = ['unknownTable', 'wrongToken', 'badRequest', 'notFound', 'rulesMissing']
/** Nothing more can be said. */
const FULL: readonly Refusal[] = ['talkFull', 'noWhisper', 'whisperedEnough']
/** How the server closes a line for good. */
const CLOSED = { wrongToken: 4001, unknownTable: 4004, impatient: 4008 } as const

const backOff = (failures: number) => Math.min(8000, 400 * 2 ** failures) * (0.75 + Math.random() / 2)
const CONNECT_WITHIN = 8000
const ANSWER_WITHIN = 5000

/** Something said that is on its way. */
interface Said {
  /** Is it there, now that everything is heard again? */
  isWritten: (state: LineState) => boolean
  over: Socket
  done: (written: boolean) => void
}

export class Line {
  #state: LineState = START
  /** What the listeners know of. */
  #shown: LineState = START
  #hearing = false
  /** What was heard will be shown soon. */
  #due = false
  #listeners = new Set<() => void>()
  #options: LineOptions
  #socket: Socket | null = null
  /** The table came whole over this socket. */
  #whole = false
  /** The server at the other end is of an earlier release, which takes one choice at a time. */
  #oneByOne = false
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #ref = 0
  /** The answer on its way with all its choices, and the socket that it went over. */
  #sent: { ref: number; n: number; choices: readonly [Choice, ...Choice[]]; over: Socket | null } | null = null
  #playing = false
  #toldPlaying: Socket | null = null
  /** A take back on its way. */
  #goesBack: { ref: number; accepted: boolean } | null = null
  #said = new Map<number, Said>()
  #why: { ref: number; n: number } | null = null
  /** The request for older talk that is on its way. */
  #earlier: number | null = null
  /** Messages whose refusal concerns nobody. */
  #asides = new Set<number>()

  constructor(options: LineOptions) {
    this.#options = options
    this.#connect()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  state = (): LineState => this.#shown

  /** Answers the open question with a choice, and the questions that follow from it with the next ones. */
  answer(choice: Choice, ...next: Choice[]): void {
    if (this.#busy()) return
    const decision = this.#state.view?.me?.decision
    if (decision && offers(decision, choice))
      this.#sent = { ref: 0, n: decision.n, choices: [choice, ...next], over: null }
    this.#change({ trouble: null, left: [], answeredAt: this.#state.events.length })
    this.#sayAnswer()
  }

  /** Takes back the last answer with all its choices. */
  takeBack(): void {
    if (this.#busy() || !this.#state.back || this.#state.status !== 'open') return
    const ref = ++this.#ref
    this.#goesBack = { ref, accepted: false }
    this.#change({ trouble: null, left: [], answeredAt: START.answeredAt })
    // What is meant is what was seen: it quotes the question that is open now.
    this.#say({ say: 'takeBack', ref, n: this.#state.view?.table.asking?.n ?? 0 })
  }

  standing(until: Until | 'off', unlessMine: boolean): void {
    this.#say({ say: 'standing', ref: ++this.#ref, until, unlessMine })
  }

  /** Ask me what to drop before my turn ends. Should the turn be over by now, there is nothing to say about it. */
  holdTurn(): void {
    const ref = ++this.#ref
    this.#asides.add(ref)
    this.#say({ say: 'holdTurn', ref })
  }

  /** Let the bot that is to choose next do so now. */
  hurry(): void {
    this.#say({ say: 'hurry', ref: ++this.#ref })
  }

  /** Whether this page is still playing the news: bots wait for that. A server that does not know this hears nothing. */
  plays(playing: boolean): void {
    if (this.#playing === playing) return
    this.#playing = playing
    this.#sayPlaying()
  }

  #sayPlaying(): void {
    this.#toldPlaying = this.#socket
    this.#say({ say: 'plays', ref: this.#aside(), playing: this.#playing })
  }

  propose(proposal: GameProposal): void {
    this.#change({ trouble: null })
    this.#say({ say: 'propose', ref: ++this.#ref, proposal })
  }

  agree(to: number, yes: boolean): void {
    this.#change({ trouble: null })
    this.#say({ say: 'agree', ref: ++this.#ref, to, yes })
  }

  /** Resolves to whether it was written. If the line breaks meanwhile, that is known once it is back. */
  talk(saying: Saying): Promise<boolean> {
    const after = talkEnd(this.#state)
    return this.#tell(
      ref => ({ say: 'talk', ref, talk: saying }),
      ({ talk, talkFrom, seat }) => {
        const since = talk.slice(Math.max(0, after - talkFrom))
        return since.some(heard => heard.seat === seat && sameSaying(heard, saying))
      },
    )
  }

  /** The same for a private word. */
  whisper(whisper: Whisper): Promise<boolean> {
    const after = this.#state.whispers.length
    return this.#tell(
      ref => ({ say: 'whisper', ref, ...whisper }),
      ({ whispers, seat }) => whispers.slice(after).some(one => one.seat === seat),
    )
  }

  #tell(message: (ref: number) => ClientMessage, isWritten: Said['isWritten']): Promise<boolean> {
    const over = this.#socket
    if (!over || this.#state.status !== 'open') return Promise.resolve(false)
    const ref = ++this.#ref
    return new Promise(done => {
      this.#said.set(ref, { isWritten, over, done })
      this.#say(message(ref))
    })
  }

  /** Asks for the page of the talk before what is loaded, once at a time. */
  earlierTalk(): void {
    const { talkFrom, status } = this.#state
    if (talkFrom === 0 || this.#earlier !== null || status !== 'open') return
    this.#earlier = this.#aside()
    this.#say({ say: 'earlier', ref: this.#earlier, before: talkFrom })
  }

  /** Asks once per question why other things are not possible. */
  why(): void {
    const n = this.#state.view?.me?.decision?.n
    if (n === undefined || this.#why?.n === n) return
    this.#why = { ref: this.#aside(), n }
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
      this.#say({ say: 'why', ref: this.#aside() })
      this.#expect(ANSWER_WITHIN)
    }
  }

  /** Comes in anew. Whoever comes in has their seat back, if a bot had it. */
  reenter(): void {
    this.#hangUp()
    this.check()
  }

  close(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    for (const { done } of this.#said.values()) done(false)
    this.#said.clear()
    this.#listeners.clear()
  }

  // ---------------------------------------------------------------- the socket

  #connect(): void {
    const socket = this.#options.open()
    this.#socket = socket
    this.#whole = false
    this.#oneByOne = false
    this.#why = null
    this.#goesBack = null
    this.#earlier = null
    this.#asides.clear()
    this.#expect(CONNECT_WITHIN)
    socket.onopen = () => {
      const { code, token } = this.#options
      const { events, whispers, allWhispers } = this.#state
      const heard = talkEnd(this.#state)
      // A server that is not yet of this version knows no private words, and there are none to speak of then.
      const had = !allWhispers && whispers.length > 0 && { whispers: whispers.length }
      this.#say({ say: 'hello', code, token, since: events.length, heard, ...had })
    }
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket || typeof data !== 'string') return
      clearTimeout(this.#patience)
      this.#hearing = true
      try {
        this.#hear(JSON.parse(data) as ServerMessage)
      } finally {
        this.#hearing = false
      }
    }
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code)
    }
  }

  #lost(code?: number): void {
    this.#socket = null
    clearTimeout(this.#patience)
    if (isOver(this.#state)) return
    if (code === CLOSED.wrongToken) return this.#end('wrongToken')
    if (code === CLOSED.unknownTable) return this.#end('unknownTable')
    if (code === CLOSED.impatient) return this.#change({ status: 'dropped' })
    this.#change({ status: 'lost' })
    this.#retry = setTimeout(() => this.#connect(), (this.#options.delay ?? backOff)(this.#failures++))
  }

  /** There is no use in coming back. Whoever was in before has been shown out. */
  #end(trouble: Refusal): void {
    const shownOut = trouble === 'wrongToken' && this.#state.lobby !== null
    this.#change({ status: shownOut ? 'shownOut' : 'refused', trouble })
  }

  /** A socket that stays silent this long is as good as closed. */
  #expect(within: number): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#hangUp(), within)
  }

  /** Begins anew over another socket, from what is known. */
  #hangUp(): void {
    const socket = this.#socket
    socket?.close()
    if (socket === this.#socket) this.#lost()
  }

  #say(message: ClientMessage): void {
    if (this.#state.status === 'open' || message.say === 'hello') this.#socket?.send(JSON.stringify(message))
  }

  #aside(): number {
    const ref = ++this.#ref
    this.#asides.add(ref)
    return ref
  }

  // ---------------------------------------------------------------- hearing

  #hear(message: ServerMessage): void {
    switch (message.say) {
      case 'lobby':
        return this.#change({ status: 'open', lobby: message.lobby, seat: message.seat })
      case 'game':
        return this.#hearGame(message)
      case 'talk':
        return this.#change(afterTalk(this.#state, message))
      case 'earlier':
        if (this.#earlier === message.ref) this.#earlier = null
        return this.#change(afterEarlier(this.#state, message))
      case 'whispers':
        return this.#change(afterWhispers(this.#state, message))
      case 'clock':
        return this.#hearClock(message)
      case 'why':
        if (this.#why?.ref === message.ref) this.#change({ obstacles: { n: this.#why.n, list: message.obstacles } })
        return
      case 'refused':
        return this.#hearRefusal(message)
      case 'accepted':
        return this.#hearAccepted(message)
    }
  }

  #hearGame(message: Extract<ServerMessage, { say: 'game' }>): void {
    const unseen = this.#state.fresh === this.#shown.fresh ? [] : this.#state.fresh.events
    const part = afterGame(this.#state, message, this.#whole, unseen)
    if (!part) return this.#hangUp()
    this.#whole = true
    const decision = part.view?.me?.decision
    if (this.#sent && this.#sent.n !== decision?.n) this.#sent = null
    if (this.#goesBack?.accepted) this.#goesBack = null
    this.#change(part)
    // The line broke while an answer was under way and its question is still open: it quotes the same number again.
    if (this.#sent?.over !== this.#socket) this.#sayAnswer()
  }

  /** The clock is the last that is told after hello: what is not there by now, the server does not have. */
  #hearClock(message: Extract<ServerMessage, { say: 'clock' }>): void {
    this.#failures = 0
    this.#change(afterClock(message))
    // What was said over another line is forgotten.
    if (this.#playing && this.#toldPlaying !== this.#socket) this.#sayPlaying()
    for (const [ref, { isWritten, over, done }] of this.#said) {
      if (over === this.#socket) continue
      this.#said.delete(ref)
      done(isWritten(this.#state))
    }
  }

  #hearAccepted({ ref, left }: Extract<ServerMessage, { say: 'accepted' }>): void {
    if (this.#goesBack?.ref === ref) this.#goesBack.accepted = true
    if (this.#sent?.ref === ref) {
      const { choices } = this.#sent
      if (this.#oneByOne) this.#change({ left: choices.slice(1) })
      else if (left) this.#change({ left: choices.slice(-left) })
    }
    this.#asides.delete(ref)
    this.#settleSaid(ref, true)
  }

  #hearRefusal({ ref, refused, detail }: Extract<ServerMessage, { say: 'refused' }>): void {
    if (this.#state.status !== 'open') {
      if (FINAL.includes(refused)) this.#end(refused)
      else this.#change({ trouble: refused })
      return
    }
    if (ref === this.#earlier) this.#earlier = null
    if (ref !== null && this.#asides.delete(ref)) return
    if (ref !== null && this.#settleSaid(ref, false)) {
      // To try again would not help.
      if (FULL.includes(refused)) this.#change({ trouble: refused })
      return
    }
    // During a rolling update this page may be of a newer release than the server that it speaks to.
    if (ref === this.#sent?.ref && refused === 'badRequest' && detail === 'next' && !this.#oneByOne) {
      this.#oneByOne = true
      return this.#sayAnswer()
    }
    if (ref === this.#sent?.ref) this.#sent = null
    if (ref === this.#goesBack?.ref) this.#goesBack = null
    this.#change({ trouble: refused })
  }

  /** True if it was something said. */
  #settleSaid(ref: number, written: boolean): boolean {
    this.#said.get(ref)?.done(written)
    return this.#said.delete(ref)
  }

  // ---------------------------------------------------------------- answering

  #sayAnswer(): void {
    if (!this.#sent || !this.#socket || this.#state.status !== 'open') return
    const { n, choices } = this.#sent
    const [choice, ...next] = choices
    this.#sent = { ref: ++this.#ref, n, choices, over: this.#socket }
    this.#say({ say: 'answer', ref: this.#sent.ref, n, choice, ...(next.length > 0 && !this.#oneByOne && { next }) })
  }

  #busy = (): boolean => this.#sent !== null || this.#goesBack !== null

  /** What one does oneself is shown at once, with all that was heard until then. */
  #change(part: Partial<LineState>): void {
    this.#state = { ...this.#state, ...part, busy: this.#busy() }
    const { soon } = this.#options
    if (!this.#hearing || !soon) return this.#show()
    if (this.#due) return
    this.#due = true
    soon(() => this.#show())
  }

  #show(): void {
    this.#due = false
    if (this.#shown === this.#state) return
    this.#shown = this.#state
    for (const listener of this.#listeners) listener()
  }
}

const offers = (decision: Decision, choice: Choice): boolean =>
  decision.options.some(option => sameChoice(option, choice))

const sameSaying = ({ talk }: Heard, saying: Saying): boolean => canonical(talk) === canonical(saying)

const isOver = ({ status }: LineState): boolean => status === 'refused' || status === 'shownOut' || status === 'dropped'

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
  socket.onclose = ({ code }) => line.onclose?.({ code })
  return line
}
