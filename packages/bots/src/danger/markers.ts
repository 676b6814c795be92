/** The cost of fire and malfunctions to everybody: a marker that is missing ends the game. */
import { isAboard } from '@coldwake/rules/facts'
import { isNearest } from '../distances.ts'
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'

/** How many lives are at stake with mine, where all win together and it is not all about to end anyway. */
export const atStake = ({ table, weights, seat }: Sight): number =>
  table.mode === 'cooperative' && table.selfDestruct === null
    ? table.crew.reduce((sum, one) => sum + (isAboard(one) && one.seat !== seat ? weights.regard.comrade : 0), 1)
    : 1

/** My share of what all depend on: where all win together, it is for the nearest. */
export const duty = (sight: Sight, room: number): number => {
  const { nearest, further } = sight.weights.crew
  return sight.table.mode !== 'cooperative' ? 1 : isNearest(sight, room) ? nearest : further
}

/** The worth of one malfunction marker less on the board. */
export function mending(sight: Sight): number {
  const { rooms, markers, weights } = sight
  const { lastMarkers } = weights.repairs
  const used = rooms.filter(room => room.malfunction).length
  const left = Math.max(0, markers.malfunction - used)
  return used === 0 ? 0 : at(lastMarkers, Math.max(0, lastMarkers.length - 1 - left)) * atStake(sight)
}

/** The chance that fire ends it all: it spreads to every room next to a burning one. `out`: a room that burns no more. */
export function fireRisk({ rooms, board, shut, markers, weights }: Sight, out = -1): number {
  const { spreads, enoughMarkers, tooMany } = weights.fire
  const burning = rooms.flatMap((room, number) => (room.fire && number !== out ? [number] : []))
  if (burning.length === 0) return 0
  const reached = new Set(burning)
  for (const room of burning) for (const { to, via } of at(board.ways, room)) if (!shut[via]) reached.add(to)
  const beyond = (reached.size - markers.fire) / markers.fire
  return beyond > 0 ? spreads * (1 + beyond * tooMany) : spreads * enoughMarkers * (reached.size / markers.fire) ** 2
}

/** The worth of putting out the fire in a room, or in the one where that helps most. */
export function dousing(sight: Sight, room?: number): number {
  const { life, fire } = sight.weights
  const before = fireRisk(sight)
  if (before === 0) return 0
  if (room === undefined)
    return Math.max(0, ...sight.rooms.map((one, number) => (one.fire ? dousing(sight, number) : 0)))
  return at(sight.rooms, room).fire ? fire.doused + life * atStake(sight) * (before - fireRisk(sight, room)) : 0
}
