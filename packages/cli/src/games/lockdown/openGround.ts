/** The open ground of the Surface as text: crossroads, and the paths and areas around them. */
import type { BoardData, RoomId } from '@coldwake/rules'
import { type Dialect, ui } from '@coldwake/text'

/** True for a crossroads under the open sky. */
export const isOpenGround = (board: BoardData, id: RoomId): boolean =>
  board.crossroads?.some(place => place.id === id) ?? false

export function pathsFrom(board: BoardData, id: RoomId, lang: Dialect): string[] {
  const { mars } = ui(lang, 'surface')
  return (board.paths ?? [])
    .filter(path => path.a === id || path.b === id)
    .map(path => (path.a === id ? path.b : path.a))
    .map(there => (there === 'bunker' ? mars.pathToBunker : mars.pathTo({ room: there })))
}

/** The areas that a room or crossroads borders on: their ids, for their noise, and their names. */
export function areasAround(board: BoardData, id: RoomId, lang: Dialect): { area: string; name: string }[] {
  const { mars } = ui(lang, 'surface')
  return (board.zones ?? [])
    .filter(({ rooms }) => rooms.includes(id) || isOpenGround(board, id))
    .map(({ id: area, number }) => ({ area, name: mars.areaNumber({ n: number }) }))
}
