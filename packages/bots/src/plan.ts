/** A plan is how a game's officers see a moment: their goals, and the worth of things to them here and now. */
import type { Decision, Effect, Name, ObjectName, Option } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import type { Goal } from './consideration.ts'
import type { Mind } from './mind.ts'

export interface Plan {
  /** The goals of this game's considerations. */
  goals: readonly Goal[]
  /** Room → how well it may still end for somebody who is there, besides what goals say. */
  standing?: (room: number) => number
  /** The worth of everything, besides goals, that an intruder here keeps me from. */
  barred?: () => number
  /** True in the last round, after which nothing counts but where I am. */
  last: boolean
  /** How much it counts now to be nearer to a goal: the longer the ways, the more is lost by waiting. */
  haste: number
  /** How much I want to know what lies in a room that nobody has explored. */
  unknown: number
  /** The worth of an effect to me; null where this game knows nothing of its own about it. */
  effect: (mind: Mind, effect: Effect) => number | null
  /** The worth of an answer that only this game asks for; null for others. */
  answer: (mind: Mind, option: Option) => number | null
  /** The worth of having an item. */
  item: (item: Name) => number
  object: (mind: Mind, object: ObjectName) => number
  /** How likely it is that I meet an objective. */
  objective: (card: Name) => number
  /** Where all win together: what is mine to do. */
  deeds?: readonly Deed[]
  /** True where everybody must be kept from destroying everything, which one of the objectives asks for. */
  torn?: boolean
  /** For a seat that does not play for a character of its own: what each option is worth. */
  worths?: (decision: Decision) => number[]
}
