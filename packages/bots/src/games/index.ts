/** The manifest of games: the only file of this package that lists them. */
import type { GameId, TableView } from '@coldwake/rules/facts'
import { lockdown } from './lockdown/slice.ts'
import { lockdownTopics } from './lockdown/topics.ts'
import { nemesis } from './nemesis/slice.ts'
import { nemesisTopics } from './nemesis/topics.ts'
import type { GameSlice } from './slice.ts'

const SLICES = { nemesis, lockdown } satisfies Record<GameId, GameSlice>
const slices: Readonly<Record<string, GameSlice>> = SLICES

/** Null for a game of which bots know nothing. */
export const sliceOf = (game: string): GameSlice | null => (Object.hasOwn(slices, game) ? (slices[game] ?? null) : null)

/** The topics of all games: talk does not depend on the game that is played. */
export const GAME_TOPICS = [nemesisTopics, lockdownTopics] as const

export const gameAims = { ...nemesisTopics.aims, ...lockdownTopics.aims }

/** The things of all games that everybody can see and somebody may change to the harm of others. */
export const traceOf = (table: TableView) => ({ ...nemesisTopics.trace(table), ...lockdownTopics.trace(table) })
export type GameTrace = ReturnType<typeof traceOf>
