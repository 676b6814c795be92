import type { RoomId } from '@coldwake/rules/facts'
import type { Describing } from '../../../play/board/describeRoom.ts'
import { areasAt, isOutside } from '../../../play/board/geometry.ts'
import { isLit } from './light.ts'

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
