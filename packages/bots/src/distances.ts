/** How far it is, counted in steps, with what stands in the way counted as further steps. */
import { type CrewView, isAboard } from '@coldwake/rules/facts'
import { at } from './indexed.ts'
import { roomNumber, type Sight } from './sight.ts'

/** As far as anything can be. */
export const FAR = 99

/** Several goals lie in one room, and several considerations ask for the same way. */
const known = new WeakMap<Sight, Map<number, readonly number[]>>()

/** Room → steps from there to the target. */
export function stepsTo(sight: Sight, target: number): readonly number[] {
  let ways = known.get(sight)
  if (!ways) {
    ways = new Map()
    known.set(sight, ways)
  }
  let steps = ways.get(target)
  if (!steps) {
    steps = walk(sight, target)
    ways.set(target, steps)
  }
  return steps
}

function walk({ board, lift, rooms, intruders, shut, opens, weights }: Sight, target: number): number[] {
  const { distance } = weights
  const door = opens ? distance.door : distance.lockedDoor
  const steps = board.ways.map(() => FAR)
  steps[target] = 0
  const queue = [target]
  const reach = (room: number, far: number) => {
    if (far >= (steps[room] ?? 0)) return
    steps[room] = far
    queue.push(room)
  }
  // The queue grows while it is walked.
  for (const room of queue) {
    const isGuarded = room !== target && at(intruders, room).length > 0
    const toll = 1 + (isGuarded ? distance.intruder : 0) + (at(rooms, room).fire ? distance.fire : 0)
    // A character that goes towards the target from the next room comes through this one.
    const through = at(steps, room) + toll
    for (const { to, via } of at(board.ways, room)) reach(to, through + (shut[via] ? door : 0))
    if (!lift?.stops[room]) continue
    rooms.forEach(({ malfunction }, to) => {
      if (lift.stops[to] && !malfunction) reach(to, through + (to === lift.at ? 0 : distance.calledLift))
    })
  }
  return steps
}

/** True where I am the nearest, who does what all depend on; of two as near, the first seat. */
export function isNearest(sight: Sight, room: number): boolean {
  const { crew } = sight.table
  const steps = stepsTo(sight, room)
  const way = (one: CrewView) => at(steps, roomNumber(sight, one.room)) + one.seat / crew.length
  return crew.every(one => one.seat === sight.seat || !isAboard(one) || way(one) > way(sight.my))
}
