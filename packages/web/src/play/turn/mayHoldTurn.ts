import type { TableGame } from '../tableContext.ts'

/**
 * Can this player ask for a chance to drop things before the turn ends? Games of older rules have no such question:
 * their views do not say whether a turn is held. A turn without a limit of actions ends by passing, where one can drop.
 */
export function mayHoldTurn({ me, table, lobby }: Pick<TableGame, 'me' | 'table' | 'lobby'>): boolean {
  const { turn } = table
  if (me?.held !== false || turn?.seat !== me.seat || turn.actions === null || lobby.paused || lobby.over) return false
  const mine = table.crew.find(crew => crew.seat === me.seat)
  if (mine?.fate !== 'aboard' || mine.passed || mine.pod !== null) return false
  return mine.hands.length + mine.inventory.length + mine.objects.length > 0
}
