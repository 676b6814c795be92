/**
 * A running game in memory: the fold of its log, and the events it told. Losing it costs a few milliseconds,
 * because the log is the truth.
 */
import {
  clone,
  create,
  EventTexts,
  type GameEvent,
  type GameState,
  type Input,
  type Seat,
  SeatTexts,
  step,
  stepped,
  TableText,
  type Tell,
} from '@coldwake/rules'
import { Conflict, type Entry, type Store } from './store.ts'

export class LiveGame {
  state: GameState
  readonly events: GameEvent[] = []
  readonly #store: Store
  readonly #code: string
  /** Entries of the log that are folded into the state. */
  #seq = 1
  readonly #table = new TableText()
  #tableBytes: Buffer | null = null
  readonly #eventTexts = new EventTexts(this.events)
  readonly #seatTexts = new SeatTexts()
  #changed = false
  /** Do the texts say what the state says? */
  #written = false
  #touched = new Set<Seat>()

  private constructor(store: Store, code: string, state: GameState) {
    this.#store = store
    this.#code = code
    this.state = state
  }

  /** Null if the game has not started. */
  static async load(store: Store, code: string): Promise<LiveGame | null> {
    const [first, ...rest] = await store.read(code, 0)
    if (!first) return null
    const told: GameEvent[] = []
    const state = folding(code, () => created(first, event => told.push(event)))
    const game = new LiveGame(store, code, state)
    game.events.push(...told)
    game.#fold(rest)
    game.touched()
    game.changed()
    return game
  }

  /**
   * One input, written before it counts. If another process wrote first, its entries are taken in and the input is
   * tried again: it is refused only if the question it quotes has gone.
   */
  async play(input: Input): Promise<void> {
    for (;;) {
      const told: GameEvent[] = []
      const next = stepped(this.state, input, event => told.push(event))
      try {
        await this.#store.append(this.#code, this.#seq, { e: 'input', input })
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        if (!(await this.refresh())) throw new Error(`the log of ${this.#code} is shorter than the game in memory`)
        continue
      }
      this.#advance(next, told, [input], 1)
      return
    }
  }

  /** Takes in what other processes wrote. False if they wrote nothing. */
  async refresh(): Promise<boolean> {
    const entries = await this.#store.read(this.#code, this.#seq)
    if (entries.length > 0) this.#fold(entries)
    return entries.length > 0
  }

  /** A `game` message for a seat, in pieces: the table is the same bytes for everybody, and is encoded once. */
  messageFor(seat: Seat, since: number): (string | Buffer)[] {
    this.#write()
    this.#tableBytes ??= Buffer.from(this.#table.text)
    const me = this.#seatTexts.of(seat)
    const events = this.#eventTexts.of(seat, since)
    return [`{"say":"game","seq":${this.events.length},"me":${me},"events":${events},"table":`, this.#tableBytes, '}']
  }

  /** Has anything that everybody may see changed since this was last asked? */
  changed(): boolean {
    this.#write()
    const changed = this.#changed
    this.#changed = false
    return changed
  }

  /** Seats whose inputs were taken in since this was last asked; they alone hear of an input that told no event. */
  touched(): Set<Seat> {
    const touched = this.#touched
    this.#touched = new Set()
    return touched
  }

  #fold(entries: Entry[]): void {
    const next = clone(this.state)
    const told: GameEvent[] = []
    const inputs = inputsOf(entries)
    folding(this.#code, () => {
      for (const input of inputs) step(next, input, event => told.push(event))
    })
    this.#advance(next, told, inputs, entries.length)
  }

  #advance(state: GameState, told: GameEvent[], inputs: Input[], entries: number): void {
    this.state = state
    this.#written = false
    for (const event of told) this.events.push(event)
    for (const input of inputs) this.#touched.add(input.seat)
    this.#seq += entries
  }

  /** The texts follow the state when somebody is told of it: an input that is written counts, whatever views do. */
  #write(): void {
    if (this.#written) return
    this.#seatTexts.update(this.state)
    if (this.#table.update(this.state)) {
      this.#changed = true
      this.#tableBytes = null
    }
    this.#written = true
  }
}

/** What the log holds was legal once. If it no longer is, that is the operator's affair, not the player's fault. */
function folding<T>(code: string, fold: () => T): T {
  try {
    return fold()
  } catch (error) {
    throw new Error(`the log of ${code} cannot be played by these rules`, { cause: error })
  }
}

export function created(entry: Entry, tell?: Tell): GameState {
  if (entry.e !== 'create') throw new Error('a log begins with the set-up')
  if (entry.v !== 1) throw new Error(`unknown log format ${entry.v}`)
  return create(entry.setup, entry.key, tell)
}

export function inputsOf(entries: Entry[]): Input[] {
  return entries.map(entry => {
    if (entry.e !== 'input') throw new Error('a log has one set-up')
    return entry.input
  })
}
