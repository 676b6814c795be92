/** A view becomes a mind: what is seen, what is wanted, and what it is good to be where. */
import { type Decision, inBox, type Option, type View } from '@coldwake/rules/facts'
import { weigh } from './asks.ts'
import type { Mind } from './effects.ts'
import { nemesisPlan } from './nemesis.ts'
import { type Plan, prospects } from './plan.ts'
import { type Sight, see } from './sight.ts'

/** What each game's officers know. */
const plans: Readonly<Record<string, (s: Sight) => Plan>> = { nemesis: nemesisPlan }

/** What each option is worth; null where nothing is known of the game, or nobody sits there. */
export function worths(view: View, decision: Decision): number[] | null {
  const s = see(view)
  const { game } = inBox(view.table.game)
  const planned = Object.hasOwn(plans, game) ? plans[game] : undefined
  if (!s || !planned) return null
  const plan = planned(s)
  const mind: Mind = { s, plan, prospects: prospects(s, plan.goals) }
  return decision.options.map((option: Option) => weigh(mind, decision, option))
}
