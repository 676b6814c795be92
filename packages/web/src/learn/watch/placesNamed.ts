/** Where on the board the things are that somebody speaks of. */
import type { TableView } from '@coldwake/rules/facts'
import {
  type BoardMap,
  type Box,
  boundsOf,
  corridorPoint,
  type Point,
  placeAt,
  TILE,
} from '../../play/board/geometry.ts'

/** The places of these keys of explanation, such as `room:004`; none of what lies nowhere on the board. */
export const placesNamed = (keys: readonly string[], map: BoardMap, table: Pick<TableView, 'crew'>): Point[] =>
  keys.flatMap(key => placesOfKey(key, map, table))

/** What the board shows while these are spoken of; null where none of them lies on it. */
export function frameOf(keys: readonly string[], map: BoardMap, table: Pick<TableView, 'crew'>): Box | null {
  const places = placesNamed(keys, map, table)
  return places.length > 0 ? roomAround(places) : null
}

/** So much is shown at least: a room is no place without those beside it. */
const LEAST = { width: 3.4 * TILE.width, height: 2.6 * TILE.height }

/** The part of the board with these places in the middle of it. */
export function roomAround(places: readonly Point[]): Box {
  const { x, y, width, height } = boundsOf(places)
  const [more, taller] = [Math.max(0, LEAST.width - width), Math.max(0, LEAST.height - height)]
  return { x: x - more / 2, y: y - taller / 2, width: width + more, height: height + taller }
}

function placesOfKey(key: string, map: BoardMap, { crew }: Pick<TableView, 'crew'>): readonly Point[] {
  const [kind, id = ''] = key.split(':')
  const room = (id: string) => map.rooms.get(id) ?? []
  switch (kind) {
    case 'room':
      return [room(id)].flat()
    case 'corridor':
      return [corridorPoint(map, id) ?? []].flat()
    case 'person':
      return crew.flatMap(one => (String(one.seat) === id ? room(one.room) : []))
    case 'mark':
      return [room(id.split('.').at(-1) ?? '')].flat()
    case 'power':
      return placeAt(map, key)
    case 'cargoPod':
      return [map.site?.pods.get(id) ?? []].flat()
    default:
      return []
  }
}
