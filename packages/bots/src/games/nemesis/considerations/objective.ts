/** My objective: the signal, objects and analyses, items to leave with. */

import { objectKind, type Predicate } from '@coldwake/rules/facts'
import type { Consideration } from '../../../consideration.ts'
import { isDiscovered } from '../../../errands.ts'
import { at } from '../../../indexed.ts'
import type { Mind } from '../../../mind.ts'
import { asksFor, asksForObject, hasPart } from '../../../objectives.ts'
import type { Sight } from '../../../sight.ts'
import type { ShipReading } from '../reading.ts'

/** The most that a goal in this room is worth, if it is that one. */
const goalHere = ({ sight, plan }: Mind, tile: string): number =>
  at(sight.tiles, sight.here) === tile
    ? plan.goals.reduce((best, { room, worth }) => (room === sight.here ? Math.max(best, worth) : best), 0)
    : 0

/** Putting down what is asked for in this room, and nothing else that is asked for; null for other things. */
function dropWorth({ sight, plan }: Mind, card: string, { test, weights: { objective: weights } }: ShipReading) {
  const tile = at(sight.tiles, sight.here)
  const isWanted = hasPart(test, part => part.is === 'objectIn' && part.object === card && part.tile === tile)
  if (isWanted) return weights.delivered
  if (objectKind(card)) return isAsked(sight, card, test) ? -weights.body : null
  return needsHand(sight, test) ? weights.handFree - plan.item(card) : null
}

/** True where something lies here, or may be taken from the nest, that is asked for, and both hands are full. */
function needsHand(sight: Sight, test: Predicate | null): boolean {
  const { my, here, table } = sight
  if (sight.fighting || my.hands.length + my.objects.length < my.handSlots) return false
  const hasEggs = at(sight.tiles, here) === 'nest' && table.eggs > 0
  const there = [...at(sight.rooms, here).objects, ...(hasEggs ? (['egg'] as const) : [])]
  return there.some(object => !my.objects.includes(object) && isAsked(sight, object, test))
}

/** True where it is to be analysed, brought somewhere or taken along. */
function isAsked(sight: Sight, object: string, test: Predicate | null): boolean {
  const kind = objectKind(object)
  const isSample = kind !== undefined && !isDiscovered(sight, kind)
  return hasPart(test, part => {
    if (part.is === 'weaknesses') return isSample
    if (part.is === 'weakness') return isSample && part.object === kind
    return 'object' in part && (part.object === object || part.object === kind)
  })
}

/** An attack on the eggs here, where nothing else is to be attacked and my objective asks for it. */
function smashWorth({ sight }: Mind, { test, weights }: ShipReading): number | null {
  if (sight.fighting || !asksFor(test, 'nestDestroyed') || at(sight.tiles, sight.here) !== 'nest') return null
  return weights.objective.eggsDestroyed
}

export const objective: Consideration<ShipReading> = {
  goals({ sight, weights, aim, early, crew }) {
    const { late, until } = weights.objective
    if (crew) return aim.errand.goals
    if (!early && sight.table.time <= until) return []
    return aim.errand.goals.map(goal => ({ ...goal, worth: goal.worth * (early ? 1 : late) }))
  },
  effects: {
    signal(mind, _, { test, weights, crew }) {
      const { signal, signalUnasked, signalAgain, signalForAll } = weights.objective
      if (mind.sight.my.signal) return signalAgain
      // Who is there sends it, whoever was to come for it.
      if (crew && asksFor(test, 'signal')) return signalForAll
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
    drop: (mind, { card }, reading) => dropWorth(mind, card, reading),
    shoot: (mind, _, reading) => smashWorth(mind, reading),
    melee: (mind, _, reading) => smashWorth(mind, reading),
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
