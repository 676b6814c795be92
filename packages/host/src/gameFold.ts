/** The fold of a game's log: the state after its entries, the events they told, and what may still be taken back. */
import type { GameEvent, GameState, Input, Key, Seat } from '@coldwake/rules'
import { isMove, type Step, stepFrom } from './actionSteps.ts'
import type { Edition, Editions } from './editions.ts'
import type { BackEntry, InputEntry } from './logEntries.ts'
import type { Entry } from './store.ts'
import { TimeSlices } from './timeSlices.ts'

/** A moment between two entries. */
export interface Moment {
  state: GameState
  edition: Edition
  /** How many events had been told by then. */
  events: number
  askedAt: number
}

/** Where a fold reads the log again, and finds the rules that the log names. */
export interface LogSource {
  editions: Editions
  /** The stored entries from number `from` on. */
  read(from: number): Promise<Entry[]>
}

/**
 * An input that its seat may still take back by itself. What was before it is folded from the log when it is wanted:
 * kept in memory, it would cost every move more than a take back is worth.
 */
interface Takable {
  /** Its number in the log. */
  seq: number
  seat: Seat
}

/** The seats that see nothing new in a state. */
interface Blind {
  state: GameState
  edition: Edition
  seats: readonly Seat[]
}

/** The number of its own inputs in a row that a seat may take back. */
const MOST_TAKABLE = 64
/** A state is kept every `KEEP_EVERY` entries, so that an earlier state needs only a short fold. */
const KEEP_EVERY = 256
const partOf = (seq: number): number => Math.floor(seq / KEEP_EVERY)

export class GameFold {
  state: GameState
  /** The rules that the game is played by just now. */
  edition: Edition
  /** When the open question was put. */
  askedAt: number
  /** Of a fold that began with a snapshot, those from number `firstEvent` on, until the others are recalled. */
  events: GameEvent[] = []
  firstEvent: number
  /** How many entries of the log are folded into the state. */
  seq: number
  /** How many of them are take backs. */
  backs = 0
  /** Seats whose inputs were folded since they were last told; they alone hear of an input that told no event. */
  readonly touched = new Set<Seat>()
  readonly #source: LogSource
  readonly #begin: number
  /** How many events were told after each entry, from the first that was folded here. */
  #told: number[] = []
  /** The last moment that was kept, and the number of the entry that follows it. */
  #kept: { seq: number; moment: Moment } | null = null
  /** How often each seat has changed its standing or sealed answer while question `n` is open. */
  #changes: { n: number; bySeat: number[] } = { n: -1, bySeat: [] }
  #takable: Takable[] = []
  /** Asked several times for every client after each move. */
  #blind: Blind

  /** Begins at a moment, after `seq` entries. */
  constructor(source: LogSource, seq: number, { state, edition, events, askedAt }: Moment) {
    this.#source = source
    this.state = state
    this.edition = edition
    this.askedAt = askedAt
    this.firstEvent = events
    this.seq = seq
    this.#begin = seq
    this.#blind = this.#whoIsBlind()
  }

  /** Folds a log from its beginning; `each` is called after each entry but the set-up. */
  static async of(source: LogSource, entries: readonly Entry[], each?: (fold: GameFold) => void): Promise<GameFold> {
    const [first, ...rest] = entries
    if (first?.e !== 'create') throw new Error('a log begins with the set-up')
    if (first.v !== 1) throw new Error(`unknown log format ${first.v}`)
    const edition = await source.editions.edition(first.rules)
    const told: GameEvent[] = []
    const begin = () => edition.rules.create(first.setup, first.key, event => told.push(event))
    const state = first.state ? edition.rules.clone(first.state) : folding(begin)
    const fold = new GameFold(source, 1, { state, edition, events: 0, askedAt: first.at })
    fold.events = told
    fold.#told.push(told.length)
    await fold.take(rest, each)
    fold.touched.clear()
    return fold
  }

  get eventCount(): number {
    return this.firstEvent + this.events.length
  }

  /** True if this seat sees no more than when its character died. Onlookers (null) are blind while any seat is. */
  isBlind(seat: Seat | null): boolean {
    if (this.#blind.state !== this.state || this.#blind.edition !== this.edition) this.#blind = this.#whoIsBlind()
    const { seats } = this.#blind
    return seat === null ? seats.length > 0 : seats.includes(seat)
  }

  #whoIsBlind(): Blind {
    const { state, edition } = this
    const { sightOf } = edition.rules
    const seats: Seat[] = []
    if (sightOf)
      for (let seat = 0; seat < state.crew.length; seat++) if (sightOf(state, seat) === 'nothing') seats.push(seat)
    return { state, edition, seats }
  }

  /** May this seat take back its last input by itself? Says nothing that the seat may not know. */
  mayTakeBack(seat: Seat): boolean {
    if (this.isBlind(seat)) return false
    return !this.state.over && (this.state.answers[seat] !== null || this.#takable.at(-1)?.seat === seat)
  }

  /** The number of the last input, if its seat may take it back. */
  get lastTakable(): number | undefined {
    return this.#takable.at(-1)?.seq
  }

  /** From this number on, inputs may still be taken back by their seats. */
  get firstTakable(): number | undefined {
    return this.#takable[0]?.seq
  }

  /** How often a seat has changed its standing or sealed answer while the question that is open now was. */
  changesOf(seat: Seat): number {
    return this.#changes.n === this.state.n ? (this.#changes.bySeat[seat] ?? 0) : 0
  }

  /** The number of the entry that told this event; -1 if none did. Needs all events: see `recall`. */
  tellerOf(event: number): number {
    return this.#told.findIndex(count => count > event)
  }

  moment(): Moment {
    return { state: this.state, edition: this.edition, events: this.eventCount, askedAt: this.askedAt }
  }

  /** The game as it was before entry number `seq`. */
  async before(seq: number): Promise<Moment> {
    const kept = this.#kept
    if (!kept || kept.seq > seq)
      return (await GameFold.of(this.#source, (await this.#source.read(0)).slice(0, seq))).moment()
    const past = new GameFold(this.#source, kept.seq, kept.moment)
    await past.take((await this.#source.read(kept.seq)).slice(0, seq - kept.seq))
    return past.moment()
  }

  /** Gets the events that a snapshot left out. */
  async recall(): Promise<void> {
    if (this.firstEvent === 0) return
    const past = await GameFold.of(this.#source, (await this.#source.read(0)).slice(0, this.#begin))
    this.events = past.events.concat(this.events)
    this.#told = past.#told.concat(this.#told)
    this.firstEvent = 0
  }

  /** Folds further entries. */
  async take(entries: readonly Entry[], each?: (fold: GameFold) => void): Promise<void> {
    // What a later one goes back to is remembered on the way, or it would have to be folded again, and forgotten once
    // nobody goes back there any more.
    const lastBackTo = new Map<number, number>()
    for (const [i, entry] of entries.entries()) if (entry.e === 'back') lastBackTo.set(entry.to, this.seq + i)
    const moments = new Map<number, Moment>()
    const slices = new TimeSlices()
    for (const entry of entries) {
      if (slices.isOver) await slices.pause()
      if ((lastBackTo.get(this.seq) ?? 0) > this.seq) moments.set(this.seq, this.moment())
      if (entry.e === 'input') this.#foldInput(entry)
      else if (entry.e === 'back') {
        const before = moments.get(entry.to) ?? (await this.before(entry.to))
        if (lastBackTo.get(entry.to) === this.seq) moments.delete(entry.to)
        this.goBack(entry, before)
      } else if (entry.e === 'redeal') this.#redeal(entry.key, entry.at)
      else if (entry.e === 'rules') this.#changeRules(await this.#source.editions.edition(entry.rules))
      else throw new Error('a log has one set-up')
      each?.(this)
    }
  }

  #foldInput({ input, at, continues }: InputEntry): void {
    const step = folding(() => stepFrom(this.edition.rules, this.state, input))
    this.#advance(step, at, continues === true)
    this.#count()
  }

  /** Takes in the steps of an action that was written at that time. */
  advance(steps: readonly Step[], at: number): void {
    for (const [i, step] of steps.entries()) {
      this.#advance(step, at, i > 0)
      this.#count(i === steps.length - 1)
    }
  }

  #advance(step: Step, at: number, continues: boolean): void {
    const { input, state, told } = step
    this.#remember(step, continues)
    this.#noteChange(input)
    this.#turnTo(state, at)
    for (const event of told) this.events.push(event)
    this.touched.add(input.seat)
  }

  /** One more entry is folded; `isWhole` is false before the last of an action. */
  #count(isWhole = true): void {
    this.seq++
    this.#told.push(this.eventCount)
    if (!isWhole || partOf(this.seq) === partOf(this.#kept?.seq ?? this.#begin)) return
    this.#kept = { seq: this.seq, moment: this.moment() }
  }

  #noteChange({ seat, do: kind }: Input): void {
    if (kind !== 'standing' && kind !== 'reconsider') return
    if (this.#changes.n !== this.state.n) this.#changes = { n: this.state.n, bySeat: [] }
    this.#changes.bySeat[seat] = (this.#changes.bySeat[seat] ?? 0) + 1
  }

  #turnTo(next: GameState, at: number): void {
    if (next.n !== this.state.n) this.askedAt = at
    this.state = next
  }

  /**
   * Standing answers and holding a turn are no moves: they can neither be taken back nor keep others from taking back,
   * unless a standing answer answers the open question, so that the game goes on. What continues an input goes back
   * with it.
   */
  #remember({ input, state, crossed }: Step, continues: boolean): void {
    const { seat } = input
    if (crossed || (!isMove(input) && state.n !== this.state.n)) this.#takable = []
    else if (isMove(input) && !continues) {
      if (this.#takable.at(-1)?.seat !== seat) this.#takable = []
      if (this.#takable.length === MOST_TAKABLE) this.#takable.shift()
      this.#takable.push({ seq: this.seq, seat })
    }
  }

  /** What is taken back stays told; one more event says that it does not count. A change of the rules goes too. */
  goBack(entry: BackEntry, { state, edition, events }: Moment): void {
    this.backs++
    this.#takable = this.#takable.filter(({ seq }) => seq < entry.to)
    if (edition !== this.edition) this.#useEdition(edition)
    this.#turnTo(edition.rules.takenBack(state, this.state), entry.at)
    this.events.push({ e: 'tookBack', who: entry.seat, event: events, rule: 'NEM-RULING-235' })
    this.touched.add(entry.seat)
    this.#count()
  }

  #redeal(key: Key, at: number): void {
    const { redealt } = this.edition.rules
    if (!redealt) throw new Error('these rules cannot deal anew')
    this.#takable = []
    this.#turnTo(redealt(this.state, key), at)
    this.#count()
  }

  #changeRules(edition: Edition): void {
    this.#useEdition(edition)
    this.#count()
  }

  #useEdition(edition: Edition): void {
    this.edition = edition
    this.#takable = []
  }
}

/** What the log holds was legal once. If it no longer is, that is the operator's affair, not the player's fault. */
function folding<T>(fold: () => T): T {
  try {
    return fold()
  } catch (error) {
    throw new Error('the log cannot be played by these rules', { cause: error })
  }
}
