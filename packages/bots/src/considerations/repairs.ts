/** Malfunctions: repairing a room is worth what can be done in it, and keeps everybody alive. */
import type { Consideration } from '../consideration.ts'
import { mending } from '../danger/markers.ts'

export const repairs: Consideration = {
  effects: {
    malfunction({ sight, goals }, { how }) {
      const { broken, goal } = sight.weights.repairs
      if (how !== 'remove') return broken - mending(sight)
      const here = goals.flatMap(({ room, worth }) => (room === sight.here ? [worth] : []))
      return mending(sight) + Math.max(0, ...here) * goal
    },
  },
}
