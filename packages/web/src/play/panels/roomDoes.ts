import type { RoomId, TableView } from '@coldwake/rules/facts'
import { type Dialect, roomText } from '@coldwake/text'

/** What one can do there, once everybody knows what it is. What effects do, in words, is much: no board waits for it. */
export function roomDoes(table: TableView, id: RoomId, lang: Dialect): string {
  const tile = table.rooms.find(view => view.room === id)?.tile
  return tile ? roomText(table.game, tile, lang) : ''
}
