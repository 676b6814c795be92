/** Where every piece lies. */
import { seatZone, sharedZone } from './core/pieces.ts'
import { type GameState, SEAT_ZONES, SHARED_ZONES } from './core/state.ts'
import { VIEW_SLICES } from './games/views.ts'

/** Every piece with the place it is in: conservation means each number once. */
export function places(g: GameState): { piece: number; place: string }[] {
  const out: { piece: number; place: string }[] = []
  const add = (place: string, list: readonly number[]) => {
    for (const piece of list) if (piece >= 0) out.push({ piece, place })
  }
  for (const zone of SHARED_ZONES) add(zone, sharedZone(g, zone))
  g.crew.forEach((_, seat) => {
    for (const zone of SEAT_ZONES) add(`${zone}.${seat}`, seatZone(g, seat, zone))
  })
  for (const slice of VIEW_SLICES) slice.places(g, add)
  g.tiles.forEach((piece, room) => add(`tile.${room}`, [piece]))
  g.tokens.forEach((piece, room) => add(`token.${room}`, [piece]))
  return out
}
