/** The manifest of the first watches: one coached game of each game that has one. */
import type { Ui } from '@coldwake/text'
import type { WatchScript } from '../../learn/watch/watchScript.ts'
import type { Game } from '../covers/index.ts'

/** What the coach says in one game. */
export interface WatchWords {
  title: string
  steps: Readonly<Record<string, string>>
  answers: Readonly<Record<string, string>>
  know: Readonly<Record<string, string>>
  toMeet: string
  won: string
  livedAndLost: string
}

export interface GameWatch {
  script: WatchScript
  /** The situation, as the worker reads it. */
  scenario: unknown
}

interface Watched {
  load: () => Promise<GameWatch>
  words: (t: Ui<'watch'>) => WatchWords
}

export const WATCHES = {
  nemesis: { load: async () => (await import('../nemesis/watch/index.ts')).watch, words: t => t.watch.nemesis },
  lockdown: { load: async () => (await import('../lockdown/watch/index.ts')).watch, words: t => t.watch.lockdown },
} as const satisfies Partial<Record<Game, Watched>>

export type WatchedGame = keyof typeof WATCHES
export const isWatched = (game: string): game is WatchedGame => Object.hasOwn(WATCHES, game)
export const watchOf = (game: WatchedGame): Watched => WATCHES[game]
