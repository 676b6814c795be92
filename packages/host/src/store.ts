/**
 * The contract of a store. A game is an append-only log; everything else about it is a fold of that log. The conditional
 * writes below are all the coordination between server processes.
 */
import type { GameState, Input, Key, Mode, Options, Seat, Setup } from '@coldwake/rules'
import type { Clock, Hook, Pace, Standing, Talk, Whispered } from '@coldwake/wire'

/** One line of a game's log. The first is always `create`; `v` counts changes of this format. Times are in ms. */
export type Entry =
  /** `rules` is the hash of the rules that the game is played by. A practice game begins in `state`, whatever its key deals. */
  | { e: 'create'; v: 1; at: number; rules: string; setup: Setup; key: Key; state?: GameState }
  /**
   * `by` says who chose, if not the person at the seat. `continues`: was sent and appended together with the entry before,
   * as one action, and is taken back with it.
   */
  | { e: 'input'; at: number; input: Input; by?: 'bot' | 'clock'; continues?: true }
  /** All entries from number `to` on are taken back by this seat; what they told stays told. */
  | { e: 'back'; at: number; seat: Seat; to: number }
  /** A game that goes on from another: what nobody had seen by then is dealt anew, and chance follows this key. */
  | { e: 'redeal'; at: number; key: Key }
  /** From here on the game is played by these rules. */
  | { e: 'rules'; at: number; rules: string }

/** Everything about a table beside its game. Tokens are kept as hashes only, so a stolen file gives no access to a seat. */
export interface TableRecord {
  game: string
  board: string
  mode: Mode
  /** The options in which the table departs from the defaults of its game. */
  options?: Partial<Options>
  /**
   * The game continues another one, from its first `inputs` inputs. How it stood then is for people who are choosing a
   * seat; older tables do not say.
   */
  from: { code: string; inputs: number; stood?: Standing } | null
  host: Seat
  seats: SeatRecord[]
  /** For onlookers: the token shows what everybody may see, `delay` seconds late. */
  watch: { tokenHash: string; delay: number }
  clock: Clock | null
  /** The earliest moment from which the clock counts. */
  clockFrom: number
  /** Seconds after which a reaction that was not given is declined. Tables that wait do not say. */
  reactions?: number
  /** How long bots wait; tables from before there was a choice do not say. */
  pace?: Pace
  paused: boolean
  /** Ended by its host before the rules did. */
  ended: boolean
}
export interface SeatRecord {
  /** Of the person, or of the bot where there is none. Null: nobody sits here, or a bot from before they had names. */
  name: string | null
  /** Null: no person has this seat. */
  tokenHash: string | null
  ready: boolean
  /** The kind of bot that plays here; with a person's token beside it, until that person returns. */
  bot: string | null
  /** The webhook that says that it is this seat's turn. */
  hook: Hook | null
  /** The others agreed that somebody may take this seat of a running game. Its holder may still come back before. */
  open?: true
}
export interface StoredTable {
  record: TableRecord
  /** Counts changes of the record; quoted by the next one. */
  version: number
  /** Entries in the game's log: 0 before it starts. */
  entries: number
  /** When it was made. */
  at: number
}

/** A stored state, so that the first `seq` entries, which told `events` events, need not be folded. */
export interface Snapshot {
  seq: number
  events: number
  state: unknown
}

/** Something said at a table, in the order it was said. `seat` is null for what the table itself says. */
export interface TalkEntry {
  at: number
  seat: Seat | null
  talk: Talk
}

/** Work for a certain time, done by the process that takes it first. Each key has at most one job. */
export interface Job {
  /** E.g. `clock/ABC234` or `hook/ABC234/2`. */
  key: string
  due: number
  /** Data for the code that runs the job, as JSON. */
  data: unknown
}

/** A player's report of a problem. It holds what the seat saw; the game's log has the rest. */
export interface Report {
  /** Unguessable. The player gets it and gives it to the operator. */
  number: string
  code: string
  at: number
  seat: Seat | null
  /** Entries in the log at that moment. */
  entries: number
  words: string
  saw: unknown
}

/** One item to carry over into another store. Snapshots are left out, because they only save time. */
export type Kept =
  | { kept: 'rules'; hash: string; source: string }
  | {
      kept: 'table'
      code: string
      at: number
      version: number
      record: TableRecord
      log: Entry[]
      talk: TalkEntry[]
      whispers: Whispered[]
    }
  | { kept: 'job'; job: Job }
  | { kept: 'report'; report: Report }

/** Every write resolves after it is durable, or rejects with `Conflict` or `StorageError` and has changed nothing. */
export interface Store {
  /** Conflict: the code is taken. */
  createTable(code: string, record: TableRecord, at: number): Promise<void>
  /** Conflict: the record was changed since `version`. */
  changeTable(code: string, version: number, record: TableRecord): Promise<void>
  table(code: string): Promise<StoredTable | null>
  /** Removes the table with its game, talk, private words, jobs and reports. */
  deleteTable(code: string): Promise<void>
  /** Codes in order: the first `limit` after `after`. */
  codes(after: string, limit: number): Promise<string[]>

  /**
   * One entry or more. `seq` is the number of entries the writer knows of. Conflict: the log has another length, or
   * there is no such table.
   */
  append(game: string, seq: number, entries: readonly Entry[]): Promise<void>
  /** The entries from number `from` on. */
  read(game: string, from: number): Promise<Entry[]>
  /** Replaces an earlier snapshot of this game, but never a later one. Conflict: there is no such table. */
  keepSnapshot(game: string, snapshot: Snapshot): Promise<void>
  snapshot(game: string): Promise<Snapshot | null>

  /** Resolves to its number: 0, 1, 2 … at each table. Conflict: there is no such table. */
  say(code: string, entry: TalkEntry): Promise<number>
  /** From number `from` on, in order. */
  said(code: string, from: number): Promise<TalkEntry[]>

  /** Keeps a private word, without a call of `onCommit`. Conflict: there is no such table. */
  whisper(code: string, entry: Whispered): Promise<void>
  /** All private words of the table from number `from` on, in order. */
  whispers(code: string, from: number): Promise<Whispered[]>

  /** Replaces an earlier job of the same key. */
  schedule(job: Job): Promise<void>
  /** Removes the job of that key, if there is one. */
  unschedule(key: string): Promise<void>
  /**
   * Jobs that are due, at most `limit`. Each is taken by one process alone: it comes due again `lease` ms later, unless
   * that process has removed or rescheduled it by then.
   */
  takeDue(now: number, lease: number, limit: number): Promise<Job[]>

  /** Keeps the rules of that hash as the source of one module. Rules that are kept already stay as they are. */
  keepRules(hash: string, source: string): Promise<void>
  rules(hash: string): Promise<string | null>

  /** Conflict: the number is taken. */
  keepReport(report: Report): Promise<void>
  report(number: string): Promise<Report | null>

  /**
   * Calls back for every signal of another process over the same data, and with null when some may have been missed.
   * Signals reach the processes that listen at that moment; they are not kept. `table:CODE` comes by itself when another
   * process has changed that table, appended to its log or said something there; `whisper:CODE` when it has kept a private
   * word, so that nothing else is done at the table because of that.
   */
  listen(heard: (signal: string | null) => void): void
  /** At most 7,000 bytes. */
  signal(signal: string): Promise<void>

  /** Called after every commit (PostgreSQL: of logs) with the number of writes that shared it and the seconds it took. */
  onCommit: ((writes: number, seconds: number) => void) | null

  /** The approximate bytes of everything in the store; 0 where they are not counted. */
  size(): Promise<number>

  /** Finishes the writes that wait, then closes. */
  close(): Promise<void>
}

/** A store whose contents can be moved to another. */
export interface MovableStore extends Store {
  /** Everything as it is at one moment, however long the reading takes. Equal stores give it in the same order. */
  everything(): AsyncIterable<Kept>
  /** Takes in everything or nothing. Conflict: this store is not empty. */
  fill(everything: AsyncIterable<Kept>): Promise<void>
}

/** Gets the problems of a store that no caller hears of. */
export type Trouble = (what: string, error: unknown) => void
export const complain: Trouble = (what, error) => console.error(`store: ${what}`, error)

/** Another writer was first: read again, then decide. */
export class Conflict extends Error {
  override name = 'Conflict'
}

/** Writing or reading failed for a reason that the operator can act on. Nothing was written. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly reason: 'full' | 'readOnly' | 'failed'

  constructor(reason: StorageError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
