/** The tables in this process's memory. Work for a table is done one thing at a time, in the order it arrived. */
import { idle, type LoadedTable, newLoadedTable, stopTimers } from './loadedTable.ts'
import { inputRefusal, RefusedError } from './refusal.ts'
import { StorageError } from './store.ts'
import { Table, type TableServices } from './table.ts'
import { isTurnLong, yieldTurn } from './timeSlices.ts'

const LINGER = 30_000

export interface QueueOptions {
  services: TableServices
  /** Milliseconds that a table stays in memory after the last client has left. */
  linger: number | undefined
  /** Called for every table that is new in memory, once it is known to exist. */
  entered: (code: string) => void
  /** Called after any work that left a table unsure of what is stored. */
  unsure: (live: LoadedTable) => void
}

export class Queue {
  /** True once no bot plays on and no job is taken. */
  closed = false
  readonly #options: QueueOptions
  readonly #live = new Map<string, LoadedTable>()
  /** Work that belongs to no table in memory, and must finish before the end. */
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(options: QueueOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#live.size
  }
  get(code: string): LoadedTable | undefined {
    return this.#live.get(code)
  }
  all(): IterableIterator<LoadedTable> {
    return this.#live.values()
  }

  /** Resolves when everything asked so far is done. */
  async close(): Promise<void> {
    this.closed = true
    for (const live of this.#live.values()) stopTimers(live)
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
    await Promise.all([...this.#live.values()].map(({ last }) => last))
  }

  track(work: Promise<unknown>): void {
    this.#underWay.add(work)
    void work.finally(() => this.#underWay.delete(work))
  }

  /** Queues work that nobody waits for: errors are logged. */
  later(trouble: string, code: string, work: (live: LoadedTable) => Promise<void>): void {
    this.inTurn(code, work).catch(error => this.trouble(trouble, code, error))
  }

  /** Queues work for a table. A table is forgotten some time after nothing waits and nobody is connected. */
  inTurn<T>(code: string, work: (live: LoadedTable) => Promise<T>): Promise<T> {
    const live = this.#live.get(code) ?? this.#enter(code)
    live.waiting++
    if (live.leaving) clearTimeout(live.leaving)
    live.leaving = null
    const result = this.#turn(live, live.last, work)
    live.last = result.catch(() => {})
    return result
  }

  async #turn<T>(live: LoadedTable, before: Promise<unknown>, work: (live: LoadedTable) => Promise<T>): Promise<T> {
    await before
    if (isTurnLong()) await yieldTurn()
    try {
      return await work(live)
    } catch (error) {
      if (error instanceof StorageError) live.table.unsure = true
      throw error
    } finally {
      live.waiting--
      if (live.table.isFound && !live.isEntered) this.#options.entered(live.table.code)
      live.isEntered ||= live.table.isFound
      if (live.table.unsure) this.#options.unsure(live)
      this.#leaveSoon(live)
    }
  }

  trouble(what: string, code: string, error: unknown): void {
    // A refusal here means that somebody else was faster.
    if (error instanceof RefusedError || inputRefusal(error)) return
    this.#options.services.log.error(what, code ? { table: code } : {}, error)
  }

  #enter(code: string): LoadedTable {
    const live = newLoadedTable(new Table(code, this.#options.services))
    this.#live.set(code, live)
    return live
  }

  #leaveSoon(live: LoadedTable): void {
    const { table } = live
    if (this.closed || live.waiting > 0 || table.clients.size > 0 || live.bots || live.retry) return
    const leave = () => {
      this.#live.delete(table.code)
      const frozen = table.game
        ?.freeze()
        .catch(error => this.trouble('a snapshot could not be kept', table.code, error))
      if (frozen) this.track(frozen)
    }
    // Without a game nothing is worth keeping in memory; often not even the table exists.
    if (table.game) live.leaving = idle(setTimeout(leave, this.#options.linger ?? LINGER))
    else leave()
  }
}
