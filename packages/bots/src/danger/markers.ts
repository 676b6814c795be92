/** The cost of fire and malfunctions to everybody: a marker that is missing ends the game. */
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'

/** The worth of one malfunction marker less on the board. */
export function mending({ rooms, markers, weights }: Sight): number {
  const { lastMarkers } = weights.repairs
  const used = rooms.filter(room => room.malfunction).length
  const left = Math.max(0, markers.malfunction - used)
  return at(lastMarkers, Math.max(0, lastMarkers.length - 1 - left)) * (used === 0 ? 0 : 1)
}

/** The chance that fire ends it all: it spreads to every room next to a burning one. `out`: a room that burns no more. */
export function fireRisk({ rooms, board, shut, markers, weights }: Sight, out = -1): number {
  const { spreads, enoughMarkers } = weights.fire
  const burning = rooms.flatMap((room, number) => (room.fire && number !== out ? [number] : []))
  if (burning.length === 0) return 0
  const reached = new Set(burning)
  for (const room of burning) for (const { to, via } of at(board.ways, room)) if (!shut[via]) reached.add(to)
  return reached.size > markers.fire ? spreads : spreads * enoughMarkers * (reached.size / markers.fire) ** 2
}

/** The worth of putting out the fire in a room, or in the one where that helps most. */
export function dousing(sight: Sight, room?: number): number {
  const { life, fire } = sight.weights
  const before = fireRisk(sight)
  if (before === 0) return 0
  if (room === undefined)
    return Math.max(0, ...sight.rooms.map((one, number) => (one.fire ? dousing(sight, number) : 0)))
  return at(sight.rooms, room).fire ? fire.doused + life * (before - fireRisk(sight, room)) : 0
}
