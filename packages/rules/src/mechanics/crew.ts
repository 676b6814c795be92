/** Questions about the people aboard that every mechanic asks. */
import { seatZone } from '../core/pieces.ts'
import { faceOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Seat } from '../core/types.ts'

/** NEM-MOVE-05, NEM-MOVE-06: is anybody else in the room this character is in? */
export function isAlone(g: GameState, seat: Seat): boolean {
  for (let s = 0; s < g.crew.length; s++)
    if (s !== seat && g.crew[s].alive && g.crew[s].room === g.crew[seat].room) return false
  return true
}

/** All seats clockwise, beginning with this one. */
export const seatsFrom = (g: GameState, first: Seat): Seat[] => g.crew.map((_, i) => (first + i) % g.crew.length)

/** NEM-GEN-02: from the holder of the First Player token, clockwise. */
export const inOrder = (g: GameState): Seat[] => seatsFrom(g, g.first)

/** NEM-ACT-03: only Action cards pay costs. */
export function payable(g: GameState, seat: Seat): number {
  let n = 0
  for (const piece of seatZone(g, seat, 'hand')) if (faceOf(g, piece).kind === 'action') n++
  return n
}
