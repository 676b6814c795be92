/**
 * What this browser uses of the page: its service worker keeps that first. Only types: a worker that had a script in
 * common with the page would have to import it.
 */

/** A built file; `lang` and `game` where only that language or that game needs it. */
export interface BuiltFile {
  file: string
  lang?: string
  game?: string
}

export interface InUse {
  lang: string
  /** Null until a table has been opened here. */
  game: string | null
}

/** Under this address the page leaves a note of it, in a cache of this name. */
export type InUseAddress = '/in-use'

/** Said to the worker where nobody pays for what it fetches. */
export type KeepTheRest = 'keep the rest'
