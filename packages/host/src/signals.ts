/** Signals between processes over the same store: a table was written to, and which seats are connected where. */
import type { AfterMove } from './afterMove.ts'
import { idle, stopBots, type Timer } from './loadedTable.ts'
import type { Queue } from './queue.ts'
import { newProcessName } from './randomIds.ts'
import type { Store } from './store.ts'
import type { Table } from './table.ts'

/** Milliseconds for which another process's presence is believed. It is told again before that. */
const PRESENCE = 24_000
const TELL_PRESENCE = 8_000

export class Signals {
  readonly #queue: Queue
  readonly #afterMove: AfterMove
  readonly #options: { store: Store; now: () => number }
  readonly #process = newProcessName()
  readonly #timer: Timer

  constructor(queue: Queue, afterMove: AfterMove, options: { store: Store; now: () => number }) {
    this.#queue = queue
    this.#afterMove = afterMove
    this.#options = options
    options.store.listen(signal => this.#hear(signal))
    this.#timer = idle(setInterval(() => this.#tellPresence(), TELL_PRESENCE))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Asks other processes who is connected to this table. */
  askWho(code: string): void {
    this.#say(`who:${code}`)
  }

  tellWho(table: Table): void {
    const { seats, watching } = table.presence.here()
    this.#say(`here:${table.code}:${this.#process}:${seats.join('')}:${watching}`)
  }

  /** Tells the process that plays the bots of this table not to wait. */
  hurry(code: string): void {
    this.#say(`hurry:${code}`)
  }

  /** Tells the process that plays the bots whose pages still play what happened, if there is another. */
  tellPlays({ code, presence }: Table): void {
    if (presence.elsewhere.size > 0) this.#say(`plays:${code}:${this.#process}:${presence.playingHere().join('')}`)
  }

  #hear(signal: string | null): void {
    if (this.#queue.closed) return
    if (signal === null) {
      for (const { table } of this.#queue.all()) {
        this.#refreshSoon(table.code)
        this.askWho(table.code)
        this.tellWho(table)
      }
      return
    }
    const [kind, code = '', process = '', seats = '', watching = ''] = signal.split(':')
    const live = this.#queue.get(code)
    if (!live) return
    if (kind === 'table') this.#refreshSoon(code)
    if (kind === 'whisper')
      this.#queue.later('private words could not be read', code, ({ table }) => table.hearWhispers())
    if (kind === 'who') this.tellWho(live.table)
    if (kind === 'hurry') this.#afterMove.hurryBots(live)
    if (kind === 'plays') {
      const playing = { seats: [...seats].map(Number), until: this.#options.now() + PRESENCE }
      live.table.presence.playingElsewhere.set(process, playing)
      this.#queue.later('bots could not go on', code, now => this.#afterMove.seen(now))
    }
    if (kind !== 'here') return
    const until = this.#options.now() + PRESENCE
    const known = live.table.presence.elsewhere.get(process)
    const told = { seats: [...seats].map(Number), watching: Number(watching), until }
    live.table.presence.elsewhere.set(process, told)
    if (known?.seats.join('') === seats && known.watching === told.watching) return
    this.#queue.later('presence could not be told', code, ({ table }) => table.tellLobby())
  }

  /** Takes in many writes of other processes together. */
  #refreshSoon(code: string): void {
    const live = this.#queue.get(code)
    if (!live || live.refreshing) return
    live.refreshing = true
    this.#queue.later('what others wrote could not be read', code, async now => {
      now.refreshing = false
      if (await now.table.refresh()) stopBots(now)
      await this.#afterMove.after(now)
    })
  }

  #tellPresence(): void {
    for (const { table } of this.#queue.all()) if (table.clients.size > 0) this.tellWho(table)
  }

  #say(signal: string): void {
    this.#options.store.signal(signal).catch(error => this.#queue.trouble('a signal was lost', '', error))
  }
}
