/** A game as text: what each listener is sent of it, written once for everybody who is sent the same. */
import type { HeardWhisper, Spoken } from '@coldwake/bots'
import type { Decision, EventTexts, GameEvent, GameState, Seat, TableText } from '@coldwake/rules'
import type { Edition, SeatTexts } from './editions.ts'
import type { GameFold } from './gameFold.ts'

/** What a listener has been told: how many events, which version of which table, and what about itself. */
export interface Listener {
  /** Null: an onlooker. */
  readonly seat: Seat | null
  has: number
  shown: { texts: GameTexts; version: number } | null
  me: string
  open: string
}

export class GameTexts {
  readonly #fold: GameFold
  /** Counts the changes of the table as it was told. */
  #version = 0
  /** The state that the texts say; null while they say none. */
  #written: GameState | null = null
  /** The rules that wrote the texts, and the list of events that they are the texts of. */
  #edition: Edition
  #events: readonly GameEvent[]
  #table: TableText
  #seatTexts: SeatTexts
  #eventTexts: EventTexts
  /** The last change of the table, as messages say it. */
  #changed = ''
  /**
   * The last message to somebody who learned nothing of their own, and its parts: most at a table hear the same, and one
   * text is sent faster than five.
   */
  #said = { seq: -1, mine: '', events: '', table: '', text: '' }

  constructor(fold: GameFold) {
    this.#fold = fold
    const { edition, events, state } = fold
    this.#edition = edition
    this.#events = events
    this.#table = new edition.rules.TableText()
    this.#seatTexts = new edition.rules.SeatTexts()
    this.#eventTexts = new edition.rules.EventTexts(events, state.setup)
  }

  /** What this seat is asked in the state of the game, if that has been written. */
  offered(seat: Seat): Decision | null {
    const { state } = this.#fold
    return state === this.#written ? (this.#seatTexts.offered?.(state, seat) ?? null) : null
  }

  /** What a seat sees, with what was said, for a bot that thinks elsewhere. */
  sceneFor(seat: Seat, talk: readonly Spoken[], whispers: readonly HeardWhisper[]): string {
    this.#write()
    const heard = `"talk":${JSON.stringify(talk)},"whispers":${JSON.stringify(whispers)}`
    return `{"table":${this.#table.text},"me":${this.#seatTexts.of(seat)},${heard}}`
  }

  /** The events so far as this seat, or an onlooker, was told them. */
  facesFor(seat: Seat | null): unknown {
    this.#followEvents()
    return JSON.parse(this.#eventTexts.of(seat))
  }

  /** Is there anything that this listener was not told? */
  lacks(to: Listener): boolean {
    this.#write()
    const { touched, eventCount } = this.#fold
    const isTouched = to.seat !== null && touched.has(to.seat)
    return isTouched || to.has !== eventCount || to.shown?.texts !== this || to.shown.version !== this.#version
  }

  /** A `game` message for a listener: what it lacks, and no more. */
  messageFor(to: Listener): string {
    this.#write()
    const fold = this.#fold
    const { seat, shown } = to
    const me = seat === null ? '' : this.#seatTexts.of(seat)
    const back = seat === null ? '' : fold.mayTakeBack(seat) ? ',"back":true' : ',"back":false'
    const open = seat === null ? '' : this.#openTo(seat)
    const mine = `${me === to.me ? '' : `,"me":${me}`}${open === to.open ? '' : `,"open":${open || '[]'}`}${back}`
    const events = this.#eventTexts.of(seat, to.has - fold.firstEvent)
    const behind = shown?.texts === this ? this.#version - shown.version : Infinity
    const table = behind === 0 ? '' : behind === 1 ? this.#changed : `,"table":${this.#table.text}`
    to.me = me
    to.open = open
    to.has = fold.eventCount
    if (shown?.texts === this) shown.version = this.#version
    else to.shown = { texts: this, version: this.#version }
    const last = this.#said
    if (last.seq === to.has && last.mine === mine && last.events === events && last.table === table) return last.text
    const text = `{"say":"game","seq":${to.has}${mine},"events":${events}${table}}`
    if (mine === back) this.#said = { seq: to.has, mine, events, table, text }
    return text
  }

  /** What other seats hold and know, for a viewer who may see it. */
  #openTo(seat: Seat): string {
    const { state, edition } = this.#fold
    const { sightOf, openView } = edition.rules
    if (!openView || sightOf?.(state, seat) !== 'everything') return ''
    const others = [...state.crew.keys()].filter(other => other !== seat)
    return JSON.stringify(others.map(other => openView(state, other)))
  }

  /** The texts follow the state when somebody is told of it: an input that is written counts even if a view fails. */
  #write(): void {
    const { state, edition } = this.#fold
    // Other rules may say the same state in another way.
    if (edition !== this.#edition) this.#begin()
    this.#followEvents()
    if (state === this.#written) return
    try {
      this.#seatTexts.update(state)
      if (this.#table.update(state)) {
        this.#version++
        this.#changed = `,"changes":${this.#table.changes}`
      }
    } catch (error) {
      // Half of it is written, and nobody would hear again of what is new in it.
      this.#begin()
      throw error
    }
    this.#written = state
  }

  /** The next texts are complete, and not only what has changed. */
  #begin(): void {
    const { edition, events, state } = this.#fold
    this.#edition = edition
    this.#events = events
    this.#table = new edition.rules.TableText()
    this.#seatTexts = new edition.rules.SeatTexts()
    this.#eventTexts = new edition.rules.EventTexts(events, state.setup)
    this.#written = null
  }

  /** The list of events is another when those that a snapshot left out are recalled. */
  #followEvents(): void {
    const { events, edition, state } = this.#fold
    if (events === this.#events) return
    this.#events = events
    this.#eventTexts = new edition.rules.EventTexts(events, state.setup)
  }
}
