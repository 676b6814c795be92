/** The faces of pieces that only Nemesis has. */
import type { Effect, Name } from '../../core/types.ts'
import type { Destination } from './sets.ts'

declare module '../../core/content.ts' {
  interface FaceTypes {
    coordinates: { coordinates: CoordinatesCard }
    engine: { engine: number; works: boolean }
    intruderAction: { command: IntruderAction }
  }
  interface Box {
    coordinates?: readonly CoordinatesCard[]
    /** How many engines there are. */
    engines?: number
    intruderActions?: readonly IntruderAction[]
  }
}

export interface CoordinatesCard {
  id: Name
  /** Destinations of the spaces A to D. */
  to: readonly [Destination, Destination, Destination, Destination]
}

/** A card of the Intruder player. NEM-MODE-INTRUDER-09 */
export interface IntruderAction {
  id: Name
  /** Number of the corridor an intruder takes; null: any. */
  way: number | null
  /** How many attack cards are looked at, of which one is resolved. */
  attacks: number
  effect: readonly Effect[]
}

/** Their fields on a piece of another kind. */
export const nemesisFaces = { coordinates: null, engine: 0, works: false, command: null }

/** The kinds of these pieces. */
export const NEMESIS_KINDS = ['coordinates', 'engine', 'intruderAction'] as const

/** The back of the Intruder player's cards. */
export const INTRUDER_ACTION = 'intruderAction'
/** How many of them are drawn for a round, and how many are ever in hand. NEM-MODE-INTRUDER-05, NEM-RULING-152 */
export const INTRUDER_HAND = { drawn: 3, most: 4 }
