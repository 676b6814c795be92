/** The elevator, and being taken along in it. */
import type { Consideration } from '../../../consideration.ts'
import { nearer } from '../../../moves.ts'
import { roomNumber } from '../../../sight.ts'
import { regard } from '../../../talk/regard.ts'
import type { FacilityReading } from '../reading.ts'

export const elevator: Consideration<FacilityReading> = {
  answers: {
    callElevator({ sight }, _, { standing, weights }) {
      const stops = sight.rooms.flatMap((_, room) => (sight.board.floors[room] ? [standing(room)] : []))
      return Math.max(...stops) - standing(sight.here) + weights.elevator.call
    },
    accept(mind, _, { weights }) {
      const { about, table } = mind.sight
      if (table.asking?.ask === 'ride')
        return about.room === undefined ? -1 : nearer(mind, roomNumber(mind.sight, about.room)) - weights.elevator.along
      if (table.asking?.ask !== 'consent') return null
      // Somebody who carries a thing does so for a reason.
      return about.whom === undefined
        ? -1
        : regard(mind.sight, about.whom) * weights.consent.leave - weights.consent.sample
    },
  },
}
