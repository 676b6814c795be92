/** How far it is, counted in steps, with what stands in the way counted as further steps. */
import { at } from './indexed.ts'
import type { Sight } from './sight.ts'

/** As far as anything can be. */
export const FAR = 99

/** Room → steps from there to the target. */
export function stepsTo(sight: Sight, target: number): number[] {
  const { board, lift, weights } = sight
  const steps = board.ways.map(() => FAR)
  steps[target] = 0
  const toll = (room: number) =>
    1 +
    (room !== target && at(sight.intruders, room).length > 0 ? weights.distance.intruder : 0) +
    (at(sight.rooms, room).fire ? weights.distance.fire : 0)
  const door = sight.opens ? weights.distance.door : weights.distance.lockedDoor
  const queue = [target]
  const reach = (room: number, far: number) => {
    steps[room] = far
    queue.push(room)
  }
  for (let i = 0; i < queue.length; i++) {
    const room = at(queue, i)
    for (const { to, via } of at(board.ways, room)) {
      // A character that goes from `to` towards the target comes through this room.
      const far = at(steps, room) + toll(room) + (sight.shut[via] ? door : 0)
      if (far < at(steps, to)) reach(to, far)
    }
    if (!lift?.stops[room]) continue
    for (let to = 0; to < steps.length; to++) {
      const far = at(steps, room) + toll(room) + (to === lift.at ? 0 : weights.distance.calledLift)
      if (lift.stops[to] && !at(sight.rooms, to).malfunction && far < at(steps, to)) reach(to, far)
    }
  }
  return steps
}
