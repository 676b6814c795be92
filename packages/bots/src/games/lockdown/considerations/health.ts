/** Wounds and Contamination, by what they take of the hope that is left. */
import type { EffectOf } from '@coldwake/rules/facts'
import type { Consideration } from '../../../consideration.ts'
import { contaminationHeld, infectionRisk, type Taint, taintOf } from '../../../danger/infection.ts'
import { known } from '../../../errands.ts'
import type { Sight } from '../../../sight.ts'
import { type FacilityReading, gainWith } from '../reading.ts'

export const wounds: Consideration<FacilityReading> = {
  goals({ sight, weights }) {
    const worth = sight.serious * weights.healed.serious + sight.my.light * weights.healed.light
    return sight.serious > 0 ? known(sight, 'emergencyRoom', worth) : []
  },
  effects: {
    healSerious: ({ sight }, { count }, { weights }) =>
      Math.min(sight.my.dressed.length, count) * weights.healed.serious,
    healLight: ({ sight }, { count }, { weights }) =>
      Math.min(sight.my.light, count === 'all' ? sight.my.light : count) * weights.healed.light,
  },
}

const less = ({ larva, cards, unread }: Taint, count: number): Taint => ({
  larva,
  cards: cards - count,
  unread: Math.max(0, unread - count),
})

/** The risk of ending as a host once Contamination is read: clean cards may go, an infected one may become a Larva. */
function scanned(sight: Sight, { zone, clean, infected }: EffectOf<'scan'>): number {
  if (zone === 'everywhere') return 0
  const taint = taintOf(sight)
  const count = contaminationHeld(sight)
  const box = sight.facts.box.contamination
  const isInfected = sight.me.hand.includes('contamination.infected')
  const spotless = isInfected ? 0 : (box.clean / (box.clean + box.infected)) ** Math.min(count, taint.unread)
  const read = clean === 'remove' ? less(taint, count) : { ...taint, unread: Math.max(0, taint.unread - count) }
  const best = infectionRisk(sight, read)
  if (infected !== 'infect') return best
  // A character that carries a Larva dies of another.
  const worst = sight.my.larva ? 1 : infectionRisk(sight, { ...taint, larva: true })
  return spotless * best + (1 - spotless) * worst
}

export const infection: Consideration<FacilityReading> = {
  effects: {
    contaminate: (_, { count }, { weights }) => -weights.contamination * count,
    scan: ({ sight }, effect, reading) => gainWith(reading, { sick: scanned(sight, effect) }),
    removeContamination({ sight }, { count }, reading) {
      const left = less(taintOf(sight), Math.min(count, contaminationHeld(sight)))
      return gainWith(reading, { sick: infectionRisk(sight, left) })
    },
    larva({ sight }, { how }, reading) {
      if (how !== 'remove') return null
      if (!sight.my.larva) return 0
      return gainWith(reading, { sick: infectionRisk(sight, { ...taintOf(sight), larva: false }) })
    },
  },
}
