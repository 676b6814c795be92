/** Wounds, mine and those of others here. */
import type { Consideration } from '../consideration.ts'
import { frailty } from '../danger/attacks.ts'
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'
import { regard } from '../talk/regard.ts'

/** More than anybody can have. */
const ALL = 9

/** The worth of helping the one here who needs it most, besides me. */
export function othersHurt(sight: Sight): number {
  const { othersSerious, othersLight } = sight.weights.wounds
  const worths = at(sight.crew, sight.here).map(seat => {
    if (seat === sight.seat) return 0
    const { wounds, light } = at(sight.table.crew, seat)
    return regard(sight, seat) * (othersSerious * wounds.length + othersLight * light)
  })
  return Math.max(0, ...worths)
}

export const healing: Consideration = {
  effects: {
    lightWound: ({ sight }, { count }) => -sight.weights.wounds.light * count * frailty(sight),
    seriousWound: ({ sight }, { count }) => -sight.weights.wounds.serious * count * frailty(sight),
    dress({ sight }, { count }) {
      const { dressed, bleedingDressed } = sight.weights.wounds
      const { wounds } = sight.my
      return (
        Math.min(wounds.length, count === 'all' ? ALL : count) *
        (wounds.includes('bleeding') ? bleedingDressed : dressed)
      )
    },
    healSerious: ({ sight }, { count }) =>
      Math.min(sight.my.dressed.length, count) * sight.weights.wounds.healedSerious * Math.sqrt(frailty(sight)),
    healLight: ({ sight }, { count }) =>
      Math.min(sight.my.light, count === 'all' ? ALL : count) *
      sight.weights.wounds.healedLight *
      Math.sqrt(frailty(sight)),
  },
}
