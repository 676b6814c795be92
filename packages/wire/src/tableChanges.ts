/** Changes of a table, as they are sent after the whole table. */
import type { TableView } from '@coldwake/rules'

/**
 * The parts of a table that are no longer as they were. Of the lists `rooms`, `crew` and `decks` only the entries that
 * changed, by their number.
 */
export type TableChanges = Partial<Omit<TableView, 'rooms' | 'crew' | 'decks'>> & {
  rooms?: Record<number, TableView['rooms'][number]>
  crew?: Record<number, TableView['crew'][number]>
  decks?: Record<number, TableView['decks'][number]>
}

/** Returns the table after these changes, without changing the given one. */
export function changed(table: TableView, { rooms, crew, decks, ...rest }: TableChanges): TableView {
  return {
    ...table,
    ...rest,
    rooms: entries(table.rooms, rooms),
    crew: entries(table.crew, crew),
    decks: entries(table.decks, decks),
  }
}

function entries<T>(list: T[], changes: Record<number, T> | undefined): T[] {
  return changes ? list.map((entry, i) => changes[i] ?? entry) : list
}
