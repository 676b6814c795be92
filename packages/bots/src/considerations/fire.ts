/** Fire: where I stand, and what it may do to all. */
import type { Consideration } from '../consideration.ts'
import { frailty } from '../danger/attacks.ts'
import { dousing } from '../danger/markers.ts'
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'

/** Putting out the fire around me; null where nothing burns here. */
export const dousedHere = (sight: Sight): number | null =>
  at(sight.rooms, sight.here).fire ? sight.weights.fire.here * frailty(sight) + dousing(sight, sight.here) : null

export const fire: Consideration = {
  effects: {
    fire: ({ sight }, { how }) => (how === 'remove' ? (dousedHere(sight) ?? 0) : sight.weights.fire.started),
    douse: ({ sight }) => dousing(sight),
  },
}
