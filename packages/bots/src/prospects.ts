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
      ? [{ worth: at(sight.intruders, room).length > 0 ? worth * barred : worth, share: shareOf(sight, room, fading) }]
      : [],
  )
  return remembering(from => {
    let best = 0
    let all = 0
    for (const { worth, share } of wanted) {
      const here = worth * at(share, from)
      all += here
      if (here > best) best = here
    }
    return best + besides * (all - best) + (standing?.(from) ?? 0)
  })
}

const shares = new WeakMap<readonly number[], readonly number[]>()
/** Room → the share of a goal's worth that is left there. Several goals lie in one room. */
function shareOf(sight: Sight, goal: number, fading: number): readonly number[] {
  const steps = stepsTo(sight, goal)
  let share = shares.get(steps)
  if (!share) {
    share = steps.map(far => (far >= FAR ? 0 : fading ** far))
    shares.set(steps, share)
  }
  return share
}
