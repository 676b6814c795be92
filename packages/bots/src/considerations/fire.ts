/** Fire: where I stand, and what it may do to all. */
import type { Consideration } from '../consideration.ts'
import { frailty } from '../danger/attacks.ts'
import { dousing } from '../danger/markers.ts'
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'

/** NEM-FIRE-01, NEM-WOUND-03: how bad the wound of a burning room is for me: it may be a serious one, or the last. */
export function burning(sight: Sight): number {
  const { weights, my } = sight
  const { limits } = sight.facts
  const { light, serious } = weights.wounds
  const isLast = sight.serious >= limits.serious
  const isSerious = my.light + 1 >= limits.light
  return frailty(sight) * (isLast ? weights.fire.last : isSerious ? serious / light : 1)
}

/** Putting out the fire around me; null where nothing burns here. */
export const dousedHere = (sight: Sight): number | null =>
  at(sight.rooms, sight.here).fire ? sight.weights.fire.here * burning(sight) + dousing(sight, sight.here) : null

export const fire: Consideration = {
  effects: {
    fire: ({ sight }, { how }) => (how === 'remove' ? (dousedHere(sight) ?? 0) : sight.weights.fire.started),
    douse: ({ sight }) => dousing(sight),
  },
}
