/** The plan of an officer in the facility: the best journey to a shelter, and everything that makes it better. */
import { chanceOf } from '../../objectives.ts'
import type { Plan } from '../../plan.ts'
import { itemCalled } from '../../printed.ts'
import type { Sight } from '../../sight.ts'
import { unknownWorth } from './considerations/exploring.ts'
import { considered } from './considerations/index.ts'
import { outlook } from './journey.ts'
import { type FacilityReading, gain, journeyOf, once, readingOf } from './reading.ts'

/** The same with no intruder in this room. */
const alone = (sight: Sight): Sight => ({
  ...sight,
  intruders: sight.intruders.map((foes, room) => (room === sight.here ? [] : foes)),
})

/** The worth of the journey that the intruders here keep me from. */
function barredBy(reading: FacilityReading): number {
  const { sight, now, rounds, journey } = reading
  if (!sight.fighting) return 0
  const free = journeyOf(alone(sight), { now, rounds, worth: journey.worth })
  return gain(reading, outlook(free, sight.here, now))
}

export function lockdownPlan(sight: Sight): Plan {
  const reading = readingOf(sight)
  const { weights, haste, standing, rounds, share } = reading
  return {
    deeds: reading.crew?.deeds ?? [],
    torn: reading.crew?.torn ?? false,
    goals: considered.goals(reading).map(goal => ({ ...goal, worth: (goal.worth * weights.goals) / haste })),
    standing: room => standing(room) * share,
    barred: () => once(reading, 'barred', () => barredBy(reading)),
    last: rounds <= 1,
    haste,
    unknown: unknownWorth(reading),
    effect: (mind, effect) => considered.effect(mind, effect, reading),
    answer: (mind, option) => considered.answer(mind, option, reading),
    object: (mind, object) => considered.object(mind, object, reading) ?? 0,
    item(card) {
      const item = itemCalled(sight, card)
      return weights.items[card] ?? (item?.weapon ? weights.things.weapon : item ? weights.things.item : 0)
    },
    objective: card => chanceOf(sight, card, reading.own),
  }
}
