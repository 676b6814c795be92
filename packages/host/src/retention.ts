/** Removes tables that nobody has used for long, so that nothing is kept forever. */
import type { Editions } from './editions.ts'
import { LiveGame } from './liveGame.ts'
import type { Logger } from './logger.ts'
import type { Store, StoredTable } from './store.ts'
import type { Tables } from './tables.ts'

/** Milliseconds without a move and without a word, after which a table is removed. Infinite: never. */
export interface Retention {
  /** For games that are over, were ended by their host, or never began. */
  finished: number
  /** For games that could still go on. */
  idle: number
}

export interface RetentionOptions {
  tables: Tables
  store: Store
  editions: Editions
  now: () => number
  log: Logger
  keep: Retention
}

/** Tables looked at together. */
const PAGE = 50

/** Checks every table once. Resolves to how many were removed. */
export async function removeOld(options: RetentionOptions): Promise<number> {
  const { store, tables, log } = options
  let removed = 0
  for (let codes = await store.codes('', PAGE); codes.length > 0; codes = await store.codes(codes.at(-1) ?? '', PAGE))
    for (const code of codes)
      try {
        if (!(await isOld(code, options))) continue
        await tables.discard(code, () => store.deleteTable(code))
        removed++
      } catch (error) {
        log.error('an old table could not be removed', { table: code }, error)
      }
  return removed
}

async function isOld(code: string, { store, editions, now, keep }: RetentionOptions): Promise<boolean> {
  const stored = await store.table(code)
  const shortest = Math.min(keep.finished, keep.idle)
  if (!stored || now() - (await lastMove(code, stored, store)) <= shortest) return false
  const words = await store.said(code, 0)
  const quiet = now() - Math.max(await lastMove(code, stored, store), words.at(-1)?.at ?? 0)
  if (quiet > keep.idle) return true
  if (quiet <= keep.finished) return false
  return stored.record.ended || stored.entries === 0 || (await isOver(code, store, editions))
}

async function lastMove(code: string, { at, entries }: StoredTable, store: Store): Promise<number> {
  if (entries === 0) return at
  const [last] = await store.read(code, entries - 1)
  return Math.max(at, last?.at ?? 0)
}

/** Loads the game without `Tables`, so that a table nobody asked for does not stay in memory. */
async function isOver(code: string, store: Store, editions: Editions): Promise<boolean> {
  const game = await LiveGame.load(store, editions, code)
  return game !== null && game.state.over !== null
}
