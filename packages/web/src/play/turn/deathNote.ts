import type { TableWords } from '../../games/tableWords.ts'
import { isIntruderPlayer } from '../../games/viewFacts.ts'
import type { TableGame } from '../tableContext.ts'

/** What somebody whose character is dead can still do, by the way this table plays. */
export function deathNote({ table, lobby, me }: Pick<TableGame, 'table' | 'lobby' | 'me'>, t: TableWords['t']): string {
  if (table.mode === 'cooperative' && !lobby.over) return t.youMayComeBack
  if (table.intruderPlayer && isIntruderPlayer(table, me?.seat)) {
    const { from } = table.intruderPlayer
    return table.round < from ? t.hunt.deadAndWaiting({ round: from }) : t.hunt.deadAndHunting
  }
  return table.options.deadSee === 'nothing' && !lobby.over ? t.youSeeNothingNew : t.youAreDead
}
