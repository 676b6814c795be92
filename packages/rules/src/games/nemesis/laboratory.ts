/** What the ship's Laboratory can examine. NEM-ROOM-LAB, NEM-WEAK. */
import { isPublic, reveal, weaknesses } from '../../core/pieces.ts'
import { type Analysis, nameOf, type Sample } from '../../core/ruleset.ts'
import { OBJECT_KINDS } from '../../core/sets.ts'
import type { GameState } from '../../core/state.ts'
import type { ObjectName, Tell } from '../../core/types.ts'
import { isNest, isThere } from '../../mechanics/things.ts'

/** NEM-RULING-105: kinds of Object in the room, lying or carried, whose weakness is not known yet. */
export function analysable(g: GameState, { room }: Analysis): Sample[] {
  if (room < 0) return []
  const slots = weaknesses(g)
  return OBJECT_KINDS.filter(
    (kind, slot) =>
      !isPublic(g, slots[slot]) &&
      (g.things.some(t => t.kind === kind && isThere(g, t, room)) || (kind === 'egg' && isNest(g, room) && g.eggs > 0)),
  ).map(object => ({ object }))
}

/** NEM-WEAK-02 */
export function analyse(g: GameState, _: Analysis, { object }: Sample, tell: Tell | undefined): void {
  const objects: readonly ObjectName[] = OBJECT_KINDS
  const slot = objects.indexOf(object)
  const piece = weaknesses(g)[slot]
  const learned = reveal(g, piece)
  tell?.({ e: 'weakness', object: OBJECT_KINDS[slot], card: nameOf(g, piece), rule: 'NEM-WEAK-02', learned })
}
