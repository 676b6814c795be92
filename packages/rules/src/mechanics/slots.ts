/** Hand slots: what lies beside a character board, and the room that is left. NEM-HAND. */
import { heldBy } from '../core/pieces.ts'
import type { GameState } from '../core/state.ts'
import type { ObjectKind, Seat } from '../core/types.ts'
import { hasGift, itemOf } from './crew.ts'
import { handSlots } from './hindrances.ts'

export const isHeavy = (g: GameState, piece: number): boolean => itemOf(g, piece)?.heavy ?? false
/** Lies beside the character board for all to see: in a hand slot, or without one where it is light but has uses. */
export const isOpen = (g: GameState, piece: number): boolean => {
  const item = itemOf(g, piece)
  return item !== null && (item.heavy || item.uses !== undefined)
}
export function isAttached(g: GameState, piece: number): boolean {
  for (const pair of g.attached) if (pair[0] === piece) return true
  return false
}

/** What lies beside the character board by itself. */
export const heldItems = (g: GameState, who: Seat): number[] => heldBy(g, who).filter(piece => !isAttached(g, piece))

/** NEM-HAND-03, NEM-HAND-08 */
export function freeSlots(g: GameState, who: Seat): number {
  const hands = heldBy(g, who)
  let free = handSlots(g, who)
  for (const piece of hands) if (isHeavy(g, piece) && !isAttached(g, piece)) free--
  for (const pair of g.taped) if (hands.includes(pair[0])) free++
  let casable = false
  for (const thing of g.things) {
    if (thing.by !== who) continue
    free--
    casable ||= thing.kind !== 'corpse'
  }
  return casable && hasGift(g, who, 'specimenCase') ? free + 1 : free
}

/** Is there a place for such an object: a hand, or the case that holds one Egg or Carcass? */
export const canHold = (g: GameState, who: Seat, kind: ObjectKind): boolean =>
  freeSlots(g, who) > 0 ||
  (kind !== 'corpse' &&
    hasGift(g, who, 'specimenCase') &&
    !g.things.some(thing => thing.by === who && thing.kind !== 'corpse'))
