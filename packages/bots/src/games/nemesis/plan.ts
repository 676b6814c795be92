/** The plan of an officer on the ship. */

import { chanceOf } from '../../objectives.ts'
import type { Plan } from '../../plan.ts'
import { itemCalled } from '../../printed.ts'
import type { Sight } from '../../sight.ts'
import { unknownWorth } from './considerations/exploring.ts'
import { considered } from './considerations/index.ts'
import { huntWorths, playsIntruders } from './intruderPlayer/answers.ts'
import { readingOf } from './reading.ts'

export function nemesisPlan(sight: Sight): Plan {
  const reading = readingOf(sight)
  const { weights } = reading
  const plan: Plan = {
    deeds: reading.crew?.deeds ?? [],
    torn: reading.crew?.torn ?? false,
    goals: considered.goals(reading),
    last: reading.rounds <= 1,
    haste: weights.haste,
    unknown: unknownWorth(reading),
    effect: (mind, effect) => considered.effect(mind, effect, reading),
    answer: (mind, option) => considered.answer(mind, option, reading),
    object: (mind, object) => considered.object(mind, object, reading) ?? 0,
    item(card) {
      const item = itemCalled(sight, card)
      const worth = weights.items[card] ?? (item?.weapon ? weights.things.weapon : item ? weights.things.item : 0)
      return reading.hoards && item ? worth + weights.objective.hoardItem : worth
    },
    objective: card => chanceOf(sight, card, reading.own),
  }
  return playsIntruders(sight) ? { ...plan, worths: decision => huntWorths(sight, decision) } : plan
}
