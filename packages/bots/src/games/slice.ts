/** A slice is everything that a game adds to its bots. `games/index.ts` lists the slices. */
import type { Board, Choice, Facts, Predicate, Seat, TableView } from '@coldwake/rules/facts'
import type { Whisper } from '@coldwake/wire'
import type { Scene } from '../bot.ts'
import type { Plan } from '../plan.ts'
import type { Sight, Surroundings } from '../sight.ts'
import type { Traits } from '../value/trait.ts'
import type { Weights } from '../weights.ts'
import type { FacilityPredicate } from './lockdown/errands.ts'
import type { ShipPredicate } from './nemesis/errands.ts'

/** Predicates for which the games have errands of their own. */
export type GamePredicate = ShipPredicate | FacilityPredicate

/** How somebody moves: with a noise roll, with a noise marker of their choice, or without a sound. */
export type Tread = 'roll' | 'mark' | 'silent'

export interface GameSlice {
  weights: Weights
  surroundings: (table: TableView, facts: Facts, board: Board) => Surroundings
  plan: (sight: Sight) => Plan
  /** What only this game has that an outlook is made of. */
  traits: (sight: Sight) => Traits
  /** Moves that only this game has. */
  treads: Readonly<Partial<Record<Choice['do'], Tread>>>
  /** True where this predicate, which only this game has, asks for the death of a seat. */
  condemns: (table: TableView, predicate: Predicate, whom: Seat) => boolean
  /** Predicates of this game that do others harm, so that nobody speaks of them. */
  grim: readonly Predicate['is'][]
  /** Private words that a bot passes on now. */
  whispers: (sight: Sight, scene: Scene) => Whisper[]
}
