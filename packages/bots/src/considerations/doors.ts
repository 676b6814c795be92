/** Doors: one to close between me and an intruder next door, or one to open on my way. */
import type { Consideration } from '../consideration.ts'
import { at } from '../indexed.ts'
import { nearer } from '../moves.ts'

export const doors: Consideration = {
  effects: {
    door(mind, { how }) {
      const { sight, plan } = mind
      const { none, opened, shutOut } = sight.weights.doors
      let best = none
      for (const { to, via } of at(sight.board.ways, sight.here)) {
        if (sight.shut[via]) best = Math.max(best, nearer(mind, to) * plan.haste + opened)
        else if (how !== 'destroy' && at(sight.intruders, to).length > 0) best = Math.max(best, shutOut)
      }
      return best
    },
  },
}
