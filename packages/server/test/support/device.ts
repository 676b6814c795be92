/**
 * One device of a person or an onlooker. It keeps what a browser keeps, comes back by itself to whichever server takes
 * it, and asks only for what it does not have yet. What it is told must follow from what it was told before.
 */
import type { EventFace, MyView, TableView } from '@coldwake/rules'
import {
  changed,
  type GameMessage,
  type Heard,
  LIMITS,
  type Lobby,
  type SeatTaken,
  type ServerMessage,
  type Whispered,
} from '@coldwake/wire'
import { WebSocket } from 'ws'

export type Reply = Extract<ServerMessage, { say: 'accepted' | 'refused' | 'why' | 'earlier' }>

/** In ms: for a connection and everything that follows hello. Twice as much after each vain attempt, up to the most. */
const GREETED_WITHIN = 3_000
const GREETED_AT_MOST = 24_000
/** In ms, before the next attempt. */
const AGAIN_AFTER = 50
/** Messages kept for whoever looks into a failure. */
const REMEMBERED = 60

export class Device {
  readonly name: string
  table: TableView | null = null
  /** Null for an onlooker. */
  me: MyView | null = null
  back = false
  events: EventFace[] = []
  talk: Heard[] = []
  /** The number of the first of them. */
  talkFrom = 0
  readonly whispers: Whispered[] = []
  lobby: Lobby | null = null
  ends: number | null = null
  /** Everything that follows a hello has come over this connection. */
  greeted = false
  /** Where it is connected, or tries to be. */
  port = 0
  /** What it was told and must not be. */
  readonly faults: string[] = []
  readonly recent: string[] = []
  readonly #at: Pick<SeatTaken, 'code' | 'token'>
  readonly #anyPort: () => number | null
  #ws: WebSocket | null = null
  /** The table came whole over this connection. */
  #whole = false
  #closed = false
  #greetedWithin = GREETED_WITHIN
  #again: NodeJS.Timeout | undefined
  #patience: NodeJS.Timeout | undefined
  #ref = 0
  readonly #asked = new Map<number, (reply: Reply | null) => void>()
  readonly #waiting = new Set<() => void>()

  constructor(name: string, at: Pick<SeatTaken, 'code' | 'token'>, anyPort: () => number | null) {
    this.name = name
    this.#at = at
    this.#anyPort = anyPort
    this.#connect()
  }

  /** Resolves when it is greeted. */
  ready(): Promise<void> {
    return new Promise(resolve => {
      const check = () => {
        if (!this.greeted) return
        this.#waiting.delete(check)
        resolve()
      }
      this.#waiting.add(check)
      check()
    })
  }

  /** The reply; null if the connection is lost before, or is as good as lost because nothing comes within `patience`. */
  ask(message: Record<string, unknown>, patience: number): Promise<Reply | null> {
    if (!this.greeted) return Promise.resolve(null)
    const ref = ++this.#ref
    return new Promise(resolve => {
      const late = setTimeout(() => this.drop(), patience)
      this.#asked.set(ref, reply => {
        clearTimeout(late)
        this.#asked.delete(ref)
        resolve(reply)
      })
      this.#send({ ...message, ref })
    })
  }

  /** Loses the connection, and comes back. */
  drop(): void {
    this.#note('dropped')
    this.#ws?.terminate()
  }

  /** For good. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#again)
    this.#ws?.close()
  }

  #connect(): void {
    const port = this.#anyPort()
    if (port === null) {
      this.#again = setTimeout(() => this.#connect(), AGAIN_AFTER)
      return
    }
    this.port = port
    this.#note(`to port ${port}`)
    this.#whole = false
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { handshakeTimeout: this.#greetedWithin })
    this.#ws = ws
    this.#patience = setTimeout(() => this.drop(), this.#greetedWithin)
    this.#greetedWithin = Math.min(2 * this.#greetedWithin, GREETED_AT_MOST)
    ws.on('open', () => {
      const { code, token } = this.#at
      this.#send({ say: 'hello', code, token, since: this.events.length, heard: this.talkFrom + this.talk.length })
    })
    ws.on('message', data => this.#hear(String(data)))
    ws.on('error', () => {})
    ws.on('close', code => this.#lost(code))
  }

  #lost(code: number): void {
    this.#note(`closed ${code}`)
    clearTimeout(this.#patience)
    // The server closes with such a code whom it does not want back.
    if (code > 4000) this.faults.push(`was closed with ${code}`)
    this.greeted = false
    this.#ws = null
    for (const settle of [...this.#asked.values()]) settle(null)
    if (!this.#closed) this.#again = setTimeout(() => this.#connect(), AGAIN_AFTER)
  }

  #send(message: Record<string, unknown>): void {
    const text = JSON.stringify(message)
    this.#note(`> ${text}`)
    this.#ws?.send(text)
  }

  #hear(text: string): void {
    this.#note(`< ${text}`)
    const message: ServerMessage = JSON.parse(text)
    if (message.say === 'lobby') this.lobby = message.lobby
    else if (message.say === 'game') this.#hearGame(message)
    else if (message.say === 'talk') this.#hearTalk(message)
    else if (message.say === 'whispers') this.whispers.push(...message.entries)
    else if (message.say === 'clock') {
      this.ends = message.ends
      clearTimeout(this.#patience)
      this.#greetedWithin = GREETED_WITHIN
      this.greeted = true
    } else if (message.ref !== null) this.#asked.get(message.ref)?.(message)
    // Not let in just now.
    else if (!this.greeted) {
      if (message.say === 'refused' && message.refused !== 'storage') this.faults.push(`was not let in: ${text}`)
      this.drop()
    } else this.faults.push(`was refused for nothing: ${text}`)
    for (const check of [...this.#waiting]) check()
  }

  /** Where it has missed more than a page, the newest page replaces what it has. */
  #hearTalk({ from, entries }: Extract<ServerMessage, { say: 'talk' }>): void {
    const expected = this.talkFrom + this.talk.length
    const isPage = from > expected && entries.length === LIMITS.talk.page
    if (from !== expected && !isPage) this.faults.push(`heard ${from} after ${expected} sayings`)
    this.talk = from === expected ? [...this.talk, ...entries] : entries
    if (from !== expected) this.talkFrom = from
  }

  #hearGame({ seq, events, table, changes, me, back }: GameMessage): void {
    const from = seq - events.length
    if (from !== this.events.length) this.faults.push(`was told event ${from} after ${this.events.length}`)
    this.events = [...this.events.slice(0, from), ...events]
    if (table) {
      this.table = table
      this.#whole = true
    } else if (changes) {
      if (this.table && this.#whole) this.table = changed(this.table, changes)
      else this.faults.push('was told changes of a table that never came')
    }
    this.me = me ?? this.me
    this.back = back ?? false
  }

  #note(what: string): void {
    this.recent.push(`${new Date().toISOString()} ${what.length > 600 ? `${what.slice(0, 600)}…` : what}`)
    if (this.recent.length > REMEMBERED) this.recent.shift()
  }
}
