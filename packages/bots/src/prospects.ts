/** How good it is to be in each room: what goals are worth from there, and how well it may still end. */
import type { Goal } from './consideration.ts'
import { FAR, stepsTo } from './distances.ts'
import { at } from './indexed.ts'
import type { Sight } from './sight.ts'

export function prospects(sight: Sight, goals: readonly Goal[], standing?: readonly number[]): number[] {
  const { fading, besides, barred } = sight.weights.prospects
  const best = sight.board.rooms.map(() => 0)
  const all = sight.board.rooms.map(() => 0)
  /** Room of a goal → room → the share of the goal's worth that is left there. Several goals lie in one room. */
  const shares = new Map<number, readonly number[]>()
  for (const { room, worth } of goals) {
    if (worth <= 0) continue
    let share = shares.get(room)
    if (!share) {
      share = stepsTo(sight, room).map(far => (far >= FAR ? 0 : fading ** far))
      shares.set(room, share)
    }
    const free = at(sight.intruders, room).length > 0 ? worth * barred : worth
    for (let from = 0; from < share.length; from++) {
      const here = free * (share[from] ?? 0)
      all[from] = (all[from] ?? 0) + here
      if (here > (best[from] ?? 0)) best[from] = here
    }
  }
  return best.map((value, room) => value + besides * ((all[room] ?? 0) - value) + (standing?.[room] ?? 0))
}
