/**
 * A running game in memory: the fold of its log, and the texts of it that are sent. Losing it costs a few milliseconds,
 * because the log is the truth.
 */
import type { HeardWhisper, Spoken } from '@coldwake/bots'
import {
  type Asking,
  type Choice,
  type Decision,
  type GameEvent,
  type GameLog,
  type GameState,
  type Input,
  isReaction,
  type Obstacle,
  type Seat,
  type View,
} from '@coldwake/rules'
import { LIMITS } from '@coldwake/wire'
import { continued, stepFrom } from './actionSteps.ts'
import type { Edition, Editions } from './editions.ts'
import { GameFold, type LogSource } from './gameFold.ts'
import { GameTexts, type Listener } from './gameTexts.ts'
import { countingOf, earliest, firstOfAction, type InputEntry, inputsOf, writtenBy } from './logEntries.ts'
import { RefusedError } from './refusal.ts'
import { Conflict, type Entry, type Snapshot, type Store } from './store.ts'

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
/** So often a seat may change its standing answer, or its sealed answer, while one question is open. */
const MOST_CHANGES = 20

export interface GameTimes {
  /** Entries after this moment are not known yet: onlookers are behind. */
  until?: () => number
  now?: () => number
}

/** What an input is played with: the choices that continue it, and who chose if not the person at the seat. */
export interface Played {
  further?: readonly Choice[]
  by?: 'bot' | 'clock' | undefined
}

/** The log of one game in a store, as far as it may be known by now. */
class StoredLog implements LogSource {
  readonly store: Store
  readonly editions: Editions
  readonly code: string
  readonly times: GameTimes

  constructor(store: Store, editions: Editions, code: string, times: GameTimes) {
    this.store = store
    this.editions = editions
    this.code = code
    this.times = times
  }

  now(): number {
    return (this.times.now ?? Date.now)()
  }

  read(from: number): Promise<Entry[]> {
    return this.store.read(this.code, from)
  }

  async readKnown(from: number): Promise<Entry[]> {
    const entries = await this.read(from)
    const { until } = this.times
    return until ? writtenBy(entries, until()) : entries
  }
}

export class LiveGame {
  readonly #log: StoredLog
  readonly #fold: GameFold
  readonly #texts: GameTexts
  /** How many entries of the log a snapshot holds. */
  #frozen = 0

  private constructor(log: StoredLog, fold: GameFold) {
    this.#log = log
    this.#fold = fold
    this.#texts = new GameTexts(fold)
  }

  /** Null if the game has not started. */
  static async load(store: Store, editions: Editions, code: string, times: GameTimes = {}): Promise<LiveGame | null> {
    const log = new StoredLog(store, editions, code, times)
    const kept = times.until ? null : await store.snapshot(code)
    if (kept) return LiveGame.#thawed(log, kept)
    const entries = await log.readKnown(0)
    return entries.length > 0 ? new LiveGame(log, await GameFold.of(log, entries)) : null
  }

  static async #thawed(log: StoredLog, kept: Snapshot): Promise<LiveGame> {
    const { rules, state, askedAt, backs = 0 } = kept.state as Frozen
    const edition = await log.editions.edition(rules)
    const fold = new GameFold(log, kept.seq, { state, edition, events: kept.events, askedAt })
    fold.backs = backs
    const game = new LiveGame(log, fold)
    game.#frozen = kept.seq
    await game.refresh()
    fold.touched.clear()
    return game
  }

  /** The game of a log that need not be in the store. */
  static async folded(
    { store, editions }: { store: Store; editions: Editions },
    entries: readonly Entry[],
  ): Promise<LiveGame> {
    const log = new StoredLog(store, editions, '', {})
    return new LiveGame(log, await GameFold.of(log, entries))
  }

  // ---------------------------------------------------------------- how the game stands

  get state(): GameState {
    return this.#fold.state
  }
  /** Of a game that was loaded from a snapshot, those from number `firstEvent` on, until it recalls the others. */
  get events(): readonly GameEvent[] {
    return this.#fold.events
  }
  get firstEvent(): number {
    return this.#fold.firstEvent
  }
  get eventCount(): number {
    return this.#fold.eventCount
  }
  /** How many entries its log has. */
  get entries(): number {
    return this.#fold.seq
  }
  /** When the open question was put. */
  get askedAt(): number {
    return this.#fold.askedAt
  }
  /** The rules it is played by just now. */
  get edition(): Edition {
    return this.#fold.edition
  }
  /** The hash of these rules. */
  get rules(): string {
    return this.#fold.edition.hash
  }
  /** What this seat is asked, if anything. */
  decisionFor(seat: Seat): Decision | null {
    return this.#fold.edition.rules.pendingFor(this.state, seat)
  }
  viewFor(seat: Seat): View {
    return this.#fold.edition.rules.view(this.state, seat)
  }
  obstaclesFor(seat: Seat): Obstacle[] {
    return this.#fold.edition.rules.explain(this.state, seat)
  }
  /** True if this seat sees no more than when its character died. Onlookers (null) are blind while any seat is. */
  isBlind(seat: Seat | null): boolean {
    return this.#fold.isBlind(seat)
  }
  /** True if everybody sees which seats are asked. */
  get asksOpenly(): boolean {
    return this.#asking?.seats !== null
  }
  /** True if whoever may react to something is asked whether they do. */
  get asksForReactions(): boolean {
    const open = this.#asking
    return open !== null && isReaction(open.ask)
  }
  /** What everybody knows of the open question. */
  get #asking(): Asking | null {
    const { asking, tableView } = this.#fold.edition.rules
    return asking ? asking(this.state) : tableView(this.state).asking
  }
  /** May this seat take back its last input by itself? Says nothing that the seat may not know. */
  mayTakeBack(seat: Seat): boolean {
    return this.#fold.mayTakeBack(seat)
  }
  /** Is there no room for another move? */
  get isFull(): boolean {
    return this.entries >= LIMITS.game.entries
  }
  /** Can what nobody has seen be dealt anew by the rules that it is played by? Older ones cannot. */
  get canRedeal(): boolean {
    return this.#fold.edition.rules.redealt !== undefined
  }

  /** The game as it was last shown to this seat, or to onlookers. Somebody may have died again after a take back. */
  async lastShownTo(seat: Seat | null): Promise<LiveGame> {
    const entries = (await this.#log.read(0)).slice(0, this.entries)
    let [died, blind] = [1, false]
    await GameFold.of(this.#log, entries, fold => {
      const isBlind = fold.isBlind(seat)
      if (isBlind && !blind) died = fold.seq
      blind = isBlind
    })
    const known = entries.slice(0, blind ? died : this.entries)
    return new LiveGame(this.#log, await GameFold.of(this.#log, known))
  }

  // ---------------------------------------------------------------- playing

  /**
   * An input and the choices that continue it, written together before they count. If another process wrote first, its
   * entries are taken in and all is tried again: it is refused only if the question that the input quotes has gone.
   * Resolves to how many of the further choices were taken.
   */
  async play(input: Input, { further = [], by }: Played = {}): Promise<number> {
    if (this.isFull) throw new RefusedError('gameFull')
    for (;;) {
      this.#checkChanges(input)
      const { rules } = this.#fold.edition
      const first = stepFrom(rules, this.state, input, this.#texts.offered(input.seat))
      const steps = continued(rules, first, further, LIMITS.game.entries - this.entries)
      const at = this.#log.now()
      const entries = steps.map(({ input }, i): Entry => {
        const entry: InputEntry = { e: 'input', at, input }
        if (by) entry.by = by
        if (i > 0) entry.continues = true
        return entry
      })
      if (!(await this.#append(entries))) continue
      this.#fold.advance(steps, at)
      return steps.length - 1
    }
  }

  /** Answers that are changed over and over would fill the log while the game stands still. */
  #checkChanges({ seat, do: kind }: Input): void {
    if (kind !== 'standing' && kind !== 'reconsider') return
    if (this.#fold.changesOf(seat) >= MOST_CHANGES) throw new RefusedError('tooFast')
  }

  /** Takes back the last input of a seat while question `n` is open; a sealed answer is reconsidered. */
  async takeBack(seat: Seat, n: number): Promise<void> {
    const fold = this.#fold
    this.#checkBacks()
    for (;;) {
      // Dead players who see nothing new must not learn which question is open.
      if (n !== this.state.n && !this.isBlind(seat)) throw new RefusedError('stale')
      if (!fold.mayTakeBack(seat)) throw new RefusedError('cannotTakeBack')
      if (this.state.answers[seat] !== null) {
        await this.play({ seat, do: 'reconsider', n })
        return
      }
      const to = fold.lastTakable
      if (to === undefined) throw new RefusedError('cannotTakeBack')
      const before = await fold.before(to)
      const entry = { e: 'back', at: this.#log.now(), seat, to } as const
      if (!(await this.#append([entry]))) continue
      fold.goBack(entry, before)
      return
    }
  }

  #checkBacks(): void {
    if (this.isFull || this.#fold.backs >= LIMITS.game.backs) throw new RefusedError('gameFull')
  }

  /** Undoes everything from that event on, as everybody agreed after `agreedAt` events. */
  async takeBackTo(seat: Seat, event: number, agreedAt: number): Promise<void> {
    this.#checkBacks()
    for (;;) {
      if (this.eventCount !== agreedAt) throw new RefusedError('noProposal')
      const to = await this.tellerOf(event)
      const entry = { e: 'back', at: this.#log.now(), seat, to } as const
      if (!(await this.#append([entry]))) continue
      await this.#fold.take([entry])
      return
    }
  }

  /**
   * The entry that told this event, to go back to; of an action the first. Refused if that was the set-up, comes before
   * what was dealt anew, or is taken back already.
   */
  async tellerOf(event: number): Promise<number> {
    await this.recall()
    const entries = await this.#log.read(0)
    const begin = entries.findLastIndex(({ e }) => e === 'create' || e === 'redeal')
    const teller = firstOfAction(entries, this.#fold.tellerOf(event))
    if (teller <= begin || !countingOf(entries).has(teller)) throw new RefusedError('cannotTakeBack')
    return teller
  }

  /** Refuses, with what is wrong, if the game cannot go on by the newest rules there are. */
  newestRules(): Edition {
    const { current } = this.#log.editions
    const { edition } = this.#fold
    if (current.hash === edition.hash) throw new RefusedError('noProposal')
    if (!edition.rules.betweenTurns(this.state)) throw new RefusedError('midTurn')
    const missing = current.rules.misfits(this.state, edition.rules.fingerprint(this.state))
    if (missing.length > 0) throw new RefusedError('rulesDiffer', missing.slice(0, 3).join('; '))
    return current
  }

  /** Goes on by the newest rules, as everybody agreed after `agreedAt` events. */
  async moveRules(agreedAt: number): Promise<void> {
    for (;;) {
      if (this.eventCount !== agreedAt) throw new RefusedError('noProposal')
      const entry: Entry = { e: 'rules', at: this.#log.now(), rules: this.newestRules().hash }
      if (!(await this.#append([entry]))) continue
      await this.#fold.take([entry])
      return
    }
  }

  // ---------------------------------------------------------------- the store

  /** False: others had written, which is taken in now. */
  async #append(entries: readonly Entry[]): Promise<boolean> {
    try {
      await this.#log.store.append(this.#log.code, this.entries, entries)
      return true
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      if (!(await this.refresh())) throw new Error('the log is shorter than the game in memory')
      return false
    }
  }

  /** Takes in what other processes wrote. False if they wrote nothing. */
  async refresh(): Promise<boolean> {
    const entries = await this.#log.readKnown(this.entries)
    if (entries.length > 0) await this.#fold.take(entries)
    return entries.length > 0
  }

  /** Gets the events that a snapshot left out. */
  recall(): Promise<void> {
    return this.#fold.recall()
  }

  /** When the first of the entries was written that are still too new to be known; infinite if there is none. */
  async nextAt(): Promise<number> {
    return earliest(await this.#log.read(this.entries))
  }

  /** Keeps a snapshot, if that saves enough. What may still be taken back is left to be folded again. */
  async freeze(): Promise<void> {
    const fold = this.#fold
    const first = fold.firstTakable
    const seq = first ?? fold.seq
    if (this.#log.times.until || seq - this.#frozen < WORTH_FREEZING) return
    const { state, edition, events, askedAt } = first === undefined ? fold.moment() : await fold.before(first)
    const frozen: Frozen = { rules: edition.hash, state, askedAt, backs: fold.backs }
    await this.#log.store.keepSnapshot(this.#log.code, { seq, events, state: frozen })
    this.#frozen = seq
  }

  /** The game as one file, every secret included. */
  async log(digest: (canonical: string) => string): Promise<GameLog> {
    const [first, ...rest] = await this.#log.read(0)
    if (first?.e !== 'create') throw new Error('a log begins with the set-up')
    // A file tells how a game began by its set-up and key, which deal something else.
    if (first.state) throw new RefusedError('badRequest', 'practice')
    return {
      coldwake: 1,
      rules: first.rules,
      setup: first.setup,
      key: first.key,
      inputs: inputsOf(rest),
      digest: digest(this.#fold.edition.rules.canonical(this.state)),
    }
  }

  // ---------------------------------------------------------------- telling

  /** Is there anything that this listener was not told? */
  lacks(to: Listener): boolean {
    return this.#texts.lacks(to)
  }

  /** A `game` message for a listener: what it lacks, and no more. */
  messageFor(to: Listener): string {
    return this.#texts.messageFor(to)
  }

  /** Everybody who lacked something was told. */
  wasTold(): void {
    this.#fold.touched.clear()
  }

  /** What a seat sees, with what was said, for a bot that thinks elsewhere. */
  sceneFor(seat: Seat, talk: readonly Spoken[], whispers: readonly HeardWhisper[]): string {
    return this.#texts.sceneFor(seat, talk, whispers)
  }

  /** The events so far as this seat, or an onlooker, was told them. */
  facesFor(seat: Seat | null): unknown {
    return this.#texts.facesFor(seat)
  }
}
