/** Light: power for the sections, and the backup without which all is dark from the third round on. */
import type { Consideration } from '../../../consideration.ts'
import { isNearest } from '../../../distances.ts'
import { known } from '../../../errands.ts'
import { at } from '../../../indexed.ts'
import { asksFor } from '../../../objectives.ts'
import { roomCalled, type Sight } from '../../../sight.ts'
import type { FacilityReading } from '../reading.ts'

function backupWorth({ sight, weights }: FacilityReading): number {
  const { facility, time } = sight.table
  const room = roomCalled(sight, 'backup-power')
  const isMissing = facility && !facility.backup && time >= weights.light.until
  return isMissing && room >= 0 && isNearest(sight, room) ? weights.light.backup : 0
}

/** The lower a token's number, the longer it gives light: first where shelter is, then where the Alert is given. */
function placeOf(sight: Sight, token: number): string | undefined {
  const { data, sectionOf } = sight.board
  const sections = data.sections?.map(({ id }) => id) ?? []
  const wanted = ['isolation', 'alert'].map(tile => sections[sectionOf[roomCalled(sight, tile)] ?? -1])
  return [...new Set([...wanted, ...sections, 'elevator'])][token - 1]
}

export const light: Consideration<FacilityReading> = {
  goals: reading => known(reading.sight, 'backup-power', backupWorth(reading)),
  effects: {
    power({ sight }, { how }, { weights }) {
      const { given, taken, elsewhere } = weights.light
      if (how !== 'flipHere') return elsewhere
      return at(sight.dark, sight.here) ? given : taken
    },
    backup(_, __, reading) {
      const { crew, test, weights } = reading
      const asked = crew && asksFor(test, 'powerOn', 'backupOn') ? weights.objective.done : 0
      return backupWorth(reading) * weights.light.done + asked
    },
  },
  answers: {
    powerToken: ({ sight }, { token }) => (placeOf(sight, token) === sight.about.place ? 1 : 0),
  },
}
