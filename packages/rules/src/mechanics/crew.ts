/** Questions about the people aboard that every mechanic asks. */
import type { ItemCard, ItemGift, Tile, WeaknessCard } from '../core/content.ts'
import { handOf, heldBy, inventoryOf, isPublic, weaknesses } from '../core/pieces.ts'
import { faceOf, printedIn, rulesOf, settingsOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Seat } from '../core/types.ts'

/** Alive, on the board, not away or out of play: an Active Character. */
export const isAboard = (g: GameState, seat: Seat): boolean => g.crew[seat].fate === 'aboard'
/** Aboard and not sitting in an escape pod: able to act and react (NEM-RULING-132, NEM-RULING-200). */
export const isOnFeet = (g: GameState, seat: Seat): boolean => isAboard(g, seat) && g.crew[seat].pod < 0

/** Do all win together or not at all? NEM-MODE-COOP */
export const isTogether = (g: GameState): boolean => settingsOf(g).mode === 'cooperative'

/** Does this seat play on in this round, though its character is gone? */
export const playsOn = (g: GameState, seat: Seat): boolean => rulesOf(g).playOn(g, seat, 'turn') !== null

/** NEM-GEN-03 */
export function inCombat(g: GameState, seat: Seat): boolean {
  const { room } = g.crew[seat]
  for (const intruder of g.intruders) if (intruder.room === room) return true
  return false
}

export const isOccupied = (g: GameState, room: number): boolean => {
  for (let s = 0; s < g.crew.length; s++) if (isAboard(g, s) && g.crew[s].room === room) return true
  return false
}
export const hasIntruder = (g: GameState, room: number): boolean => g.intruders.some(i => i.room === room)

/** NEM-MOVE-05, NEM-MOVE-06, NEM-RULING-132: is nobody else in the room this character is in, and no intruder? */
export function isAlone(g: GameState, seat: Seat, companion: Seat = -1): boolean {
  const { room } = g.crew[seat]
  for (let s = 0; s < g.crew.length; s++)
    if (s !== seat && s !== companion && g.crew[s].room === room && isReached(g, s)) return false
  return !hasIntruder(g, room)
}

/** All seats clockwise, beginning with this one. */
export function seatsFrom(g: GameState, first: Seat): Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < g.crew.length; i++) seats.push((first + i) % g.crew.length)
  return seats
}

/** NEM-GEN-02: from the holder of the First Player token, clockwise. */
export const inOrder = (g: GameState): Seat[] => seatsFrom(g, g.first)

/** NEM-RULING-132: does what happens to everybody in a room happen to this character too, though it sits in a pod? */
export const isReached = (g: GameState, seat: Seat): boolean =>
  isAboard(g, seat) && (g.crew[seat].pod < 0 || settingsOf(g).podCountsAsRoom === 'all')

/** Characters in a room, those in its pods included if they are reached there, in order. */
export function crewIn(g: GameState, room: number): Seat[] {
  const there: Seat[] = []
  for (let i = 0; i < g.crew.length; i++) {
    const seat = (g.first + i) % g.crew.length
    if (g.crew[seat].room === room && isReached(g, seat)) there.push(seat)
  }
  return there
}

/** The rooms of which this is true. */
export function roomsWhere(g: GameState, is: (room: number) => boolean): number[] {
  const rooms: number[] = []
  for (let room = 0; room < g.tiles.length; room++) if (is(room)) rooms.push(room)
  return rooms
}

/** NEM-ACT-03: only Action cards pay costs. */
export function payable(g: GameState, seat: Seat): number {
  let n = 0
  for (const piece of handOf(g, seat)) if (faceOf(g, piece).kind === 'action') n++
  return n
}

/** The tile lying in a room, face up or down, or the room printed there. */
export function tileIn(g: GameState, room: number): Tile {
  const piece = g.tiles[room]
  if (piece < 0) return printedIn(g, room)
  const face = faceOf(g, piece)
  if (face.kind !== 'tile') throw new Error('not a tile')
  return face.tile
}

/** Where a tile lies face up (printed rooms included), or −1. */
export function roomOf(g: GameState, tile: string): number {
  for (let room = 0; room < g.tiles.length; room++) if (g.explored[room] && tileIn(g, room).id === tile) return room
  return -1
}

/** A computer in every room, for its bearer alone and not in darkness. */
const bringsComputer = (g: GameState, who: Seat): boolean =>
  who >= 0 && hasGift(g, who, 'remoteTerminal') && !rulesOf(g).isDark(g, who)

/** NEM-ROOM-GEN-2, NEM-MALF-03, LOCK-RULING-131: one that this character can use, or anybody. */
export const hasComputer = (g: GameState, room: number, who: Seat = -1): boolean =>
  g.explored[room] && !g.malfunction[room] && (tileIn(g, room).computer || bringsComputer(g, who))

export const itemOf = (g: GameState, piece: number): ItemCard | null => {
  const face = faceOf(g, piece)
  return face.kind === 'item' ? face.item : null
}

/** Does this character have something that gives it that? */
export function hasGift(g: GameState, seat: Seat, gift: ItemGift): boolean {
  for (const piece of heldBy(g, seat)) if (itemOf(g, piece)?.gives === gift) return true
  for (const piece of inventoryOf(g, seat)) if (itemOf(g, piece)?.gives === gift) return true
  return false
}

/** NEM-WEAK-03: has a weakness of this kind been discovered, and does it serve this character; −1: nobody acts. */
export function weak(g: GameState, to: WeaknessCard['gives'], who: Seat): boolean {
  const cards = weaknesses(g)
  for (let slot = 0; slot < cards.length; slot++) {
    if (!isPublic(g, cards[slot])) continue
    const face = faceOf(g, cards[slot])
    if (face.kind === 'weakness' && face.weakness.gives === to && rulesOf(g).works(g, slot, who)) return true
  }
  return false
}
