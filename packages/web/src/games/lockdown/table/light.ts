/** Where there is light in the facility, and who is in darkness. Forecast and picture, not the rule. */
import { type RoomId, type Seat, type TableView, woundInfo } from '@coldwake/rules/facts'
import { type BoardMap, isOutside } from '../../../play/board/geometry.ts'

/** Places with power, as one text: what depends on it need not be drawn again while it stays the same. */
export const litPlaces = ({ facility }: TableView): string =>
  (facility?.power ?? [])
    .filter(({ on }) => on)
    .map(({ place }) => place)
    .join(' ')

/** Is this section of the board without power? Nothing on a board without sections is. */
export const isDarkSection = (lit: string, section: string | undefined): boolean =>
  section !== undefined && !lit.split(' ').includes(section)

/** LOCK-POWER-01, LOCK-STAIR-02: a room has the light of its section; stairs belong to none. LOCK-RULING-112: open ground has that of the day. Null on the ship. */
export function isLit(map: BoardMap, table: TableView, room: RoomId): boolean | null {
  if (!table.facility || !map.site) return null
  const place = map.rooms.get(room)
  if (!place) return false
  return isOutside(place) || (place.section !== undefined && !isDarkSection(litPlaces(table), place.section))
}

/** LOCK-POWER-06, LOCK-RULING-142: whoever cannot see is in darkness everywhere. */
export function darkThere(map: BoardMap, table: TableView, room: RoomId, seat: Seat | null): boolean {
  const lit = isLit(map, table, room)
  if (lit === null) return false
  const wounds = table.crew.find(crew => crew.seat === seat)?.wounds ?? []
  return !lit || wounds.some(wound => woundInfo(table.game, wound)?.alwaysDark)
}

/** In darkness where they are now. */
export function inDark(map: BoardMap, table: TableView, seat: Seat): boolean {
  const room = table.crew.find(crew => crew.seat === seat)?.room
  return room !== undefined && darkThere(map, table, room, seat)
}

/** LOCK-POWER-12: the token that the next outage turns; null if all are out already. */
export function nextToFail({ facility }: TableView): number | null {
  const on = (facility?.power ?? []).filter(place => place.on).map(({ token }) => token)
  return on.length > 0 ? Math.max(...on) : null
}
