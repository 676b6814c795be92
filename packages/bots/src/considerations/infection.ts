/** Contamination and what may grow in me. */
import { type EffectOf, isContamination } from '@coldwake/rules/facts'
import type { Consideration } from '../consideration.ts'
import { contaminationHeld, infectionRisk } from '../danger/infection.ts'
import type { Sight } from '../sight.ts'

/** Reading Contamination: what is clean goes, and what is infected becomes a Larva unless the effect says otherwise. */
function scanWorth(sight: Sight, { zone, infected }: EffectOf<'scan'>): number {
  const { weights, facts, me, my } = sight
  const { scannedEverywhere, cleanGone, larvaFromScan, deathFromScan } = weights.infection
  if (zone === 'everywhere') return infectionRisk(sight) * weights.life * scannedEverywhere
  const { infected: bad, clean } = facts.box.contamination
  const harm = infected !== 'infect' ? 0 : my.larva ? deathFromScan : larvaFromScan
  let worth = 0
  for (const name of me.hand) {
    if (!isContamination(name)) continue
    const chance = name.endsWith('.infected') ? 1 : name.endsWith('.clean') ? 0 : bad / (bad + clean)
    worth += (1 - chance) * cleanGone - chance * harm
  }
  return worth
}

export const infection: Consideration = {
  effects: {
    contaminate: ({ sight }, { count }) => sight.weights.infection.card * count,
    scan: ({ sight }, effect) => scanWorth(sight, effect),
    scanOne({ sight }) {
      const { oneScanned, noneToScan } = sight.weights.infection
      return contaminationHeld(sight) > 0 ? oneScanned : noneToScan
    },
    drawAndScan: ({ sight }) => sight.weights.infection.drawnAndScanned,
    removeContamination: ({ sight }, { count }) =>
      sight.weights.infection.removed * Math.min(count, contaminationHeld(sight)),
    discardContamination: ({ sight }) => sight.weights.infection.discarded * contaminationHeld(sight),
    larva({ sight }, { how }) {
      const { larvaGone, larvaGot } = sight.weights.infection
      return how === 'remove' ? (sight.my.larva ? larvaGone : 0) : larvaGot
    },
  },
}
