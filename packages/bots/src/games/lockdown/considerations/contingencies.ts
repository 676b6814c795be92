/** Tokens of the company's codes: which to look at. */
import { isAboard } from '@coldwake/rules/facts'
import type { Consideration } from '../../../consideration.ts'
import { roomNumber, type Sight } from '../../../sight.ts'
import { news } from '../hearsay.ts'
import { type FacilityReading, hint } from '../reading.ts'

/** How much a look at somebody's tokens shows that is new to me: anybody's, or only those of my section. */
export function glimpse(sight: Sight, of: 'any' | 'section'): number {
  const { sectionOf } = sight.board
  const near = sight.table.crew.filter(
    one =>
      one.seat !== sight.seat &&
      isAboard(one) &&
      (of === 'any' || sectionOf[roomNumber(sight, one.room)] === sectionOf[sight.here]),
  )
  return Math.max(0, of === 'any' ? news(sight, null) : 0, ...near.map(one => news(sight, one.seat)))
}

export const contingencies: Consideration<FacilityReading> = {
  effects: {
    peekContingency: ({ sight }, { of }, reading) => hint(reading) * glimpse(sight, of),
    takeContingency: ({ sight }, _, reading) => hint(reading) * news(sight, null),
  },
  answers: {
    token({ sight }, { whom, at: place }) {
      const isSeen = sight.me.facility?.seen.some(seen => seen.whom === whom && seen.at === place)
      return isSeen ? 0 : news(sight, whom)
    },
  },
}
