/** The computer: the best that its open card offers. */
import { computerInfo, type Effect } from '@coldwake/rules/facts'
import type { Consideration } from '../../../consideration.ts'
import { dousing } from '../../../danger/markers.ts'
import { type FacilityReading, hint, pointGain } from '../reading.ts'
import { glimpse } from './contingencies.ts'

function optionWorth(reading: FacilityReading, effect: Effect): number {
  const { sight, weights } = reading
  switch (effect.fx) {
    case 'knowledge':
      return pointGain(reading) + weights.computer.point
    case 'douse':
      return dousing(sight)
    case 'peekContingency':
      return hint(reading) * glimpse(sight, effect.of)
    default:
      return weights.computer.other
  }
}

function computerWorth(reading: FacilityReading): number {
  const { table } = reading.sight
  const options = computerInfo(table.game, table.facility?.computer.card ?? '')?.options ?? []
  const worths = options.map(effects => effects.reduce((sum, effect) => sum + optionWorth(reading, effect), 0))
  return Math.max(0, ...worths)
}

export const computer: Consideration<FacilityReading> = {
  effects: { computerAction: (_, __, reading) => computerWorth(reading) },
  answers: { computer: (_, __, reading) => computerWorth(reading) },
}
