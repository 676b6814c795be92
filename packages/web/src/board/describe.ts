/** A room in words, for those who do not see the board: what it is, what lies in it, where it leads. */
import { type MyView, type RoomId, type TableView, tileInfo } from '@coldwake/rules'
import { colourName, type Lang, roomName } from '@coldwake/text'
import type { Words } from '../words.tsx'
import { type BoardMap, neighbours } from './geometry.ts'

export interface Describing {
  map: BoardMap
  table: TableView
  me: MyView | null
  name: (seat: number) => string
  t: Words['t']
  lang: Lang
}

export function roomTitle(table: TableView, id: RoomId, t: Words['t'], lang: Lang): string {
  const tile = table.rooms.find(view => view.room === id)?.tile
  return tile ? roomName(tile, lang) : t.unexploredRoom(id)
}

export function roomContents(id: RoomId, { table, me, name, t, lang }: Describing): string[] {
  const view = table.rooms.find(one => one.room === id)
  if (!view) return []
  const seen = me?.tiles.find(one => one.room === id)
  const facts: string[] = []
  if (seen && view.tile === null) facts.push(t.youKnow(roomName(seen.tile, lang)))
  const colour = view.tile && tileInfo(table.game, view.tile).colour
  if (colour) facts.push(colourName(colour, lang))
  if (view.items !== null) facts.push(t.items(view.items))
  if (view.tile && tileInfo(table.game, view.tile).computer) facts.push(t.computer)
  if (view.fire) facts.push(t.fire)
  if (view.malfunction) facts.push(t.malfunction)
  for (const crew of table.crew) {
    if (crew.room !== id) continue
    const who = crew.seat === me?.seat ? t.you : name(crew.seat)
    facts.push(crew.alive ? who : t.corpseOf(who))
  }
  return facts
}

export function roomExits(id: RoomId, { map, table, t, lang }: Describing): string[] {
  const exits = neighbours(map, id).map(({ room, way }) => {
    const door = table.doors.find(one => one.corridor === way.corridor.id)?.state
    const facts = [t.exit(way.corridor.numbers.join('·'), roomTitle(table, room.id, t, lang))]
    if (door) facts.push(door === 'closed' ? t.doorClosed : t.doorDestroyed)
    if (table.noise.includes(way.corridor.id)) facts.push(t.noise)
    return facts.join(', ')
  })
  const entrance = map.entrances.get(id)
  if (entrance) {
    const facts = [t.exit(entrance.numbers.join('·'), t.technicalCorridors)]
    if (table.noise.includes(entrance.network)) facts.push(t.noise)
    exits.push(facts.join(', '))
  }
  return exits
}
