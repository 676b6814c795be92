/**
 * The embedded store: one SQLite file. Writes that wait at the same moment, of whatever games, share one
 * transaction and thus one sync to disk; a Conflict of one of them is its own affair.
 */
import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { Conflict, type Entry, StorageError, type Store, type StoredTable, type TableRecord } from './store.ts'

const FORMAT = 1

const SCHEMA = `
  CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE log (
    game TEXT NOT NULL REFERENCES tables (code),
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, seq)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${FORMAT};
`

/** Runs inside the shared transaction; false means Conflict. */
type Write = () => boolean
interface Waiting {
  write: Write
  done(): void
  failed(error: Error): void
}

export class SqliteStore implements Store {
  /** Open to tests, which make it full or read-only. */
  readonly db: DatabaseSync
  readonly #insertTable: StatementSync
  readonly #updateTable: StatementSync
  readonly #selectTable: StatementSync
  readonly #insertEntry: StatementSync
  readonly #selectEntries: StatementSync
  #waiting: Waiting[] = []

  constructor(db: DatabaseSync) {
    this.db = db
    this.#insertTable = db.prepare('INSERT INTO tables (code, version, record) VALUES (?, 0, ?) ON CONFLICT DO NOTHING')
    this.#updateTable = db.prepare('UPDATE tables SET version = version + 1, record = ? WHERE code = ? AND version = ?')
    this.#selectTable = db.prepare(
      'SELECT version, record, EXISTS (SELECT 1 FROM log WHERE game = code) AS started FROM tables WHERE code = ?',
    )
    // The length is compared inside the statement, so a gap is refused as surely as a second entry of the same number.
    this.#insertEntry = db.prepare(
      `INSERT INTO log (game, seq, entry) SELECT :game, :seq, :entry
       WHERE (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE game = :game) = :seq`,
    )
    this.#selectEntries = db.prepare('SELECT entry FROM log WHERE game = ? AND seq >= ? ORDER BY seq')
  }

  createTable(code: string, record: TableRecord): Promise<void> {
    return this.#write(() => this.#insertTable.run(code, JSON.stringify(record)).changes === 1)
  }

  changeTable(code: string, version: number, record: TableRecord): Promise<void> {
    return this.#write(() => this.#updateTable.run(JSON.stringify(record), code, version).changes === 1)
  }

  async table(code: string): Promise<StoredTable | null> {
    const row = this.#reading(() => this.#selectTable.get(code))
    if (!row) return null
    const record: TableRecord = JSON.parse(text(row.record))
    return { record, version: Number(row.version), started: row.started === 1 }
  }

  append(game: string, seq: number, entry: Entry): Promise<void> {
    return this.#write(() => this.#insertEntry.run({ game, seq, entry: JSON.stringify(entry) }).changes === 1)
  }

  async read(game: string, from: number): Promise<Entry[]> {
    const rows = this.#reading(() => this.#selectEntries.all(game, from))
    return rows.map((row): Entry => JSON.parse(text(row.entry)))
  }

  async close(): Promise<void> {
    if (!this.db.isOpen) return
    this.#commitWaiting()
    this.db.close()
  }

  #write(write: Write): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ write, done, failed })
      if (this.#waiting.length === 1) setImmediate(() => this.#commitWaiting())
    })
  }

  #commitWaiting(): void {
    const batch = this.#waiting
    this.#waiting = []
    if (batch.length === 0) return
    if (this.#settle(batch) === null) return
    // One of them, or the disk, made the whole transaction fail. Each alone: whatever can be kept is kept.
    for (const one of batch) {
      const error = this.#settle([one])
      if (error) one.failed(error)
    }
  }

  /** Commits these together and answers each; or changes nothing, answers none and returns why. */
  #settle(batch: Waiting[]): StorageError | null {
    let written: boolean[]
    try {
      this.db.exec('BEGIN IMMEDIATE')
      written = batch.map(one => one.write())
      this.db.exec('COMMIT')
    } catch (error) {
      this.#rollBack()
      return storageError(error)
    }
    batch.forEach((one, i) => {
      if (written[i]) one.done()
      else one.failed(new Conflict())
    })
    return null
  }

  #rollBack(): void {
    try {
      // SQLite has rolled back by itself after some errors and not after others.
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK')
    } catch (error) {
      // The next BEGIN will fail and be refused as this one was.
      console.error('store:', error)
    }
  }

  #reading<T>(read: () => T): T {
    try {
      return read()
    } catch (error) {
      throw storageError(error)
    }
  }
}

/** Opens or creates `coldwake.db` in this directory. Throws StorageError when it cannot be written there. */
export function openSqlite(directory: string): SqliteStore {
  let db: DatabaseSync | null = null
  try {
    makeDirectory(resolve(directory))
    // SQLite would only say that it cannot open the file, not why.
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    const file = join(directory, 'coldwake.db')
    db = new DatabaseSync(file)
    // The keys of running games lie here: nobody else on this machine needs to read them. The files beside it follow.
    chmodSync(file, 0o600)
    db.exec('PRAGMA busy_timeout = 2000')
    db.exec('PRAGMA journal_mode = WAL')
    db.exec('PRAGMA synchronous = FULL')
    db.exec('PRAGMA foreign_keys = ON')
    // A read-only file opens without complaint; asking for the write lock tells the operator now, not the first player.
    db.exec('BEGIN IMMEDIATE')
    const format = Number(db.prepare('PRAGMA user_version').get()?.user_version)
    if (format > FORMAT) throw new Error('written by a newer Coldwake')
    if (format === 0) db.exec(SCHEMA)
    db.exec('COMMIT')
    return new SqliteStore(db)
  } catch (error) {
    db?.close()
    const { reason, message } = storageError(error)
    throw new StorageError(reason, `The data directory ${resolve(directory)} cannot be used: ${message}.`, {
      cause: error,
    })
  }
}

/** Step by step: Node's own recursive way never ends on a file system that takes no directories at all. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

// ENOENT: what Node says when directories cannot be made because the file system is read-only.
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOENT']

function storageError(error: unknown): StorageError {
  if (!(error instanceof Error)) return new StorageError('failed', String(error))
  // The low byte of SQLite's extended codes is the kind of error.
  const sqlite = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0
  const system = 'code' in error ? error.code : null
  if (sqlite === 13 || system === 'ENOSPC') return new StorageError('full', 'disk full', { cause: error })
  if (sqlite === 8 || NOT_WRITABLE.includes(String(system)))
    return new StorageError('readOnly', 'not writable', { cause: error })
  return new StorageError('failed', error.message, { cause: error })
}

function text(value: SQLOutputValue | undefined): string {
  if (typeof value === 'string') return value
  throw new StorageError('failed', 'a text column holds something else')
}
