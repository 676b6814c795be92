/**
 * What this browser keeps of its own tables, in IndexedDB. Its transactions make the conditional writes of the contract:
 * two tabs are two processes over the same data, and hear of each other over a channel.
 */
import {
  Conflict,
  type Entry,
  type Job,
  type Report,
  type Snapshot,
  StorageError,
  type Store,
  type StoredTable,
  type TableRecord,
  type TalkEntry,
} from '@coldwake/host'
import type { Whispered } from '@coldwake/wire'

const NAME = 'coldwake'
const VERSION = 2
const PLACES = ['tables', 'log', 'talk', 'whispers', 'snapshots', 'jobs', 'rules', 'reports'] as const
type Place = (typeof PLACES)[number]
type Places<P extends Place> = Record<P, IDBObjectStore>

/** Logs, talk and private words are kept by table and number. */
const from = (code: string, number: number): IDBKeyRange => IDBKeyRange.bound([code, number], [code, []])

export async function openBrowserStore(): Promise<BrowserStore> {
  try {
    const opening = indexedDB.open(NAME, VERSION)
    opening.onupgradeneeded = () => {
      // An older version of the database has some of them already.
      const isNew = !opening.result.objectStoreNames.contains('jobs')
      for (const place of PLACES)
        if (!opening.result.objectStoreNames.contains(place)) opening.result.createObjectStore(place)
      if (isNew) opening.transaction?.objectStore('jobs').createIndex('due', 'due')
    }
    return new BrowserStore(await answerTo(opening))
  } catch (error) {
    throw storageError(error)
  }
}

export class BrowserStore implements Store {
  onCommit: Store['onCommit'] = null
  readonly #db: IDBDatabase
  readonly #channel = new BroadcastChannel(NAME)
  #closed = false

  constructor(db: IDBDatabase) {
    this.#db = db
    // A later release wants to change the format: it comes first, and this page has to be loaded again.
    db.onversionchange = () => void this.close()
  }

  // ---------------------------------------------------------------- tables

  createTable(code: string, record: TableRecord, at: number): Promise<void> {
    return this.#write(['tables'], async ({ tables }) => {
      if (await answerTo(tables.getKey(code))) throw new Conflict(code)
      tables.add({ record, version: 0, entries: 0, at } satisfies StoredTable, code)
    })
  }

  async changeTable(code: string, version: number, record: TableRecord): Promise<void> {
    await this.#write(['tables'], async ({ tables }) => {
      const table = await tableIn(tables, code)
      if (table?.version !== version) throw new Conflict(code)
      tables.put({ ...table, record, version: version + 1 } satisfies StoredTable, code)
    })
    this.#tell(code)
  }

  table(code: string): Promise<StoredTable | null> {
    return this.#read(['tables'], ({ tables }) => tableIn(tables, code))
  }

  async codes(after: string, limit: number): Promise<string[]> {
    const keys = await this.#read(['tables'], ({ tables }) =>
      answerTo(tables.getAllKeys(IDBKeyRange.lowerBound(after, true), limit)),
    )
    return keys.map(String)
  }

  /** Nothing of it is left. */
  async deleteTable(code: string): Promise<void> {
    await this.#write(
      ['tables', 'log', 'talk', 'whispers', 'snapshots', 'jobs', 'reports'],
      async ({ tables, log, talk, whispers, snapshots, jobs, reports }) => {
        tables.delete(code)
        snapshots.delete(code)
        log.delete(from(code, 0))
        talk.delete(from(code, 0))
        whispers.delete(from(code, 0))
        for (const key of await answerTo(jobs.getAllKeys())) if (String(key).split('/')[1] === code) jobs.delete(key)
        // Somebody's secrets are in them.
        for (const report of await answerTo<Report[]>(reports.getAll()))
          if (report.code === code) reports.delete(report.number)
      },
    )
    this.#tell(code)
  }

  /** The browser itself sees to it that a page does not take too much. */
  async size(): Promise<number> {
    return 0
  }

  // ---------------------------------------------------------------- games

  async append(game: string, seq: number, entries: readonly Entry[]): Promise<void> {
    await this.#write(['tables', 'log'], async ({ tables, log }) => {
      const table = await tableIn(tables, game)
      if (table?.entries !== seq) throw new Conflict(game)
      entries.forEach((entry, i) => log.add(entry, [game, seq + i]))
      tables.put({ ...table, entries: seq + entries.length } satisfies StoredTable, game)
    })
    this.#tell(game)
  }

  read(game: string, first: number): Promise<Entry[]> {
    return this.#read(['log'], ({ log }) => answerTo<Entry[]>(log.getAll(from(game, first))))
  }

  keepSnapshot(game: string, snapshot: Snapshot): Promise<void> {
    return this.#write(['tables', 'snapshots'], async ({ tables, snapshots }) => {
      if (!(await tableIn(tables, game))) throw new Conflict(game)
      const kept = await answerTo<Snapshot | undefined>(snapshots.get(game))
      if (!kept || kept.seq <= snapshot.seq) snapshots.put(snapshot, game)
    })
  }

  async snapshot(game: string): Promise<Snapshot | null> {
    return (await this.#read(['snapshots'], s => answerTo<Snapshot | undefined>(s.snapshots.get(game)))) ?? null
  }

  // ---------------------------------------------------------------- talk

  async say(code: string, entry: TalkEntry): Promise<number> {
    const number = await this.#write(['tables', 'talk'], async ({ tables, talk }) => {
      if (!(await tableIn(tables, code))) throw new Conflict(code)
      const said = await answerTo(talk.count(from(code, 0)))
      talk.add(entry, [code, said])
      return said
    })
    this.#tell(code)
    return number
  }

  said(code: string, first: number): Promise<TalkEntry[]> {
    return this.#read(['talk'], ({ talk }) => answerTo<TalkEntry[]>(talk.getAll(from(code, first))))
  }

  async whisper(code: string, entry: Whispered): Promise<void> {
    await this.#write(['tables', 'whispers'], async ({ tables, whispers }) => {
      if (!(await tableIn(tables, code))) throw new Conflict(code)
      whispers.add(entry, [code, await answerTo(whispers.count(from(code, 0)))])
    })
    if (!this.#closed) this.#channel.postMessage(`whisper:${code}`)
  }

  whispers(code: string, first: number): Promise<Whispered[]> {
    return this.#read(['whispers'], ({ whispers }) => answerTo<Whispered[]>(whispers.getAll(from(code, first))))
  }

  // ---------------------------------------------------------------- jobs

  schedule(job: Job): Promise<void> {
    return this.#write(['jobs'], async ({ jobs }) => void jobs.put(job, job.key))
  }

  unschedule(key: string): Promise<void> {
    return this.#write(['jobs'], async ({ jobs }) => void jobs.delete(key))
  }

  async takeDue(now: number, lease: number, limit: number): Promise<Job[]> {
    const due = IDBKeyRange.upperBound(now)
    // Almost always there is none, and looking is cheaper than writing.
    const some = await this.#read(['jobs'], ({ jobs }) => answerTo(jobs.index('due').count(due)))
    if (some === 0) return []
    return this.#write(['jobs'], async ({ jobs }) => {
      const taken = await answerTo<Job[]>(jobs.index('due').getAll(due, limit))
      for (const job of taken) jobs.put({ ...job, due: now + lease } satisfies Job, job.key)
      return taken
    })
  }

  // ---------------------------------------------------------------- rules and reports

  keepRules(hash: string, source: string): Promise<void> {
    return this.#write(['rules'], async ({ rules }) => {
      if ((await answerTo(rules.getKey(hash))) === undefined) rules.add(source, hash)
    })
  }

  async rules(hash: string): Promise<string | null> {
    return (await this.#read(['rules'], ({ rules }) => answerTo<string | undefined>(rules.get(hash)))) ?? null
  }

  keepReport(report: Report): Promise<void> {
    return this.#write(['reports'], async ({ reports }) => {
      if ((await answerTo(reports.getKey(report.number))) !== undefined) throw new Conflict(report.number)
      reports.add(report, report.number)
    })
  }

  async report(number: string): Promise<Report | null> {
    return (await this.#read(['reports'], s => answerTo<Report | undefined>(s.reports.get(number)))) ?? null
  }

  // ---------------------------------------------------------------- other tabs

  listen(heard: (signal: string | null) => void): void {
    this.#channel.onmessage = ({ data }) => heard(String(data))
  }

  async signal(signal: string): Promise<void> {
    if (this.#closed) throw closed()
    this.#channel.postMessage(signal)
  }

  #tell(code: string): void {
    if (!this.#closed) this.#channel.postMessage(`table:${code}`)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#channel.close()
    // What is under way is finished first.
    this.#db.close()
  }

  // ---------------------------------------------------------------- transactions

  #read<P extends Place, T>(places: P[], work: (places: Places<P>) => Promise<T>): Promise<T> {
    return this.#transact(places, 'readonly', work)
  }

  /** Resolves when it is on the disk; what `work` throws, undoes all of it. */
  #write<P extends Place, T>(places: P[], work: (places: Places<P>) => Promise<T>): Promise<T> {
    return this.#transact(places, 'readwrite', work)
  }

  async #transact<P extends Place, T>(
    places: P[],
    mode: 'readonly' | 'readwrite',
    work: (places: Places<P>) => Promise<T>,
  ): Promise<T> {
    if (this.#closed) throw closed()
    try {
      const transaction = this.#db.transaction(places, mode, { durability: 'strict' })
      const done = endOf(transaction)
      try {
        const stores = Object.fromEntries(places.map(place => [place, transaction.objectStore(place)])) as Places<P>
        const result = await work(stores)
        await done
        return result
      } catch (error) {
        done.catch(() => {})
        undo(transaction)
        throw error
      }
    } catch (error) {
      throw error instanceof Conflict ? error : storageError(error)
    }
  }
}

const tableIn = async (tables: IDBObjectStore, code: string): Promise<StoredTable | null> =>
  (await answerTo<StoredTable | undefined>(tables.get(code))) ?? null

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** What has failed by itself is undone already. */
function undo(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {}
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

const closed = () => new StorageError('failed', 'the browser’s storage was closed')

function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const name = error instanceof Error ? error.name : ''
  return new StorageError(
    name === 'QuotaExceededError' ? 'full' : 'failed',
    `the browser’s storage failed: ${error instanceof Error ? error.message || name : String(error)}`,
    { cause: error },
  )
}
