/** What undressed wounds change for their bearer. NEM-WOUND-05: copies do not add up. */
import type { WoundCard } from '../core/content.ts'
import { woundsOf } from '../core/pieces.ts'
import { faceOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Seat } from '../core/types.ts'

function woundOf(g: GameState, piece: number): WoundCard {
  const face = faceOf(g, piece)
  if (face.kind !== 'wound') throw new Error('not a wound')
  return face.wound
}

/** NEM-ROUND-02: 5 cards, fewer with the Body wound. */
export function drawLimit(g: GameState, seat: Seat): number {
  let limit = rulesOf(g).limits.hand
  for (const piece of woundsOf(g, seat)) limit = Math.min(limit, woundOf(g, piece).drawUpTo ?? limit)
  return limit
}

/** NEM-HAND-03: two hand slots, one with the Arm wound. */
export function handSlots(g: GameState, seat: Seat): number {
  let slots = rulesOf(g).limits.handSlots
  for (const piece of woundsOf(g, seat)) slots = Math.min(slots, woundOf(g, piece).handSlots ?? slots)
  return slots
}

export function bleeds(g: GameState, seat: Seat): boolean {
  for (const piece of woundsOf(g, seat)) if (woundOf(g, piece).lightWoundOnPass) return true
  return false
}

/** The Guts wound: whoever passes is contaminated. LOCK-RULING-143 */
export function festers(g: GameState, seat: Seat): boolean {
  for (const piece of woundsOf(g, seat)) if (woundOf(g, piece).contaminationOnPass) return true
  return false
}

/** The Eyes wound: darkness everywhere. LOCK-RULING-142 */
export function isBlind(g: GameState, seat: Seat): boolean {
  for (const piece of woundsOf(g, seat)) if (woundOf(g, piece).alwaysDark) return true
  return false
}

/** The Leg wound: running costs more. */
export function escapeCost(g: GameState, seat: Seat, cost: number): number {
  let price = cost
  for (const piece of woundsOf(g, seat)) price = Math.max(price, woundOf(g, piece).escapeCost ?? 0)
  return price
}

/** The Knee wound: the first steps of a round cost more. */
export function firstMoveCost(g: GameState, seat: Seat, cost: number): number {
  let price = cost
  for (const piece of woundsOf(g, seat)) price = Math.max(price, woundOf(g, piece).firstMoveCost ?? 0)
  return price
}

/** NEM-RULING-176: the Hand wound, once however many. */
export function itemCost(g: GameState, seat: Seat, cost: number): number {
  let more = 0
  for (const piece of woundsOf(g, seat)) more = Math.max(more, woundOf(g, piece).itemCost ?? 0)
  return cost + more
}
