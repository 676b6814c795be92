/** A store that keeps nothing beyond the worker's life: practice tables are begun again, not taken up. */
import {
  Conflict,
  type Entry,
  type Job,
  type Report,
  type Snapshot,
  type Store,
  type StoredTable,
  type TableRecord,
  type TalkEntry,
} from '@coldwake/host'
import type { Whispered } from '@coldwake/wire'

interface Kept {
  table: StoredTable
  log: Entry[]
  talk: TalkEntry[]
  whispers: Whispered[]
  snapshot: Snapshot | null
}

export class MemoryStore implements Store {
  onCommit: Store['onCommit'] = null
  readonly #tables = new Map<string, Kept>()
  readonly #jobs = new Map<string, Job>()
  readonly #rules = new Map<string, string>()
  readonly #reports = new Map<string, Report>()

  #at(code: string): Kept {
    const kept = this.#tables.get(code)
    if (!kept) throw new Conflict(code)
    return kept
  }

  async createTable(code: string, record: TableRecord, at: number): Promise<void> {
    if (this.#tables.has(code)) throw new Conflict(code)
    const table = { record, version: 0, entries: 0, at }
    this.#tables.set(code, { table, log: [], talk: [], whispers: [], snapshot: null })
  }

  async changeTable(code: string, version: number, record: TableRecord): Promise<void> {
    const kept = this.#at(code)
    if (kept.table.version !== version) throw new Conflict(code)
    kept.table = { ...kept.table, record, version: version + 1 }
  }

  async table(code: string): Promise<StoredTable | null> {
    return this.#tables.get(code)?.table ?? null
  }

  async deleteTable(code: string): Promise<void> {
    this.#tables.delete(code)
    for (const key of this.#jobs.keys()) if (key.split('/')[1] === code) this.#jobs.delete(key)
    for (const { number, code: of } of this.#reports.values()) if (of === code) this.#reports.delete(number)
  }

  async codes(after: string, limit: number): Promise<string[]> {
    return [...this.#tables.keys()]
      .filter(code => code > after)
      .sort()
      .slice(0, limit)
  }

  async append(game: string, seq: number, entries: readonly Entry[]): Promise<void> {
    const kept = this.#at(game)
    if (kept.log.length !== seq) throw new Conflict(game)
    kept.log.push(...entries)
    kept.table = { ...kept.table, entries: kept.log.length }
  }

  async read(game: string, from: number): Promise<Entry[]> {
    return this.#tables.get(game)?.log.slice(from) ?? []
  }

  async keepSnapshot(game: string, snapshot: Snapshot): Promise<void> {
    const kept = this.#at(game)
    if (!kept.snapshot || kept.snapshot.seq <= snapshot.seq) kept.snapshot = snapshot
  }

  async snapshot(game: string): Promise<Snapshot | null> {
    return this.#tables.get(game)?.snapshot ?? null
  }

  async say(code: string, entry: TalkEntry): Promise<number> {
    return this.#at(code).talk.push(entry) - 1
  }

  async said(code: string, from: number): Promise<TalkEntry[]> {
    return this.#tables.get(code)?.talk.slice(from) ?? []
  }

  async whisper(code: string, entry: Whispered): Promise<void> {
    this.#at(code).whispers.push(entry)
  }

  async whispers(code: string, from: number): Promise<Whispered[]> {
    return this.#tables.get(code)?.whispers.slice(from) ?? []
  }

  async schedule(job: Job): Promise<void> {
    this.#jobs.set(job.key, job)
  }

  async unschedule(key: string): Promise<void> {
    this.#jobs.delete(key)
  }

  async takeDue(now: number, lease: number, limit: number): Promise<Job[]> {
    const due = [...this.#jobs.values()].filter(job => job.due <= now).slice(0, limit)
    for (const job of due) this.#jobs.set(job.key, { ...job, due: now + lease })
    return due
  }

  async keepRules(hash: string, source: string): Promise<void> {
    if (!this.#rules.has(hash)) this.#rules.set(hash, source)
  }

  async rules(hash: string): Promise<string | null> {
    return this.#rules.get(hash) ?? null
  }

  async keepReport(report: Report): Promise<void> {
    if (this.#reports.has(report.number)) throw new Conflict(report.number)
    this.#reports.set(report.number, report)
  }

  async report(number: string): Promise<Report | null> {
    return this.#reports.get(number) ?? null
  }

  /** There is no other process over the same data. */
  listen(): void {}

  async signal(): Promise<void> {}

  async size(): Promise<number> {
    return 0
  }

  async close(): Promise<void> {}
}
