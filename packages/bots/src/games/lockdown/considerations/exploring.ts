/** Rooms that nobody has explored. */
import type { Consideration } from '../../../consideration.ts'
import { mending } from '../../../danger/markers.ts'
import { unexplored } from '../../../errands.ts'
import type { FacilityReading } from '../reading.ts'

export const exploring: Consideration<FacilityReading> = {
  applies: ({ sight, early, weights }) => early && sight.table.time > weights.exploring.from,
  goals: ({ sight, weights }) => unexplored(sight).map(room => ({ room, worth: weights.exploring.room })),
}

/** The worth of a step into such a room, besides. */
export function unknownWorth({ sight, early, weights }: FacilityReading): number {
  const { early: curiosity, risk, malfunction } = weights.exploring
  return (early ? curiosity : 0) - mending(sight) * malfunction + risk
}
