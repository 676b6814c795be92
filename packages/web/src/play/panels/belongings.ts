/** What a character's things are to the others at the table. */
import type { CrewView, TableView } from '@coldwake/rules/facts'

/** NEM-DEATH-03: the Items of the dead have left the game, except where the dead may come back (NEM-RULING-148). */
export function belongingsOf(
  { fate, hands, inventory }: Pick<CrewView, 'fate' | 'hands' | 'inventory'>,
  { mode }: Pick<TableView, 'mode'>,
): Pick<CrewView, 'hands' | 'inventory'> & { areLost: boolean } {
  const areLost = fate === 'dead' && mode !== 'cooperative' && hands.length + inventory.length > 0
  return areLost ? { hands: [], inventory: [], areLost } : { hands, inventory, areLost }
}
