import { findBoard, type PowerPlace, type RoomId, type TableView } from '@coldwake/rules/facts'
import type { Words } from '../../../app/words.ts'
import type { Describing } from '../../../play/board/describeRoom.ts'
import { areasAt, isOutside } from '../../../play/board/geometry.ts'
import { isDarkSection, isLit, litPlaces } from './light.ts'

/** Which part of the facility it is, whether there is light, whether it leads outside. */
export function placeFacts(id: RoomId, { map, table, t }: Describing): string[] {
  const lit = isLit(map, table, id)
  const room = map.rooms.get(id)
  if (lit === null || !room) return []
  const { section, exit } = room
  const light = section
    ? t.site.sectionIs({ section, state: lit ? t.facility.lit : t.facility.dark })
    : t.site.alwaysDark
  const facts = [isOutside(room) ? t.mars.openGround : light]
  const area = isOutside(room) ? null : areasAt(map, id)[0]
  if (area) facts.push(t.mars.inBuilding({ n: area[1].number }))
  if (exit) facts.push(t.site.exit)
  if (map.areas.size > 0 && table.facility?.rover === id) facts.push(t.mars.roverHere)
  if (table.facility?.elevator === id) facts.push(t.site.elevatorHere)
  return facts
}

/** That a room lies in darkness. Staircases always do, open ground never. */
export function darkRoomText(table: TableView, room: RoomId, t: Words<'lockdown'>['t']): string | null {
  const place = findBoard(table)?.rooms.find(({ id }) => id === room)
  if (table.facility === null || !place) return null
  const isLight = place.section !== undefined && !isDarkSection(litPlaces(table), place.section)
  return isLight ? null : t.facility.inTheDark
}

export const powerPlaceName = (place: PowerPlace, t: Words<'lockdown'>['t']): string => t.facility.place[place]
