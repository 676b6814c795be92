/** Fire, Malfunction and Slime markers. NEM-FIRE, NEM-MALF, NEM-SLIME. */
import { boardOf, faceOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Handlers } from '../core/task.ts'
import type { RuleId, Seat, Tell } from '../core/types.ts'
import { endGame } from './ending.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    placeFire: { room: number }
    placeMalfunction: { room: number }
  }
}

const count = (list: readonly boolean[]): number => list.reduce((n, on) => n + (on ? 1 : 0), 0)

/** NEM-MALF-05, NEM-MALF-06, NEM-RULING-73: elsewhere the instruction has no effect. */
function canBreak(g: GameState, room: number): boolean {
  if (g.malfunction[room] || !g.explored[room]) return false
  const tile = g.tiles[room]
  if (tile < 0) return true
  const face = faceOf(g, tile)
  return face.kind !== 'tile' || !face.tile.noMalfunction
}

/** NEM-SLIME-02: at most one marker. */
export function slime(g: GameState, seat: Seat, rule: RuleId, tell: Tell | undefined): void {
  if (g.crew[seat].slime) return
  g.crew[seat].slime = true
  tell?.({ e: 'slimed', who: seat, rule })
}

export const markerTasks: Handlers<'placeFire' | 'placeMalfunction'> = {
  /** NEM-FIRE-04, NEM-FIRE-06, NEM-RULING-74 */
  placeFire(g, { room }, tell) {
    if (g.fire[room]) return
    if (count(g.fire) >= rulesOf(g).limits.fire) return endGame(g, 'fire', 'NEM-END-04', tell)
    g.fire[room] = true
    tell?.({ e: 'fire', room: boardOf(g).rooms[room], rule: 'NEM-FIRE-04' })
  },

  /** NEM-MALF-06, NEM-MALF-07, NEM-RULING-74 */
  placeMalfunction(g, { room }, tell) {
    if (!canBreak(g, room)) return
    if (count(g.malfunction) >= rulesOf(g).limits.malfunction) return endGame(g, 'malfunction', 'NEM-END-05', tell)
    g.malfunction[room] = true
    tell?.({ e: 'malfunction', room: boardOf(g).rooms[room], rule: 'NEM-MALF-06' })
  },
}
