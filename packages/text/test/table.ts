/** A table to speak about: three people on the ship, the Canteen (006) and Storage (005) explored. */
import { create, keyFromSeed, type TableView, tableView } from '@coldwake/rules'
import type { Context } from '../src/index.ts'

const players = ['Marta', 'Íñigo', 'Sol']

export function table(): TableView {
  const view = tableView(
    create(
      {
        game: 'nemesis',
        board: 'nemesis-base',
        seats: [{ character: 'captain' }, { character: 'pilot' }, { character: 'scout' }],
      },
      keyFromSeed(1),
    ),
  )
  const tiles: Record<string, string> = { '005': 'storage', '006': 'canteen' }
  return {
    ...view,
    rooms: view.rooms.map(room => ({ ...room, tile: tiles[room.room] ?? room.tile })),
  }
}

export const context = (me: number | null, change: Partial<TableView> = {}): Context => ({
  table: { ...table(), ...change },
  names: seat => players[seat] ?? `${seat}`,
  me,
})
