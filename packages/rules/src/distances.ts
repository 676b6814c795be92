/** How far rooms are from each other, as a view shows it. */
import { findFacts } from './core/facts.ts'
import { elementAt } from './core/lists.ts'
import type { RoomId, TableView } from './core/types.ts'

export interface Distance {
  /** Moves from room to room. */
  steps: number
  /** True where every way leads through a closed door. */
  shut: boolean
}

/** Two rooms that one gets between without a corridor. */
export type Link = readonly [RoomId, RoomId]

/** Where somebody could walk from a room: by open doors if possible, otherwise as if none were closed. */
export function distancesFrom(
  { game, board: id, doors }: Pick<TableView, 'game' | 'board' | 'doors'>,
  from: RoomId,
  links: readonly Link[] = [],
): (to: RoomId) => Distance | null {
  const board = findFacts(game)?.boards[id]
  if (!board) return () => null
  const closed = new Set(doors.filter(({ state }) => state === 'closed').map(({ corridor }) => corridor))
  const walk = (throughDoors: boolean): Map<RoomId, number> => {
    const steps = new Map([[from, 0]])
    // A map is walked in the order in which it grows.
    for (const [room, far] of steps) {
      const index = board.roomIndex[room]
      const ways = index === undefined ? [] : elementAt(board.ways, index)
      const open = ways.filter(({ via }) => throughDoors || !closed.has(elementAt(board.corridors, via)))
      const linked = links.flatMap(([a, b]) => (a === room ? [b] : b === room ? [a] : []))
      for (const next of [...open.map(({ to }) => elementAt(board.rooms, to)), ...linked])
        if (!steps.has(next)) steps.set(next, far + 1)
    }
    return steps
  }
  const open = walk(false)
  const all = closed.size > 0 ? walk(true) : open
  return to => {
    const steps = open.get(to) ?? all.get(to)
    return steps === undefined ? null : { steps, shut: !open.has(to) }
  }
}
