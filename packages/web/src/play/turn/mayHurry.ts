import type { TableGame } from '../tableContext.ts'

/** Is it for bots to choose, with a wait that somebody at the table may cut short? */
export function mayHurry({ table, lobby, me }: Pick<TableGame, 'table' | 'lobby' | 'me'>): boolean {
  if (me === null || lobby.over || lobby.paused || lobby.pace === 'atOnce') return false
  return table.asking?.seats?.some(seat => lobby.seats[seat]?.bot != null) ?? false
}
