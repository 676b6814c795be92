/**
 * A running game in memory: the fold of its log, and the events it told. Losing it costs a few milliseconds,
 * because the log is the truth.
 */
import type { HeardWhisper, Spoken } from '@coldwake/bots'
import type {
  Choice,
  Decision,
  EventTexts,
  GameEvent,
  GameLog,
  GameState,
  Input,
  Key,
  LogInput,
  Obstacle,
  Seat,
  TableText,
  View,
} from '@coldwake/rules'
import { LIMITS } from '@coldwake/wire'
import type { Edition, Editions, SeatTexts } from './editions.ts'
import { inputRefusal, RefusedError } from './refusal.ts'
import { Conflict, type Entry, type Snapshot, type Store } from './store.ts'
import { TimeSlices } from './timeSlices.ts'

/** What a listener has been told: how many events, which version of which table, and what about itself. */
export interface Listener {
  /** Null: an onlooker. */
  readonly seat: Seat | null
  has: number
  shown: { game: LiveGame; version: number } | null
  me: string
  open: string
}

/** A moment between two entries. */
interface Moment {
  state: GameState
  edition: Edition
  /** Told by then. */
  events: number
  askedAt: number
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

/** What a snapshot holds of a game. */
interface Frozen {
  rules: string
  state: GameState
  askedAt: number
  /** How many take backs there were; snapshots from before they were counted do not say. */
  backs?: number
}

/** A snapshot that saves fewer entries than this is not worth its space. */
const WORTH_FREEZING = 64
/** The number of its own inputs in a row that a seat may take back. */
const MOST_TAKABLE = 64
/** A state is kept every `KEEP_EVERY` entries, so that an earlier state needs only a short fold. */
const KEEP_EVERY = 256
const partOf = (seq: number): number => Math.floor(seq / KEEP_EVERY)
/** So often a seat may change its standing answer, or its sealed answer, while one question is open. */
const MOST_CHANGES = 20

export interface GameOptions {
  /** Entries after this moment are not known yet: onlookers are behind. */
  until?: () => number
  now?: () => number
}

/** What an input is played with: the choices that continue it, and who chose if not the person at the seat. */
export interface Played {
  further?: readonly Choice[]
  by?: 'bot' | 'clock' | undefined
}

type InputEntry = Extract<Entry, { e: 'input' }>

/** An input, the state it leads to and the events it tells. */
interface Step {
  input: Input
  /** The same for all steps of an action: where they lead together. */
  state: GameState
  told: readonly GameEvent[]
  /** Its seat may not take it back alone. */
  crossed: boolean
}

const isMove = (input: Input): boolean =>
  input.do !== 'standing' && input.do !== 'holdTurn' && input.do !== 'reconsider'

/** Has a fold gone as far as it was wanted? */
type Enough = (game: LiveGame) => boolean

/** Where a game is kept. */
interface Place {
  store: Store
  editions: Editions
  code: string
  options: GameOptions
}

export class LiveGame {
  state: GameState
  /** Of a game that was loaded from a snapshot, those from number `firstEvent` on, until it recalls the others. */
  events: GameEvent[] = []
  firstEvent: number
  /** When the open question was put. */
  askedAt: number
  /** Seats whose inputs were taken in since they were last told; they alone hear of an input that told no event. */
  readonly touched = new Set<Seat>()
  /** Counts the changes of the table as it was told. */
  #version = 0
  readonly #place: Place
  #edition: Edition
  /** Entries of the log that are folded into the state, how many of them it began with, and how many a snapshot holds. */
  #seq: number
  readonly #begin: number
  #frozen = 0
  /** How many events were told after each entry, from the first that was folded here. */
  #told: number[] = []
  /** How many entries are take backs. */
  #backs = 0
  /** The last moment that was kept, and the number of the entry that follows it. */
  #kept: { seq: number; moment: Moment } | null = null
  /** How often each seat has changed its standing or sealed answer while question `n` is open. */
  #changes: { n: number; bySeat: number[] } = { n: -1, bySeat: [] }
  #takable: Takable[] = []
  #table: TableText
  #seatTexts: SeatTexts
  #eventTexts: EventTexts
  /** The last change of the table, as messages say it. */
  #changed = ''
  /** Do the texts say what the state says? */
  #written = false
  /**
   * The last message to somebody who learned nothing of their own, and its parts: most at a table hear the same, and one
   * text is sent faster than five.
   */
  #said = { seq: -1, mine: '', events: '', table: '', text: '' }

  private constructor(place: Place, seq: number, { state, edition, events, askedAt }: Moment) {
    this.#place = place
    this.#edition = edition
    this.state = state
    this.firstEvent = events
    this.askedAt = askedAt
    this.#seq = seq
    this.#begin = seq
    const { rules } = edition
    this.#table = new rules.TableText()
    this.#seatTexts = new rules.SeatTexts()
    this.#eventTexts = new rules.EventTexts(this.events, this.state.setup)
  }

  /** Null if the game has not started. */
  static async load(
    store: Store,
    editions: Editions,
    code: string,
    options: GameOptions = {},
  ): Promise<LiveGame | null> {
    const place = { store, editions, code, options }
    const kept = options.until ? null : await store.snapshot(code)
    if (kept) return LiveGame.#thawed(place, kept)
    const entries = known(await store.read(code, 0), options)
    return entries.length > 0 ? LiveGame.#from(place, entries) : null
  }

  static async #thawed(place: Place, kept: Snapshot): Promise<LiveGame> {
    const { rules, state, askedAt, backs = 0 } = kept.state as Frozen
    const edition = await place.editions.edition(rules)
    const game = new LiveGame(place, kept.seq, { state, edition, events: kept.events, askedAt })
    game.#frozen = kept.seq
    game.#backs = backs
    await game.refresh()
    game.touched.clear()
    return game
  }

  /** Folds a log; no further than until `enough` is true. */
  static async #from(place: Place, entries: readonly Entry[], enough?: Enough): Promise<LiveGame> {
    const [first, ...rest] = entries
    if (first?.e !== 'create') throw new Error('a log begins with the set-up')
    if (first.v !== 1) throw new Error(`unknown log format ${first.v}`)
    const edition = await place.editions.edition(first.rules)
    const told: GameEvent[] = []
    const state = folding(() => edition.rules.create(first.setup, first.key, event => told.push(event)))
    const game = new LiveGame(place, 1, { state, edition, events: 0, askedAt: first.at })
    game.events = told
    game.#told.push(told.length)
    game.#beginTexts()
    await game.#fold(rest, enough)
    game.touched.clear()
    return game
  }

  /** The game of a log that need not be in the store. */
  static folded(place: Pick<Place, 'store' | 'editions'>, entries: readonly Entry[]): Promise<LiveGame> {
    return LiveGame.#from({ ...place, code: '', options: {} }, entries)
  }

  get eventCount(): number {
    return this.firstEvent + this.events.length
  }
  /** The hash of the rules it is played by just now. */
  get rules(): string {
    return this.#edition.hash
  }
  /** What this seat is asked, if anything. */
  decisionFor(seat: Seat): Decision | null {
    return this.#edition.rules.pendingFor(this.state, seat)
  }
  viewFor(seat: Seat): View {
    return this.#edition.rules.view(this.state, seat)
  }
  /** The same as a text, with what was said, for a bot that thinks elsewhere. */
  sceneFor(seat: Seat, talk: readonly Spoken[], whispers: readonly HeardWhisper[]): string {
    this.#write()
    const heard = `"talk":${JSON.stringify(talk)},"whispers":${JSON.stringify(whispers)}`
    return `{"table":${this.#table.text},"me":${this.#seatTexts.of(seat)},${heard}}`
  }
  obstaclesFor(seat: Seat): Obstacle[] {
    return this.#edition.rules.explain(this.state, seat)
  }
  /** Does this seat see no more than when its character died? Onlookers (null) do not while any seat does not. */
  isBlind(seat: Seat | null): boolean {
    const { sightOf } = this.#edition.rules
    if (!sightOf) return false
    const seats = seat === null ? [...this.state.crew.keys()] : [seat]
    return seats.some(one => sightOf(this.state, one) === 'nothing')
  }
  /** The game as this seat, or an onlooker, saw it last. Somebody may have died again after a take back. */
  async lastSeen(seat: Seat | null): Promise<LiveGame> {
    const entries = (await this.#place.store.read(this.#place.code, 0)).slice(0, this.#seq)
    let [died, blind] = [1, false]
    await LiveGame.#from(this.#place, entries, game => {
      if (game.isBlind(seat) && !blind) died = game.entries
      blind = game.isBlind(seat)
      return false
    })
    return LiveGame.#from(this.#place, entries.slice(0, blind ? died : this.#seq))
  }
  /** What other seats hold and know, for a viewer who may see it. */
  #openTo(seat: Seat): string {
    const { sightOf, openView } = this.#edition.rules
    if (!openView || sightOf?.(this.state, seat) !== 'everything') return ''
    const others = [...this.state.crew.keys()].filter(other => other !== seat)
    return JSON.stringify(others.map(other => openView(this.state, other)))
  }
  /** True if everybody sees which seats are asked. */
  get asksOpenly(): boolean {
    const { asking, tableView } = this.#edition.rules
    const open = asking ? asking(this.state) : tableView(this.state).asking
    return open?.seats !== null
  }
  /** The events so far as this seat, or an onlooker, was told them. */
  facesFor(seat: Seat | null): unknown {
    return JSON.parse(this.#eventTexts.of(seat))
  }
  get entries(): number {
    return this.#seq
  }
  /** Is there no room for another move? */
  get isFull(): boolean {
    return this.#seq >= LIMITS.game.entries
  }
  /** Can what nobody has seen be dealt anew by the rules that it is played by? Older ones cannot. */
  get canRedeal(): boolean {
    return this.#edition.rules.redealt !== undefined
  }

  // ---------------------------------------------------------------- writing

  /**
   * An input and the choices that continue it, written together before they count. If another process wrote first, its
   * entries are taken in and all is tried again: it is refused only if the question that the input quotes has gone.
   * Resolves to how many of the further choices were taken.
   */
  async play(input: Input, { further = [], by }: Played = {}): Promise<number> {
    if (this.isFull) throw new RefusedError('gameFull')
    for (;;) {
      this.#checkChanges(input)
      const steps = this.#steps(input, further)
      const at = this.#now()
      const entries = steps.map(({ input }, i): Entry => {
        const entry: InputEntry = { e: 'input', at, input }
        if (by) entry.by = by
        if (i > 0) entry.continues = true
        return entry
      })
      if (!(await this.#append(...entries))) continue
      for (const [i, step] of steps.entries()) {
        this.#advance(step, at, i > 0)
        this.#count(i === steps.length - 1)
      }
      return steps.length - 1
    }
  }

  /**
   * The input and as many of the further choices as follow from it alone: as long as its seat is asked on, openly and for
   * what it has chosen, and everything so far could be taken back. After chance, new knowledge or somebody else's
   * secret question nothing is chosen unseen; and how far it went shows nobody more than those show by themselves.
   */
  #steps(input: Input, further: readonly Choice[]): [Step, ...Step[]] {
    const { seat } = input
    const { rules } = this.#edition
    const first = this.#step(this.state, input, this.#seatTexts.offered?.(this.state, seat))
    const steps: [Step, ...Step[]] = [first]
    let last = first
    for (const choice of further) {
      if (last.crossed || this.#seq + steps.length >= LIMITS.game.entries) break
      const decision = rules.pendingFor(last.state, seat)
      if (!decision || decision.sealed) break
      try {
        last = this.#step(last.state, { seat, n: decision.n, ...choice }, decision)
      } catch (error) {
        if (inputRefusal(error)) break
        throw error
      }
      steps.push(last)
    }
    // The states in between are wanted no more, and need not be kept in memory until all is written.
    for (const step of steps) step.state = last.state
    return steps
  }

  #step(before: GameState, input: Input, offer?: Decision | null): Step {
    const { stepped, crossed } = this.#edition.rules
    const told: GameEvent[] = []
    const state = stepped(before, input, event => told.push(event), offer)
    return { input, state, told, crossed: isMove(input) && crossed(before, state, input.seat) !== null }
  }

  /** Answers that are changed over and over would fill the log while the game stands still. */
  #checkChanges({ seat, do: kind }: Input): void {
    if (kind !== 'standing' && kind !== 'reconsider') return
    if (this.#changes.n === this.state.n && (this.#changes.bySeat[seat] ?? 0) >= MOST_CHANGES)
      throw new RefusedError('tooFast')
  }

  /** May this seat take back its last input by itself? Says nothing that the seat may not know. */
  mayTakeBack(seat: Seat): boolean {
    if (this.isBlind(seat)) return false
    return !this.state.over && (this.state.answers[seat] !== null || this.#takable.at(-1)?.seat === seat)
  }

  /** Takes back the last input of a seat while question `n` is open; a sealed answer is reconsidered. */
  async takeBack(seat: Seat, n: number): Promise<void> {
    this.#checkBacks()
    for (;;) {
      // Dead players who see nothing new must not learn which question is open.
      if (n !== this.state.n && !this.isBlind(seat)) throw new RefusedError('stale')
      if (!this.mayTakeBack(seat)) throw new RefusedError('cannotTakeBack')
      if (this.state.answers[seat] !== null) {
        await this.play({ seat, do: 'reconsider', n })
        return
      }
      const last = this.#takable.at(-1)
      if (!last) throw new RefusedError('cannotTakeBack')
      const before = await this.#before(last.seq)
      const entry = { e: 'back', at: this.#now(), seat, to: last.seq } as const
      if (!(await this.#append(entry))) continue
      this.#goBack(entry, before)
      this.#count()
      return
    }
  }

  #checkBacks(): void {
    if (this.isFull || this.#backs >= LIMITS.game.backs) throw new RefusedError('gameFull')
  }

  /** As everybody agreed: undoes everything from that event on. `seen` is the number of events they agreed about. */
  async takeBackTo(seat: Seat, event: number, seen: number): Promise<void> {
    this.#checkBacks()
    for (;;) {
      if (this.eventCount !== seen) throw new RefusedError('noProposal')
      const to = await this.tellerOf(event)
      const entry = { e: 'back', at: this.#now(), seat, to } as const
      if (!(await this.#append(entry))) continue
      await this.#fold([entry])
      return
    }
  }

  /** Refuses, with what is wrong, if the game cannot go on by the newest rules there are. */
  newestRules(): Edition {
    const { current } = this.#place.editions
    if (current.hash === this.#edition.hash) throw new RefusedError('noProposal')
    if (!this.#edition.rules.betweenTurns(this.state)) throw new RefusedError('midTurn')
    const missing = current.rules.misfits(this.state, this.#edition.rules.fingerprint(this.state))
    if (missing.length > 0) throw new RefusedError('rulesDiffer', missing.slice(0, 3).join('; '))
    return current
  }

  /** Goes on by the newest rules, as everybody agreed after `events` events. */
  async moveRules(seen: number): Promise<void> {
    for (;;) {
      if (this.eventCount !== seen) throw new RefusedError('noProposal')
      const entry: Entry = { e: 'rules', at: this.#now(), rules: this.newestRules().hash }
      if (!(await this.#append(entry))) continue
      await this.#fold([entry])
      return
    }
  }

  /** False: others had written, which is taken in now. */
  async #append(...entries: Entry[]): Promise<boolean> {
    try {
      await this.#place.store.append(this.#place.code, this.#seq, entries)
      return true
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      if (!(await this.refresh())) throw new Error('the log is shorter than the game in memory')
      return false
    }
  }

  /** Takes in what other processes wrote. False if they wrote nothing. */
  async refresh(): Promise<boolean> {
    const entries = known(await this.#place.store.read(this.#place.code, this.#seq), this.#place.options)
    if (entries.length > 0) await this.#fold(entries)
    return entries.length > 0
  }

  /** Gets the events that a snapshot left out. */
  async recall(): Promise<void> {
    if (this.firstEvent === 0) return
    const entries = await this.#place.store.read(this.#place.code, 0)
    const past = await LiveGame.#from(this.#place, entries.slice(0, this.#begin))
    this.events = past.events.concat(this.events)
    this.#told = past.#told.concat(this.#told)
    this.#eventTexts = new this.#edition.rules.EventTexts(this.events, this.state.setup)
    this.firstEvent = 0
  }

  /** When the first of the entries was written that are still too new to be known; infinite if there is none. */
  async nextAt(): Promise<number> {
    return earliest(await this.#place.store.read(this.#place.code, this.#seq))
  }

  /** Keeps a snapshot, if that saves enough. What may still be taken back is left to be folded again. */
  async freeze(): Promise<void> {
    const [first] = this.#takable
    const seq = first?.seq ?? this.#seq
    if (this.#place.options.until || seq - this.#frozen < WORTH_FREEZING) return
    const { state, edition, events, askedAt } = first ? await this.#before(first.seq) : this.#moment()
    const frozen: Frozen = { rules: edition.hash, state, askedAt, backs: this.#backs }
    await this.#place.store.keepSnapshot(this.#place.code, { seq, events, state: frozen })
    this.#frozen = seq
  }

  // ---------------------------------------------------------------- telling

  /** Is there anything that this listener was not told? */
  lacks(to: Listener): boolean {
    this.#write()
    const isTouched = to.seat !== null && this.touched.has(to.seat)
    return isTouched || to.has !== this.eventCount || to.shown?.game !== this || to.shown.version !== this.#version
  }

  /** A `game` message for a listener: what it lacks, and no more. */
  messageFor(to: Listener): string {
    this.#write()
    const { seat, shown } = to
    const me = seat === null ? '' : this.#seatTexts.of(seat)
    const back = seat === null ? '' : this.mayTakeBack(seat) ? ',"back":true' : ',"back":false'
    const open = seat === null ? '' : this.#openTo(seat)
    const mine = `${me === to.me ? '' : `,"me":${me}`}${open === to.open ? '' : `,"open":${open || '[]'}`}${back}`
    const events = this.#eventTexts.of(seat, to.has - this.firstEvent)
    const behind = shown?.game === this ? this.#version - shown.version : Infinity
    const table = behind === 0 ? '' : behind === 1 ? this.#changed : `,"table":${this.#table.text}`
    to.me = me
    to.open = open
    to.has = this.eventCount
    if (shown?.game === this) shown.version = this.#version
    else to.shown = { game: this, version: this.#version }
    const last = this.#said
    if (last.seq === to.has && last.mine === mine && last.events === events && last.table === table) return last.text
    const text = `{"say":"game","seq":${to.has}${mine},"events":${events}${table}}`
    if (mine === back) this.#said = { seq: to.has, mine, events, table, text }
    return text
  }

  /** The game as one file, every secret included. */
  async log(digest: (canonical: string) => string): Promise<GameLog> {
    const [first, ...rest] = await this.#place.store.read(this.#place.code, 0)
    if (first?.e !== 'create') throw new Error('a log begins with the set-up')
    return {
      coldwake: 1,
      rules: first.rules,
      setup: first.setup,
      key: first.key,
      inputs: inputsOf(rest),
      digest: digest(this.#edition.rules.canonical(this.state)),
    }
  }

  // ---------------------------------------------------------------- folding

  async #fold(entries: readonly Entry[], enough?: Enough): Promise<void> {
    // What a later one goes back to is remembered on the way, or it would have to be folded again, and forgotten once
    // nobody goes back there any more.
    const lastBackTo = new Map<number, number>()
    for (const [i, entry] of entries.entries()) if (entry.e === 'back') lastBackTo.set(entry.to, this.#seq + i)
    const moments = new Map<number, Moment>()
    const slices = new TimeSlices()
    for (const entry of entries) {
      if (enough?.(this)) return
      if (slices.isOver) await slices.pause()
      if ((lastBackTo.get(this.#seq) ?? 0) > this.#seq) moments.set(this.#seq, this.#moment())
      if (entry.e === 'input') this.#foldInput(entry)
      else if (entry.e === 'back') {
        this.#goBack(entry, moments.get(entry.to) ?? (await this.#before(entry.to)))
        if (lastBackTo.get(entry.to) === this.#seq) moments.delete(entry.to)
      } else if (entry.e === 'redeal') this.#redeal(entry.key, entry.at)
      else if (entry.e === 'rules') this.#changeRules(await this.#place.editions.edition(entry.rules))
      else throw new Error('a log has one set-up')
      this.#count()
    }
  }

  /** One more entry is folded; of an action, this says when its last is. */
  #count(isWhole = true): void {
    this.#seq++
    this.#told.push(this.eventCount)
    if (!isWhole || partOf(this.#seq) === partOf(this.#kept?.seq ?? this.#begin)) return
    this.#kept = { seq: this.#seq, moment: this.#moment() }
  }

  #redeal(key: Key, at: number): void {
    const { redealt } = this.#edition.rules
    if (!redealt) throw new Error('these rules cannot deal anew')
    this.#takable = []
    this.#turnTo(redealt(this.state, key), at)
  }

  #foldInput({ input, at, continues }: InputEntry): void {
    this.#advance(
      folding(() => this.#step(this.state, input)),
      at,
      continues === true,
    )
  }

  #advance(step: Step, at: number, continues: boolean): void {
    const { input, state, told } = step
    this.#remember(step, continues)
    this.#noteChange(input)
    this.#turnTo(state, at)
    for (const event of told) this.events.push(event)
    this.touched.add(input.seat)
  }

  #noteChange({ seat, do: kind }: Input): void {
    if (kind !== 'standing' && kind !== 'reconsider') return
    if (this.#changes.n !== this.state.n) this.#changes = { n: this.state.n, bySeat: [] }
    this.#changes.bySeat[seat] = (this.#changes.bySeat[seat] ?? 0) + 1
  }

  #turnTo(next: GameState, at: number): void {
    if (next.n !== this.state.n) this.askedAt = at
    this.state = next
    this.#written = false
  }

  #moment(): Moment {
    return { state: this.state, edition: this.#edition, events: this.eventCount, askedAt: this.askedAt }
  }

  /**
   * Standing answers and holding a turn are no moves: they neither can be taken back nor keep others from it, unless one answers the open
   * question and so lets the game go on. What continues an input goes back with it.
   */
  #remember({ input, state, crossed }: Step, continues: boolean): void {
    const { seat } = input
    if (crossed || (!isMove(input) && state.n !== this.state.n)) this.#takable = []
    else if (isMove(input) && !continues) {
      if (this.#takable.at(-1)?.seat !== seat) this.#takable = []
      if (this.#takable.length === MOST_TAKABLE) this.#takable.shift()
      this.#takable.push({ seq: this.#seq, seat })
    }
  }

  /** What is taken back stays told; one more event says that it does not count. A change of the rules goes too. */
  #goBack(entry: Extract<Entry, { e: 'back' }>, { state, edition, events }: Moment): void {
    this.#backs++
    this.#takable = this.#takable.filter(({ seq }) => seq < entry.to)
    if (edition !== this.#edition) this.#changeRules(edition)
    this.#turnTo(edition.rules.takenBack(state, this.state), entry.at)
    this.events.push({ e: 'tookBack', who: entry.seat, event: events, rule: 'NEM-RULING-235' })
    this.touched.add(entry.seat)
  }

  #changeRules(edition: Edition): void {
    this.#edition = edition
    this.#takable = []
    this.#beginTexts()
  }

  /** The next texts are complete, and not only what has changed. */
  #beginTexts(): void {
    const { rules } = this.#edition
    this.#table = new rules.TableText()
    this.#seatTexts = new rules.SeatTexts()
    this.#eventTexts = new rules.EventTexts(this.events, this.state.setup)
    this.#written = false
  }

  /** The game as it was before entry number `seq`. */
  async #before(seq: number): Promise<Moment> {
    const { store, code } = this.#place
    const kept = this.#kept
    if (!kept || kept.seq > seq)
      return (await LiveGame.#from(this.#place, (await store.read(code, 0)).slice(0, seq))).#moment()
    const past = new LiveGame(this.#place, kept.seq, kept.moment)
    await past.#fold((await store.read(code, kept.seq)).slice(0, seq - kept.seq))
    return past.#moment()
  }

  /**
   * The entry that told this event, to go back to; of an action the first. Refused if that was the set-up, comes before what
   * was dealt anew, or is taken back already.
   */
  async tellerOf(event: number): Promise<number> {
    await this.recall()
    const entries = await this.#place.store.read(this.#place.code, 0)
    const begin = entries.findLastIndex(({ e }) => e === 'create' || e === 'redeal')
    const teller = firstOfAction(
      entries,
      this.#told.findIndex(count => count > event),
    )
    if (teller <= begin || !countingOf(entries).has(teller)) throw new RefusedError('cannotTakeBack')
    return teller
  }

  /** The texts follow the state when somebody is told of it: an input that is written counts even if a view fails. */
  #write(): void {
    if (this.#written) return
    try {
      this.#seatTexts.update(this.state)
      if (this.#table.update(this.state)) {
        this.#version++
        this.#changed = `,"changes":${this.#table.changes}`
      }
    } catch (error) {
      // Half of it is written, and what of it is new nobody would hear of again.
      this.#beginTexts()
      throw error
    }
    this.#written = true
  }

  #now(): number {
    return (this.#place.options.now ?? Date.now)()
  }
}

/** The entries that may be known by now: what came before one that may be known may be, too, even if its clock was ahead. */
function known(entries: Entry[], { until }: GameOptions): Entry[] {
  if (!until) return entries
  const limit = until()
  return entries.slice(0, entries.findLastIndex(entry => entry.at <= limit) + 1)
}

/** When the first of them was written, by the clock of the process that wrote it. */
export const earliest = (all: readonly { at: number }[]): number =>
  all.reduce((first, { at }) => Math.min(first, at), Infinity)

/** What the log holds was legal once. If it no longer is, that is the operator's affair, not the player's fault. */
function folding<T>(fold: () => T): T {
  try {
    return fold()
  } catch (error) {
    throw new Error('the log cannot be played by these rules', { cause: error })
  }
}

/** The number of the first entry of the action that an entry is part of. */
function firstOfAction(entries: readonly Entry[], seq: number): number {
  let first = seq
  for (let entry = entries[first]; entry?.e === 'input' && entry.continues; entry = entries[first]) first--
  return first
}

/** The numbers of the entries that are not taken back. */
function countingOf(entries: readonly Entry[]): Set<number> {
  const counting = new Set<number>()
  for (let seq = entries.length - 1; seq >= 0; ) {
    counting.add(seq)
    const entry = entries[seq]
    seq = entry?.e === 'back' ? entry.to - 1 : seq - 1
  }
  return counting
}

/** The entries after the set-up as a file has them. A game that changed its rules on the way cannot be one file. */
export function inputsOf(entries: readonly Entry[]): LogInput[] {
  return entries.map((entry): LogInput => {
    if (entry.e === 'input') return entry.input
    if (entry.e === 'back') return { do: 'undo', seat: entry.seat, to: entry.to - 1 }
    if (entry.e === 'redeal') return { do: 'redeal', key: entry.key }
    throw new RefusedError('rulesChanged')
  })
}
