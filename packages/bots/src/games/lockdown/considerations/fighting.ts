/** Fights, as far as only this game has them. */
import type { Consideration } from '../../../consideration.ts'
import { dousedHere } from '../../../considerations/fire.ts'
import { attackCost } from '../../../danger/attacks.ts'
import { gun } from '../../../danger/fights.ts'
import { dousing } from '../../../danger/markers.ts'
import type { Sight } from '../../../sight.ts'
import type { FacilityReading } from '../reading.ts'

const harmed = ({ fighting }: Sight, { weights }: FacilityReading): number =>
  fighting ? weights.fighting.special : weights.fighting.specialWasted

export const fighting: Consideration<FacilityReading> = {
  effects: {
    rollAsShoot: (_, __, { weights }) => weights.fighting.rollAsShoot,
    desperate({ sight }, _, { weights }) {
      const { desperate, notDesperate } = weights.fighting
      return sight.fighting && !gun(sight) ? desperate : notDesperate
    },
    vivisect: ({ sight }, _, reading) => harmed(sight, reading),
    glow: ({ sight }, _, reading) => harmed(sight, reading),
    adultAttack: ({ sight }, _, { weights }) => -attackCost(sight, 'adult') * weights.fighting.adult,
    defence: (_, __, { weights }) => weights.fighting.defence,
    spray: ({ sight }) => dousedHere(sight) ?? dousing(sight) * sight.weights.fire.nextDoor,
    noise: (_, { how }, { weights }) => (how === 'remove' ? weights.noise.removed : weights.noise.placed),
  },
}
