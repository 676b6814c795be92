/** How good it is to be in each room: what goals are worth from there, and how well it may still end. */
import type { Goal } from './consideration.ts'
import { FAR, stepsTo } from './distances.ts'
import { at, remembering } from './indexed.ts'
import type { Sight } from './sight.ts'

/** Worked out for a room when it is asked for: most questions are about a few of them. */
export function prospects(
  sight: Sight,
  goals: readonly Goal[],
  standing?: (room: number) => number,
): (room: number) => number {
  const { fading, besides, barred } = sight.weights.prospects
  const wanted = goals.flatMap(({ room, worth }) =>
    worth > 0
      ? [{ worth: at(sight.intruders, room).length > 0 ? worth * barred : worth, steps: stepsTo(sight, room) }]
      : [],
  )
  return remembering(from => {
    let best = 0
    let all = 0
    // Several goals lie in one room.
    let steps: readonly number[] | null = null
    let share = 0
    for (const one of wanted) {
      if (one.steps !== steps) {
        steps = one.steps
        const far = at(steps, from)
        share = far >= FAR ? 0 : fading ** far
      }
      const here = one.worth * share
      all += here
      if (here > best) best = here
    }
    return best + besides * (all - best) + (standing?.(from) ?? 0)
  })
}
