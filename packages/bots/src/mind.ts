/** A view becomes a mind: what is seen, what is wanted, and what it is good to be where. */
import { type Decision, inBox, type Option, type View } from '@coldwake/rules/facts'
import { weigh } from './asks.ts'
import type { Memory } from './bot.ts'
import type { Mind } from './effects.ts'
import { lockdownPlan } from './lockdown.ts'
import { nemesisPlan } from './nemesis.ts'
import { type Plan, prospects } from './plan.ts'
import { itemCalled, type Sight, see, tileAt } from './sight.ts'

/** What each game's officers know. */
const plans: Readonly<Record<string, (s: Sight) => Plan>> = { nemesis: nemesisPlan, lockdown: lockdownPlan }

/** What each option is worth; null where nothing is known of the game, or nobody sits there. */
export function worths(view: View, decision: Decision, memory: Memory): number[] | null {
  const s = see(view, memory)
  const { game } = inBox(view.table.game)
  const planned = Object.hasOwn(plans, game) ? plans[game] : undefined
  if (!s || !planned) return null
  const plan = planned(s)
  const mind: Mind = { s, plan, prospects: prospects(s, plan.goals) }
  return decision.options.map((option: Option) => weigh(mind, decision, option))
}

/** What there is to remember of an answer about to be given. */
export function remembered(look: () => View, option: Option, memory: Memory): Memory {
  if (option.do !== 'roomAction' && option.do !== 'use') return memory
  const s = see(look(), memory)
  const effects = s && (option.do === 'use' ? itemCalled(s, option.card)?.effect : tileAt(s, s.here)?.action)
  const scans = effects?.some(effect => effect.fx === 'scan' && effect.zone === 'everywhere')
  return s && scans ? { ...memory, clean: s.my.contamination } : memory
}
