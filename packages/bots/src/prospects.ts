/** How good it is to be in each room: what goals are worth from there, and how well it may still end. */
import type { Goal } from './consideration.ts'
import { FAR, stepsTo } from './distances.ts'
import { at } from './indexed.ts'
import type { Sight } from './sight.ts'

export function prospects(sight: Sight, goals: readonly Goal[], standing?: readonly number[]): number[] {
  const { fading, besides, barred } = sight.weights.prospects
  const best = sight.board.rooms.map(() => 0)
  const all = sight.board.rooms.map(() => 0)
  for (const { room, worth } of goals) {
    if (worth <= 0) continue
    const steps = stepsTo(sight, room)
    const free = at(sight.intruders, room).length > 0 ? worth * barred : worth
    for (let from = 0; from < steps.length; from++) {
      const far = at(steps, from)
      if (far >= FAR) continue
      const here = free * fading ** far
      all[from] = at(all, from) + here
      if (here > at(best, from)) best[from] = here
    }
  }
  return best.map((value, room) => value + besides * (at(all, room) - value) + (standing?.[room] ?? 0))
}
