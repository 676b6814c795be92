/** What leads to the chart of recipes. */
import { itemInfo, type Name } from '@coldwake/rules/facts'

/** Is this an item that is crafted, or that others are crafted of? */
export function isInRecipes(game: string, card: Name): boolean {
  const item = itemInfo(game, card)
  return item !== null && (item.component !== null || item.needs !== null)
}

/** Rules about crafting, alone or by their group. */
const CRAFTING: readonly string[] = [
  'NEM-CRAFT',
  'NEM-BASIC-10',
  'LOCK-ITEM-17',
  'LOCK-ITEM-18',
  'LOCK-ITEM-19',
  'LOCK-ACT-15',
]
export const isAboutCrafting = (id: string): boolean =>
  CRAFTING.some(one => id === one || id.replace(/-\d+$/, '') === one)
