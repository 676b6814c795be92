/**
 * The embedded store: one SQLite file, one server process. Writes that wait at the same moment, of any games, share one
 * transaction and thus one sync to disk; a Conflict of one of them does not affect the others.
 */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BroadcastChannel } from 'node:worker_threads'
import {
  Conflict,
  complain,
  type Entry,
  type Job,
  type Kept,
  type MovableStore,
  type Report,
  type Snapshot,
  StorageError,
  type StoredTable,
  type TableRecord,
  type TalkEntry,
  type Trouble,
} from '@coldwake/host'
import type { Whispered } from '@coldwake/wire'
import { lock } from './sqliteLock.ts'
import { MIGRATIONS } from './sqliteMigrations.ts'
import { job, statements, text } from './sqliteStatements.ts'
import { everythingIn, fillWith } from './sqliteTransfer.ts'

const MOST_ENDS = 10_000

interface Waiting {
  /** Runs inside the shared transaction; the result answers the writer after the commit. */
  write(): () => void
  /** The signal for other stores over this file. */
  wakes: string | null
  /** `onCommit` is not called for it. */
  secret: boolean
  failed(error: Error): void
}

export class SqliteStore implements MovableStore {
  /** Open to tests, which make it full or read-only. */
  readonly db: DatabaseSync
  onCommit: MovableStore['onCommit'] = null
  readonly #file: string
  readonly #unlock: () => void
  readonly #trouble: Trouble
  readonly #sql: ReturnType<typeof statements>
  /** Reaches the other stores over this file in this process, and not this one. */
  readonly #channel: BroadcastChannel
  #waiting: Waiting[] = []
  /** The lengths of logs that this store has appended to, because asking for one costs as much as an append. */
  readonly #ends = new Map<string, number>()

  constructor(db: DatabaseSync, file: string, trouble: Trouble, unlock: () => void = () => {}) {
    this.db = db
    this.#unlock = unlock
    this.#trouble = trouble
    this.#file = file
    this.#sql = statements(db)
    this.#channel = new BroadcastChannel(`coldwake ${realpathSync(file)}`)
    this.#channel.unref()
  }

  createTable(code: string, record: TableRecord, at: number): Promise<void> {
    const text = JSON.stringify(record)
    return this.#write(null, () => onlyIf(this.#sql.insertTable.run(code, text, at).changes === 1))
  }

  changeTable(code: string, version: number, record: TableRecord): Promise<void> {
    const text = JSON.stringify(record)
    return this.#write(code, () => onlyIf(this.#sql.updateTable.run(text, code, version).changes === 1))
  }

  async table(code: string): Promise<StoredTable | null> {
    const row = this.#reading(() => this.#sql.selectTable.get(code))
    if (!row) return null
    const record: TableRecord = JSON.parse(text(row.record))
    return { record, version: Number(row.version), entries: Number(row.entries), at: Number(row.at) }
  }

  deleteTable(code: string): Promise<void> {
    return this.#write(code, () => {
      for (const statement of this.#sql.deleteTable) statement.run(code)
      this.#ends.delete(code)
    })
  }

  async codes(after: string, limit: number): Promise<string[]> {
    return this.#reading(() => this.#sql.selectCodes.all(after, limit)).map(row => text(row.code))
  }

  append(game: string, seq: number, entries: readonly Entry[]): Promise<void> {
    const texts = entries.map(entry => JSON.stringify(entry))
    return this.#write(game, () => {
      // The store that appended last knows where the log ends. If another store has appended since, the number is taken.
      if (this.#ends.get(game) !== seq) onlyIf(this.#sql.logLength.get(game)?.entries === seq)
      texts.forEach((entry, i) => onlyIf(this.#sql.appendEntry.run(game, seq + i, entry).changes === 1))
      if (this.#ends.size >= MOST_ENDS) this.#ends.clear()
      this.#ends.set(game, seq + texts.length)
    })
  }

  async read(game: string, from: number): Promise<Entry[]> {
    const rows = this.#reading(() => this.#sql.selectEntries.all(game, from))
    return rows.map((row): Entry => JSON.parse(text(row.entry)))
  }

  keepSnapshot(game: string, { seq, events, state }: Snapshot): Promise<void> {
    const text = JSON.stringify(state ?? null)
    return this.#write(null, () => {
      onlyIf(this.#sql.logLength.get(game) !== undefined)
      this.#sql.upsertSnapshot.run(game, seq, events, text)
    })
  }

  async snapshot(game: string): Promise<Snapshot | null> {
    const row = this.#reading(() => this.#sql.selectSnapshot.get(game))
    return row ? { seq: Number(row.seq), events: Number(row.events), state: JSON.parse(text(row.state)) } : null
  }

  say(code: string, entry: TalkEntry): Promise<number> {
    const text = JSON.stringify(entry)
    return this.#write(code, () => {
      const length = this.#sql.talkLength.get(code)
      onlyIf(length !== undefined)
      const number = Number(length?.entries)
      this.#sql.insertTalk.run(code, number, text)
      return number
    })
  }

  async said(code: string, from: number): Promise<TalkEntry[]> {
    const rows = this.#reading(() => this.#sql.selectTalk.all(code, from))
    return rows.map((row): TalkEntry => JSON.parse(text(row.entry)))
  }

  whisper(code: string, entry: Whispered): Promise<void> {
    const text = JSON.stringify(entry)
    const write = () => onlyIf(this.#sql.insertWhisper.run(text, code).changes === 1)
    return this.#queue(write, `whisper:${code}`, true)
  }

  async whispers(code: string, from: number): Promise<Whispered[]> {
    const rows = this.#reading(() => this.#sql.selectWhispers.all(code, from))
    return rows.map((row): Whispered => JSON.parse(text(row.entry)))
  }

  schedule({ key, due, data }: Job): Promise<void> {
    const text = JSON.stringify(data ?? null)
    return this.#write(null, () => {
      this.#sql.upsertJob.run(key, due, text)
    })
  }

  unschedule(key: string): Promise<void> {
    return this.#write(null, () => {
      this.#sql.deleteJob.run(key)
    })
  }

  async takeDue(now: number, lease: number, limit: number): Promise<Job[]> {
    const due = () => this.#sql.selectDue.all(now, limit).map(job)
    // Most of the time no job is due, and a read needs no commit.
    if (this.#reading(due).length === 0) return []
    return this.#write(null, () => {
      const jobs = due()
      for (const { key } of jobs) this.#sql.leaseJob.run(now + lease, key)
      return jobs
    })
  }

  keepRules(hash: string, source: string): Promise<void> {
    return this.#write(null, () => {
      this.#sql.insertRules.run(hash, source)
    })
  }

  async rules(hash: string): Promise<string | null> {
    const row = this.#reading(() => this.#sql.selectRules.get(hash))
    return row ? text(row.source) : null
  }

  keepReport(report: Report): Promise<void> {
    const text = JSON.stringify(report)
    return this.#write(null, () => onlyIf(this.#sql.insertReport.run(report.number, text).changes === 1))
  }

  async report(number: string): Promise<Report | null> {
    const row = this.#reading(() => this.#sql.selectReport.get(number))
    return row ? JSON.parse(text(row.report)) : null
  }

  listen(heard: (signal: string | null) => void): void {
    this.#channel.onmessage = event => {
      const signals: string[] = event.data
      for (const signal of signals) heard(signal)
    }
  }

  async signal(signal: string): Promise<void> {
    if (!this.db.isOpen) throw new StorageError('failed', 'the store is closed')
    this.#channel.postMessage([signal])
  }

  async size(): Promise<number> {
    return Number(this.#reading(() => this.#sql.size.get())?.bytes)
  }

  async close(): Promise<void> {
    if (!this.db.isOpen) return
    this.#commitWaiting()
    this.#channel.close()
    this.db.close()
    this.#unlock()
  }

  async *everything(): AsyncGenerator<Kept> {
    const db = this.#reading(() => this.#beside())
    try {
      yield* everythingIn(db)
    } catch (error) {
      throw storageError(error, dirname(this.#file))
    } finally {
      db.close()
    }
  }

  async fill(everything: AsyncIterable<Kept>): Promise<void> {
    const db = this.#reading(() => this.#beside())
    try {
      await fillWith(db, everything)
    } catch (error) {
      throw error instanceof Error && 'errcode' in error ? storageError(error, dirname(this.#file)) : error
    } finally {
      // Rolls back what was not committed.
      db.close()
    }
  }

  /** Another connection, for long work: the writes of this one need not wait for its end. */
  #beside(): DatabaseSync {
    if (!this.db.isOpen) throw new StorageError('failed', 'the store is closed')
    return connect(this.#file)
  }

  /** `code`: the table that other stores are told about. */
  #write<T>(code: string | null, write: () => T): Promise<T> {
    return this.#queue(write, code === null ? null : `table:${code}`)
  }

  #queue<T>(write: () => T, wakes: string | null, secret = false): Promise<T> {
    return new Promise((done, failed) => {
      const answered = () => {
        const result = write()
        return () => done(result)
      }
      this.#waiting.push({ write: answered, wakes, secret, failed })
      if (this.#waiting.length === 1) setImmediate(() => this.#commitWaiting())
    })
  }

  #commitWaiting(): void {
    const batch = this.#waiting
    this.#waiting = []
    if (batch.length === 0) return
    if (this.#settle(batch) === null) return
    // One write, or the disk, made the whole transaction fail. Each write is tried alone, so that the others are kept.
    for (const one of batch) {
      const error = this.#settle([one])
      if (error) one.failed(error)
    }
  }

  /** Commits these together and answers each; or changes nothing, answers none and returns the reason. */
  #settle(batch: Waiting[]): StorageError | null {
    const answers: (() => void)[] = []
    const woken = new Set<string>()
    const begun = performance.now()
    try {
      this.db.exec('BEGIN IMMEDIATE')
      for (const { write, wakes, failed } of batch) {
        try {
          answers.push(write())
          if (wakes !== null) woken.add(wakes)
        } catch (error) {
          if (!(error instanceof Conflict)) throw error
          answers.push(() => failed(error))
        }
      }
      this.db.exec('COMMIT')
    } catch (error) {
      this.#rollBack()
      return storageError(error, dirname(this.#file))
    }
    const told = batch.filter(({ secret }) => !secret).length
    if (told > 0) this.onCommit?.(told, (performance.now() - begun) / 1000)
    if (woken.size > 0) this.#channel.postMessage([...woken])
    for (const answer of answers) answer()
    return null
  }

  #rollBack(): void {
    this.#ends.clear()
    try {
      // After some errors SQLite rolls back by itself.
      if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK')
    } catch (error) {
      // The next BEGIN will fail and be refused as this one was.
      this.#trouble('cannot roll back', error)
    }
  }

  #reading<T>(read: () => T): T {
    try {
      return read()
    } catch (error) {
      throw storageError(error, dirname(this.#file))
    }
  }
}

const FILE = 'coldwake.db'

/**
 * Opens or creates the file in this directory, for this process alone. Throws StorageError when it cannot be written
 * there, is damaged, or is in use by another process.
 */
export function openSqlite(directory: string, trouble: Trouble = complain): SqliteStore {
  return opened(directory, trouble, { find: makeDirectory, hold: lock, prepare: upgrade })
}

/** Opens a file for reading only, also beside a running server: a missing or older one is refused and left as it is. */
export function openSqliteAsItIs(directory: string, trouble: Trouble = complain): SqliteStore {
  return opened(directory, trouble, { find: expectFile, hold: () => () => {}, prepare: expectCurrent })
}

interface Opening {
  find(directory: string): void
  hold(file: string): () => void
  prepare(db: DatabaseSync): void
}

function opened(directory: string, trouble: Trouble, { find, hold, prepare }: Opening): SqliteStore {
  let db: DatabaseSync | null = null
  let unlock = () => {}
  const file = join(directory, FILE)
  const isNew = !existsSync(file)
  try {
    find(resolve(directory))
    // SQLite would not say why it cannot open the file.
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    expectNotEmpty(file)
    db = connect(file)
    unlock = hold(file)
    // The file holds the keys of running games, so only its owner may read it. SQLite's other files get the same mode.
    chmodSync(file, 0o600)
    prepare(db)
    return new SqliteStore(db, file, trouble, unlock)
  } catch (error) {
    db?.close()
    unlock()
    // An empty file that was just created must not be mistaken for a file that lost its games.
    if (isNew && existsSync(file) && statSync(file).size === 0) rmSync(file)
    const { reason, message } = storageError(error, directory)
    throw new StorageError(reason, `The data directory ${resolve(directory)} cannot be used: ${message}.`, {
      cause: error,
    })
  }
}

function expectFile(directory: string): void {
  if (!existsSync(join(directory, FILE))) throw new Error(`there is no ${FILE} in it`)
}

/** SQLite takes an empty file for a new one, but it may be what a failed copy or a full disk has left. */
function expectNotEmpty(file: string): void {
  if (existsSync(file) && statSync(file).size === 0)
    throw new Error(`${FILE} in it is empty; restore a backup, or delete the file to begin with no games`)
}

const MEND = 'restore a backup into an empty directory'

/** Refuses a damaged file: the last backup holds what is still whole. */
function expectWhole(db: DatabaseSync): void {
  const found = String(db.prepare('PRAGMA quick_check(1)').get()?.quick_check)
  if (found !== 'ok') throw new Error(`${FILE} in it is damaged (${found.split('\n').at(-1)}); ${MEND}`)
}

function upgrade(db: DatabaseSync): void {
  expectWhole(db)
  db.exec('PRAGMA journal_mode = WAL')
  // A read-only file opens without an error; taking the write lock shows the problem to the operator, not to the first player.
  db.exec('BEGIN IMMEDIATE')
  for (const step of MIGRATIONS.slice(formatOf(db))) step(db)
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  db.exec('COMMIT')
}

function expectCurrent(db: DatabaseSync): void {
  if (formatOf(db) < MIGRATIONS.length)
    throw new Error('written by an older Coldwake: start the server once to bring it up to date')
}

function formatOf(db: DatabaseSync): number {
  const format = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (format > MIGRATIONS.length) throw new Error('written by a newer Coldwake')
  return format
}

/** Kilobytes of cached pages: enough for the last page of every game's log where thousands are played. */
const CACHE = 16_000
/** Pages in the write-ahead log before a checkpoint, so that a page which many moves changed is copied once. */
const CHECKPOINT = 4_000

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA cache_size = -${CACHE}`)
  db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT}`)
  db.exec('PRAGMA busy_timeout = 2000')
  db.exec('PRAGMA synchronous = FULL')
  db.exec('PRAGMA foreign_keys = ON')
  return db
}

/** Makes one directory at a time: Node's recursive option never ends on a file system that takes no directories. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

function onlyIf(condition: boolean): void {
  if (!condition) throw new Conflict()
}

/** SQLite's codes for a file that is malformed, or no database at all. */
const DAMAGED = [11, 26]
// Node reports ENOENT when directories cannot be made because the file system is read-only.
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOENT']

/** Below this a disk counts as full. */
const HARDLY_ANY = 1024 * 1024

function isFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize < HARDLY_ANY
}

/** `full` says whether the disk of the file has no room left: SQLite does not always know that this is why it failed. */
export function storageError(error: unknown, directory?: string, full = isFull): StorageError {
  if (error instanceof StorageError) return error
  if (!(error instanceof Error)) return new StorageError('failed', String(error))
  // The low byte of SQLite's extended codes is the kind of error.
  const sqlite = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0
  const system = 'code' in error ? error.code : null
  const isForRoom = sqlite === 10 && directory !== undefined && full(directory)
  if (sqlite === 13 || system === 'ENOSPC' || isForRoom) return new StorageError('full', 'disk full', { cause: error })
  if (sqlite === 8 || NOT_WRITABLE.includes(String(system)))
    return new StorageError('readOnly', 'not writable', { cause: error })
  if (DAMAGED.includes(sqlite))
    return new StorageError('failed', `${FILE} in it is damaged (${error.message}); ${MEND}`, { cause: error })
  return new StorageError('failed', error.message, { cause: error })
}
