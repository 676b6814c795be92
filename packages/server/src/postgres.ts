/**
 * The store for several server processes: PostgreSQL. Appends that arrive while a commit is under way share the next
 * commit; a Conflict of one of them does not affect the others. Nothing stays locked between two round trips.
 *
 * Every statement is safe to run twice, so a statement whose connection was lost is simply sent again. A second run that
 * finds the work done checks whether its own first run did it.
 */
import { randomUUID } from 'node:crypto'
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
import { type ClientBase, DatabaseError, type QueryResultRow } from 'pg'
import { expectCurrent, upgrade } from './postgresMigrations.ts'
import { type Answer, PostgresPool, storageError } from './postgresPool.ts'
import { Signals } from './postgresSignals.ts'
import { type JobRow, job, SQL, type TableRow } from './postgresStatements.ts'
import { everythingIn, fillWith } from './postgresTransfer.ts'

/** The most appends in one statement. */
const TOGETHER = 1000

interface Waiting {
  game: string
  seq: number
  entries: string[]
  done(): void
  failed(error: Error): void
}

export class PostgresStore implements MovableStore {
  onCommit: MovableStore['onCommit'] = null
  readonly #link: PostgresPool
  readonly #signals: Signals
  #waiting: Waiting[] = []
  #committing: Promise<void> | null = null

  constructor(link: PostgresPool, signals: Signals) {
    this.#link = link
    this.#signals = signals
  }

  async createTable(code: string, record: TableRecord, at: number): Promise<void> {
    const text = JSON.stringify(record)
    const { rows, repeated } = await this.#ask('createTable', [code, text, at])
    if (rows.length === 1) return
    if (repeated) {
      const [stored] = (await this.#ask<TableRow>('table', [code])).rows
      if (stored?.version === 0 && stored.record === text && Number(stored.at) === at) return
    }
    throw new Conflict()
  }

  async changeTable(code: string, version: number, record: TableRecord): Promise<void> {
    const text = JSON.stringify(record)
    const { rows, repeated } = await this.#ask('changeTable', [code, version, text, this.#wakes(code)])
    if (rows.length === 1) return
    if (repeated) {
      const [stored] = (await this.#ask<TableRow>('table', [code])).rows
      if (stored?.version === version + 1 && stored.record === text) return
    }
    throw new Conflict()
  }

  async table(code: string): Promise<StoredTable | null> {
    const [row] = (await this.#ask<TableRow>('table', [code])).rows
    if (!row) return null
    return { record: JSON.parse(row.record), version: row.version, entries: row.entries, at: Number(row.at) }
  }

  async deleteTable(code: string): Promise<void> {
    await this.#ask('deleteTable', [code, this.#wakes(code)])
  }

  async size(): Promise<number> {
    const [row] = (await this.#ask<{ bytes: string }>('size', [])).rows
    return Number(row?.bytes)
  }

  async codes(after: string, limit: number): Promise<string[]> {
    const { rows } = await this.#ask<{ code: string }>('codes', [after, limit])
    return rows.map(({ code }) => code)
  }

  append(game: string, seq: number, entries: readonly Entry[]): Promise<void> {
    const texts = entries.map(entry => JSON.stringify(entry))
    return new Promise((done, failed) => {
      this.#waiting.push({ game, seq, entries: texts, done, failed })
      this.#committing ??= this.#commitWaiting()
    })
  }

  async read(game: string, from: number): Promise<Entry[]> {
    return (await this.#entries(game, from)).map((entry): Entry => JSON.parse(entry))
  }

  async keepSnapshot(game: string, { seq, events, state }: Snapshot): Promise<void> {
    const { rows } = await this.#ask('keepSnapshot', [game, seq, events, JSON.stringify(state ?? null)])
    if (rows.length === 0) throw new Conflict()
  }

  async snapshot(game: string): Promise<Snapshot | null> {
    const [row] = (await this.#ask<{ seq: number; events: number; state: string }>('snapshot', [game])).rows
    return row ? { ...row, state: JSON.parse(row.state) } : null
  }

  say(code: string, entry: TalkEntry): Promise<number> {
    return this.#number('say', 'marked', code, entry, this.#wakes(code))
  }

  /** Adds an entry to a stream of the table, under the next number. */
  async #number(
    insert: 'say' | 'whisper',
    find: 'marked' | 'whisperMarked',
    code: string,
    entry: TalkEntry | Whispered,
    wakes: string,
  ): Promise<number> {
    const mark = randomUUID()
    const values = [code, JSON.stringify(entry), mark, wakes]
    for (;;) {
      const [kept] = (await this.#ask<{ number: number }>(insert, values)).rows
      if (kept) return kept.number
      // Another process took the number, or it was kept before the connection was lost, or there is no table.
      const [table] = (await this.#ask<{ number: number | null }>(find, [code, mark])).rows
      if (!table) throw new Conflict()
      if (table.number !== null) return table.number
    }
  }

  async said(code: string, from: number): Promise<TalkEntry[]> {
    const { rows } = await this.#ask<{ entry: string }>('said', [code, from])
    return rows.map(({ entry }): TalkEntry => JSON.parse(entry))
  }

  async whisper(code: string, entry: Whispered): Promise<void> {
    await this.#number('whisper', 'whisperMarked', code, entry, `${this.#signals.tag}whisper:${code}`)
  }

  async whispers(code: string, from: number): Promise<Whispered[]> {
    const { rows } = await this.#ask<{ entry: string }>('whispers', [code, from])
    return rows.map(({ entry }): Whispered => JSON.parse(entry))
  }

  async schedule({ key, due, data }: Job): Promise<void> {
    await this.#ask('schedule', [key, due, JSON.stringify(data ?? null)])
  }

  async unschedule(key: string): Promise<void> {
    await this.#ask('unschedule', [key])
  }

  async takeDue(now: number, lease: number, limit: number): Promise<Job[]> {
    const { rows } = await this.#ask<JobRow>('takeDue', [now, now + lease, limit])
    return rows.map(job)
  }

  async keepRules(hash: string, source: string): Promise<void> {
    await this.#ask('keepRules', [hash, source])
  }

  async rules(hash: string): Promise<string | null> {
    const [row] = (await this.#ask<{ source: string }>('rules', [hash])).rows
    return row?.source ?? null
  }

  async keepReport(report: Report): Promise<void> {
    const text = JSON.stringify(report)
    const { rows, repeated } = await this.#ask('keepReport', [report.number, text])
    if (rows.length === 1) return
    if (repeated && (await this.#reportText(report.number)) === text) return
    throw new Conflict()
  }

  async report(number: string): Promise<Report | null> {
    const text = await this.#reportText(number)
    return text === null ? null : JSON.parse(text)
  }

  listen(heard: (signal: string | null) => void): void {
    this.#signals.listen(heard)
  }

  async signal(signal: string): Promise<void> {
    await this.#ask('signal', [this.#signals.tag + signal])
  }

  async close(): Promise<void> {
    await this.#committing
    await Promise.all([this.#link.end(), this.#signals.end()])
  }

  async *everything(): AsyncGenerator<Kept> {
    const { client, end } = await this.#link.alone()
    try {
      yield* everythingIn(client)
    } catch (error) {
      throw storageError(error)
    } finally {
      end()
    }
  }

  async fill(everything: AsyncIterable<Kept>): Promise<void> {
    const { client, end } = await this.#link.alone()
    try {
      await fillWith(client, everything)
    } catch (error) {
      throw error instanceof DatabaseError ? storageError(error) : error
    } finally {
      end()
    }
  }

  #ask<Row extends QueryResultRow>(name: keyof typeof SQL, values: unknown[]): Promise<Answer<Row>> {
    return this.#link.ask<Row>({ name, text: SQL[name] }, values)
  }

  /** The signal that other processes get when this table changes. */
  #wakes(code: string): string {
    return `${this.#signals.tag}table:${code}`
  }

  async #entries(game: string, from: number): Promise<string[]> {
    const { rows } = await this.#ask<{ entry: string }>('read', [game, from])
    return rows.map(({ entry }) => entry)
  }

  async #reportText(number: string): Promise<string | null> {
    const [row] = (await this.#ask<{ report: string }>('report', [number])).rows
    return row?.report ?? null
  }

  async #commitWaiting(): Promise<void> {
    // Appends of one turn of the event loop go together.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) await this.#commit(this.#nextBatch())
    this.#committing = null
  }

  /** At most one append of each game, because a statement does not see its own rows. */
  #nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const one of this.#waiting) {
      if (batch.size < TOGETHER && !batch.has(one.game)) batch.set(one.game, one)
      else later.push(one)
    }
    this.#waiting = later
    return [...batch.values()]
  }

  async #commit(batch: Waiting[]): Promise<void> {
    const begun = performance.now()
    try {
      const { rows, repeated } = await this.#ask<{ game: string }>('append', appended(batch, this.#wakes('')))
      this.onCommit?.(batch.length, (performance.now() - begun) / 1000)
      const written = new Set(rows.map(({ game }) => game))
      for (const one of batch) if (written.has(one.game)) one.done()
      for (const one of batch.filter(({ game }) => !written.has(game))) {
        if (repeated && (await this.#isThere(one))) one.done()
        else one.failed(new Conflict())
      }
    } catch (error) {
      // This has no effect on appends that were answered already.
      for (const one of batch) one.failed(storageError(error))
    }
  }

  async #isThere({ game, seq, entries }: Waiting): Promise<boolean> {
    const stored = await this.#entries(game, seq)
    return entries.every((entry, i) => stored[i] === entry)
  }
}

function appended(batch: Waiting[], wakes: string): unknown[] {
  const further = batch.flatMap(({ game, seq, entries }) =>
    entries.slice(1).map((entry, i) => ({ game, seq: seq + 1 + i, entry })),
  )
  return [
    batch.map(one => one.game),
    batch.map(one => one.seq),
    batch.map(one => one.entries[0]),
    further.map(one => one.game),
    further.map(one => one.seq),
    further.map(one => one.entry),
    wakes,
  ]
}

/**
 * Opens the database and creates or upgrades its schema, one process at a time. Throws StorageError when the database
 * cannot be reached or used.
 */
export async function openPostgres(url: string, trouble: Trouble = complain): Promise<PostgresStore> {
  return opened(url, trouble, upgrade)
}

/** Opens a database for reading only: a missing or older schema is refused and left as it is. */
export async function openPostgresAsItIs(url: string, trouble: Trouble = complain): Promise<PostgresStore> {
  return opened(url, trouble, expectCurrent)
}

async function opened(url: string, trouble: Trouble, prepare: (client: ClientBase) => Promise<void>) {
  const link = new PostgresPool(url)
  const signals = new Signals(url, trouble)
  try {
    // The database may still be starting.
    await link.ask({ name: 'awake', text: 'SELECT 1' }, [])
    const { client, end } = await link.alone()
    try {
      await prepare(client)
    } finally {
      end()
    }
    await signals.connect()
    return new PostgresStore(link, signals)
  } catch (error) {
    await Promise.all([link.end(), signals.end()])
    const { reason, message } = storageError(error)
    throw new StorageError(reason, `The database ${withoutSecrets(url)} cannot be used: ${message}.`, { cause: error })
  }
}

function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return 'of DATABASE_URL (which is no URL)'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
