/** A door for tests only: content in which every physical piece has a name of its own, and who knows which. */
import { numberPieces } from './core/content.ts'
import { bit, seatZone, sharedZone } from './core/pieces.ts'
import { findRuleset, games, registerRuleset, rulesOf } from './core/ruleset.ts'
import { type GameState, SEAT_ZONES, SHARED_ZONES } from './core/state.ts'
import type { Name, Seat } from './core/types.ts'
import { nemesis, nemesisBox } from './nemesis/index.ts'
import './index.ts'

/** The game with unique names, e.g. `search~17`; registered on first use. */
export function uniqueNames(game: 'nemesis'): string {
  const id = `${game}-unique`
  if (!games().includes(id))
    registerRuleset({ ...nemesis, id, content: numberPieces(nemesisBox, (face, piece) => `${face.id}~${piece}`) })
  return id
}

export const pieceNames = (game: string): readonly Name[] => findRuleset(game)?.content.names ?? []

/** Names of the pieces whose face this seat knows at this moment. */
export function namesKnownTo(g: GameState, seat: Seat): Set<Name> {
  const { names } = rulesOf(g).content
  return new Set(names.filter((_, piece) => g.seen[piece] & bit(seat)))
}

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
  g.tiles.forEach((piece, room) => add(`tile.${room}`, [piece]))
  g.tokens.forEach((piece, room) => add(`token.${room}`, [piece]))
  return out
}

export { newRng } from './core/random.ts'
export { exchange } from './knowledge.ts'
export { reveals } from './view.ts'
