/** A table in memory, and the work that this process has under way for it. */
import type { Seat } from '@coldwake/rules'
import type { Table } from './table.ts'

export type Timer = ReturnType<typeof setTimeout>

/** Lets the process end while this timer waits. Browsers have no such thing. */
export function idle(timer: Timer): Timer {
  const known: unknown = timer
  if (typeof known === 'object' && known !== null && 'unref' in known && typeof known.unref === 'function')
    known.unref()
  return timer
}

export interface BotsTurn {
  timer: Timer
  ours: boolean
  /** They are thinking already. */
  asked: boolean
  /** Says when nobody waits for their answers any more. */
  left: AbortController
  /** Whether they wait until people have seen what happened; `over`: they have waited for that long enough. */
  forPeople: 'no' | 'waits' | 'over'
}

export interface LoadedTable {
  readonly table: Table
  /** Other processes have been asked which seats are connected there. */
  isEntered: boolean
  /** Resolves when everything asked so far is done. */
  last: Promise<unknown>
  waiting: number
  refreshing: boolean
  /** The bots that are about to play or think, and whether this process plays them. */
  bots: BotsTurn | null
  /** How many events there were when bots last began to wait. */
  eventsWaitedFor: number
  /** A job would go on with the bots if this process ended. */
  botJob: boolean
  /** When the clock runs out, as the last job or its end left it. */
  clock: number | null
  /** When onlookers who are behind hear more. */
  pastDue: number | null
  retry: Timer | null
  leaving: Timer | null
  /** The question that people were last called to, and the seats that this process called. */
  question: number | null
  called: Set<Seat>
}

export const newLoadedTable = (table: Table): LoadedTable => ({
  table,
  isEntered: false,
  last: Promise.resolve(),
  waiting: 0,
  refreshing: false,
  bots: null,
  eventsWaitedFor: 0,
  botJob: false,
  clock: null,
  pastDue: null,
  retry: null,
  leaving: null,
  question: null,
  called: new Set(),
})

/** Stops the bots. An answer that they are thinking of is dropped. */
export function stopBots(live: LoadedTable): void {
  clearTimeout(live.bots?.timer)
  live.bots?.left.abort()
  live.bots = null
}

export function stopTimers(live: LoadedTable): void {
  stopBots(live)
  for (const timer of [live.retry, live.leaving]) if (timer) clearTimeout(timer)
  live.retry = null
  live.leaving = null
}
