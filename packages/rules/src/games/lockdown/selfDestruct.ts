/** Autodestruction: a token that runs ahead of the Time token, first yellow, then red. LOCK-SD. */

import { boardOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { RuleId, Tell, Why } from '../../core/types.ts'
import { openGate } from './gate.ts'
import { facilityOf } from './state.ts'

declare module '../../core/types.ts' {
  interface EventTypes {
    selfDestructRed: { space: number }
  }
}

/** LOCK-SD-01, LOCK-SD-03 */
const AHEAD = 3

/** LOCK-SD-06, LOCK-RULING-04: no further than the last space. */
const ahead = (g: GameState, from: number): number => Math.min(from + AHEAD, boardOf(g).data.tracks.time.length - 1)

export const selfDestructSpace = (g: GameState): number | null =>
  g.selfDestruct < 0 ? null : boardOf(g).data.tracks.time[g.selfDestruct].n

/** LOCK-SD-01, LOCK-SD-08; LOCK-RULING-05: there is one token. */
export function startSelfDestruct(g: GameState, rule: RuleId, tell: Tell | undefined): void {
  if (g.selfDestruct >= 0) return
  g.selfDestruct = ahead(g, g.time)
  tell?.({ e: 'selfDestruct', space: selfDestructSpace(g), rule })
}

/** LOCK-SD-02, LOCK-SD-04; LOCK-SD-07: who is locked in does not matter. */
export const selfDestructBar = (g: GameState): Why | null => (facilityOf(g).red ? 'tooLateToStop' : null)

/** LOCK-SD-03, LOCK-SD-04: the Time token has left the space of the yellow token. */
export function turnRed(g: GameState, tell: Tell | undefined): void {
  g.selfDestruct = ahead(g, g.selfDestruct)
  facilityOf(g).red = true
  tell?.({ e: 'selfDestructRed', space: boardOf(g).data.tracks.time[g.selfDestruct].n, rule: 'LOCK-SD-03' })
  openGate(g, 'LOCK-SD-04', tell)
}
