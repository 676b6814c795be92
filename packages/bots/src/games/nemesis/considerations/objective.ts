/** My objective: the signal, objects and analyses, items to leave with. */

import { objectKind } from '@coldwake/rules/facts'
import type { Consideration } from '../../../consideration.ts'
import { at } from '../../../indexed.ts'
import type { Mind } from '../../../mind.ts'
import { asksFor, asksForObject, isDiscovered } from '../../../objectives.ts'
import type { ShipReading } from '../reading.ts'

/** The most that a goal in this room is worth, if it is that one. */
const goalHere = ({ sight, plan }: Mind, tile: string): number =>
  at(sight.tiles, sight.here) === tile
    ? plan.goals.reduce((best, { room, worth }) => (room === sight.here ? Math.max(best, worth) : best), 0)
    : 0

export const objective: Consideration<ShipReading> = {
  goals({ sight, weights, aim, early }) {
    const { late, until } = weights.objective
    if (!early && sight.table.time <= until) return []
    return aim.errand.goals.map(goal => ({ ...goal, worth: goal.worth * (early ? 1 : late) }))
  },
  effects: {
    signal(mind, _, { test, weights }) {
      const { signal, signalUnasked, signalAgain } = weights.objective
      if (mind.sight.my.signal) return signalAgain
      return asksFor(test, 'signal') ? Math.max(goalHere(mind, 'commsRoom'), signal) : signalUnasked
    },
    analyse(mind, _, { weights }) {
      const { analysed, analysedUnasked, nothingToAnalyse } = weights.objective
      if (goalHere(mind, 'laboratory') > 0) return analysed
      return mind.sight.my.objects.length > 0 ? analysedUnasked : nothingToAnalyse
    },
    takeEgg: (_, __, { test, weights }) =>
      asksForObject(test, 'egg') ? weights.objective.eggTaken : weights.objective.unasked,
    search: (_, __, { hoards, weights }) => (hoards ? weights.objective.hoardSearch : null),
  },
  answers: {
    eggs: (_, __, { test, weights }) =>
      asksFor(test, 'nestDestroyed') ? weights.objective.eggsDestroyed : weights.objective.eggsSpared,
  },
  objects({ sight }, object, { test, weights }) {
    const { body, egg, sample, same, unasked } = weights.objective
    if (sight.my.objects.includes(object)) return same
    if (object === 'corpse.blue' && asksForObject(test, object)) return body
    const kind = objectKind(object) ?? object
    const isSample = asksFor(test, 'weaknesses') || (asksFor(test, 'weakness') && asksForObject(test, kind))
    if (isSample && !isDiscovered(sight, kind)) return sample
    return object === 'egg' && asksForObject(test, object) ? egg : unasked
  },
}
