/**
 * The embedded store: one SQLite file, one server process. Writes that wait at the same moment, of whatever games,
 * share one transaction and thus one sync to disk; a Conflict of one of them is its own affair.
 */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
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
import { FORMATS } from './sqliteFormats.ts'
import { everythingIn, fillWith } from './sqliteMove.ts'
import { job, statements, text } from './sqliteStatements.ts'

const MOST_ENDS = 10_000

interface Waiting {
  /** Runs inside the shared transaction; the result answers the writer after the commit. */
  write(): () => void
  /** What readers elsewhere are told. */
  wakes: string | null
  /** No commit is told of because of it. */
  secret: boolean
  failed(error: Error): void
}

export class SqliteStore implements MovableStore {
  /** Open to tests, which make it full or read-only. */
  readonly db: DatabaseSync
  onCommit: MovableStore['onCommit'] = null
  readonly #file: string
  readonly #trouble: Trouble
  readonly #sql: ReturnType<typeof statements>
  /** Reaches the other stores over this file in this process, and not this one. */
  readonly #channel: BroadcastChannel
  #waiting: Waiting[] = []
  /** The lengths of logs that this store has appended to: to ask for one costs as much as to append. */
  readonly #ends = new Map<string, number>()

  constructor(db: DatabaseSync, file: string, trouble: Trouble) {
    this.db = db
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

  async codes(after: string, limit: number): Promise<string[]> {
    return this.#reading(() => this.#sql.selectCodes.all(after, limit)).map(row => text(row.code))
  }

  append(game: string, seq: number, entries: readonly Entry[]): Promise<void> {
    const texts = entries.map(entry => JSON.stringify(entry))
    return this.#write(game, () => {
      // Whoever appended last knows where the log ends; should another store have gone on with it, the number is taken.
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
    // Most of the time nothing is due, and asking needs no commit.
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

  async close(): Promise<void> {
    if (!this.db.isOpen) return
    this.#commitWaiting()
    this.#channel.close()
    this.db.close()
  }

  async *everything(): AsyncGenerator<Kept> {
    const db = this.#reading(() => this.#beside())
    try {
      yield* everythingIn(db)
    } catch (error) {
      throw storageError(error)
    } finally {
      db.close()
    }
  }

  async fill(everything: AsyncIterable<Kept>): Promise<void> {
    const db = this.#reading(() => this.#beside())
    try {
      await fillWith(db, everything)
    } catch (error) {
      throw error instanceof Error && 'errcode' in error ? storageError(error) : error
    } finally {
      // Rolls back what was not committed.
      db.close()
    }
  }

  /** Another connection, for what takes long: the writes of this one need not wait for its end. */
  #beside(): DatabaseSync {
    if (!this.db.isOpen) throw new StorageError('failed', 'the store is closed')
    return connect(this.#file)
  }

  /** `code`: the table whose readers elsewhere are to be woken. */
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
    // One of them, or the disk, made the whole transaction fail. Each alone: whatever can be kept is kept.
    for (const one of batch) {
      const error = this.#settle([one])
      if (error) one.failed(error)
    }
  }

  /** Commits these together and answers each; or changes nothing, answers none and returns why. */
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
      return storageError(error)
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
      // SQLite has rolled back by itself after some errors and not after others.
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
      throw storageError(error)
    }
  }
}

const FILE = 'coldwake.db'

/** Opens or creates the file in this directory. Throws StorageError when it cannot be written there. */
export function openSqlite(directory: string, trouble: Trouble = complain): SqliteStore {
  return opened(directory, trouble, () => makeDirectory(resolve(directory)), upgrade)
}

/** For reading alone: what is not there, or not up to date, stays so and is refused. */
export function openSqliteAsItIs(directory: string, trouble: Trouble = complain): SqliteStore {
  return opened(directory, trouble, () => expectFile(directory), expectCurrent)
}

function opened(directory: string, trouble: Trouble, find: () => void, prepare: (db: DatabaseSync) => void) {
  let db: DatabaseSync | null = null
  try {
    find()
    // SQLite would only say that it cannot open the file, not why.
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
    const file = join(directory, FILE)
    db = connect(file)
    // The keys of running games lie here: nobody else on this machine needs to read them. The files beside it follow.
    chmodSync(file, 0o600)
    prepare(db)
    return new SqliteStore(db, file, trouble)
  } catch (error) {
    db?.close()
    const { reason, message } = storageError(error)
    throw new StorageError(reason, `The data directory ${resolve(directory)} cannot be used: ${message}.`, {
      cause: error,
    })
  }
}

function expectFile(directory: string): void {
  if (!existsSync(join(directory, FILE))) throw new Error(`there is no ${FILE} in it`)
}

function upgrade(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = WAL')
  // A read-only file opens without complaint; asking for the write lock tells the operator now, not the first player.
  db.exec('BEGIN IMMEDIATE')
  for (const step of FORMATS.slice(formatOf(db))) step(db)
  db.exec(`PRAGMA user_version = ${FORMATS.length}`)
  db.exec('COMMIT')
}

function expectCurrent(db: DatabaseSync): void {
  if (formatOf(db) < FORMATS.length)
    throw new Error('written by an older Coldwake: start the server once to bring it up to date')
}

function formatOf(db: DatabaseSync): number {
  const format = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (format > FORMATS.length) throw new Error('written by a newer Coldwake')
  return format
}

/** Kilobytes of pages in memory: the last page of every game's log, where thousands are played. */
const CACHE = 16_000
/** Pages in the log of writes before they go to their places: a page that many moves have changed goes there once. */
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

/** Step by step: Node's own recursive way never ends on a file system that takes no directories at all. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

function onlyIf(condition: boolean): void {
  if (!condition) throw new Conflict()
}

// ENOENT: what Node says when directories cannot be made because the file system is read-only.
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOENT']

function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  if (!(error instanceof Error)) return new StorageError('failed', String(error))
  // The low byte of SQLite's extended codes is the kind of error.
  const sqlite = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0
  const system = 'code' in error ? error.code : null
  if (sqlite === 13 || system === 'ENOSPC') return new StorageError('full', 'disk full', { cause: error })
  if (sqlite === 8 || NOT_WRITABLE.includes(String(system)))
    return new StorageError('readOnly', 'not writable', { cause: error })
  return new StorageError('failed', error.message, { cause: error })
}
