/** The outlook of a seat: how likely it is to survive and to win, from its own view and from nothing else. */
import { isAboard, type View } from '@coldwake/rules/facts'
import type { Memory } from '../bot.ts'
import { mindOf } from '../mind.ts'
import { chanceOn, type Model, type Outlook } from './model.ts'
import type { Traits } from './trait.ts'
import { traitsOf } from './traits.ts'

/** A moment in numbers, and the case it belongs to: cases are learned each by itself. */
export interface Standing {
  case: string
  traits: Traits
}

/** Null where nothing is known of the game, or nobody sits there. */
export function standingOf(view: View, memory: Memory): Standing | null {
  const mind = mindOf(view, memory)
  if (!mind) return null
  const { table, my } = mind.sight
  return {
    case: `${table.mode}/${isAboard(my) ? 'aboard' : my.fate === 'dead' ? 'dead' : 'away'}`,
    traits: traitsOf(mind),
  }
}

/** Null where the model knows nothing of the case. Where each plays for themselves the dead have lost. */
export function outlookOf({ cases }: Model, standing: Standing): Outlook | null {
  const pair = cases[standing.case]
  if (!pair) return null
  const values = Object.values(standing.traits)
  return { survive: chanceOn(pair.survive, values), win: chanceOn(pair.win, values) }
}
