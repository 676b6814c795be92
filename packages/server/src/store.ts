/**
 * What a server must be able to keep. A game is an append-only log; everything else about it is a fold of that log.
 * The conditional writes below are all the coordination there is between server processes.
 */
import type { Input, Key, Seat, Setup } from '@coldwake/rules'

/** One line of a game's log. The first is always `create`; `v` counts changes of this format. */
export type Entry = { e: 'create'; v: 1; setup: Setup; key: Key } | { e: 'input'; input: Input }

/** What is known of a table before its game starts. Tokens are kept as hashes only: a stolen file holds no seat. */
export interface TableRecord {
  game: string
  board: string
  host: Seat
  seats: (SeatRecord | null)[]
}
export interface SeatRecord {
  name: string
  tokenHash: string
}

export interface StoredTable {
  record: TableRecord
  /** Counts changes of the record; quoted by the next one. */
  version: number
  /** The game's log has begun. */
  started: boolean
}

/** Every write resolves after it is durable, or rejects with `Conflict` or `StorageError` and has changed nothing. */
export interface Store {
  /** Conflict: the code is taken. */
  createTable(code: string, record: TableRecord): Promise<void>
  /** Conflict: the record was changed since `version`. */
  changeTable(code: string, version: number, record: TableRecord): Promise<void>
  table(code: string): Promise<StoredTable | null>
  /** `seq` is the number of entries the writer knows of. Conflict: the log has another length. */
  append(game: string, seq: number, entry: Entry): Promise<void>
  /** The entries from number `from` on. */
  read(game: string, from: number): Promise<Entry[]>
  /** Finishes what is waiting. */
  close(): Promise<void>
}

/** Somebody else wrote first: read again, then decide. */
export class Conflict extends Error {
  override name = 'Conflict'
}

/** Nothing was written, or nothing can be read, for a reason the operator can act on. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly reason: 'full' | 'readOnly' | 'failed'

  constructor(reason: StorageError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
