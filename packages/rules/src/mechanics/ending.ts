/** The end of the game replaces whatever was still to come. NEM-END, NEM-RULING-16. */
import type { GameState } from '../core/state.ts'
import type { EndReason, RuleId, Tell } from '../core/types.ts'

export function endGame(g: GameState, reason: EndReason, rule: RuleId, tell: Tell | undefined): void {
  g.agenda.length = 0
  g.turn = null
  for (const crew of g.crew) crew.alive = false
  g.over = { reason, rule, winners: [] }
  tell?.({ e: 'over', reason, rule })
}
