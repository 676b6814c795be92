/** The manifest of what other packages import of each game besides its facts: closed sets, and types of views and pieces. */
import { REACTION_ASKS } from '../core/sets.ts'
import type { Ask } from '../core/types.ts'
import { LOCKDOWN_REACTION_ASKS } from './lockdown/sets.ts'

export type { CargoToken, ComputerCard, ContingencyToken, SurfaceCard } from './lockdown/faces.ts'
export * from './lockdown/sets.ts'
export type * from './lockdown/viewTypes.ts'
export { type CoordinatesCard, INTRUDER_HAND, type IntruderAction } from './nemesis/faces.ts'
export * from './nemesis/sets.ts'
export type * from './nemesis/viewTypes.ts'

const REACTIONS: ReadonlySet<Ask> = new Set<Ask>([...REACTION_ASKS, ...LOCKDOWN_REACTION_ASKS])
/** Is this asked of whoever may react to something, of all of them at once and in secret? */
export const isReaction = (ask: Ask): boolean => REACTIONS.has(ask)
