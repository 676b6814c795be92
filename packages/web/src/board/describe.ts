/** A room in words, for the list and for whoever cannot see the board: what it is, what lies in it, where it leads. */
import { type MyView, type RoomId, type Seat, type TableView, tileInfo } from '@coldwake/rules'
import { colourName, intruderName, type Lang, list, objectName, roomName, roomText } from '@coldwake/text'
import { seatsIn } from '../range.ts'
import type { Words } from '../words.tsx'
import { type BoardMap, neighbours } from './geometry.ts'
import { crewHere, intrudersHere } from './places.ts'

export interface Describing {
  map: BoardMap
  table: TableView
  me: MyView | null
  name: (seat: Seat) => string
  t: Words['t']
  lang: Lang
}

export function roomTitle(table: TableView, id: RoomId, t: Words['t'], lang: Lang): string {
  const tile = table.rooms.find(view => view.room === id)?.tile
  return tile ? roomName(tile, lang) : t.unexploredRoom(id)
}

/** What one can do there, once everybody knows what it is. */
export function roomDoes(table: TableView, id: RoomId, lang: Lang): string {
  const tile = table.rooms.find(view => view.room === id)?.tile
  return tile ? roomText(table.game, tile, lang) : ''
}

export function roomContents(id: RoomId, { table, me, name, t, lang }: Describing): string[] {
  const view = table.rooms.find(one => one.room === id)
  if (!view) return []
  const facts: string[] = []
  const names = (bits: number) => list(seatsIn(bits).map(name), lang)
  const seen = me?.tiles.find(one => one.room === id)
  if (seen && view.tile === null) facts.push(t.youKnow(roomName(seen.tile, lang)))
  if (view.tile === null && view.seenBy !== 0) facts.push(t.tileSeenBy(names(view.seenBy)))
  if (view.token) facts.push(view.tokenSeenBy === 0 ? t.tokenUnseen : t.tokenSeenBy(names(view.tokenSeenBy)))
  const info = view.tile ? tileInfo(table.game, view.tile) : null
  if (info?.colour) facts.push(colourName(info.colour, lang))
  if (view.items !== null) facts.push(t.items(view.items))
  if (info?.computer) facts.push(t.computer)
  if (view.fire) facts.push(t.fire)
  if (view.malfunction) facts.push(t.malfunction)
  if (table.vent === id) facts.push(t.vent)
  if (view.tile === 'nest') facts.push(table.nestDestroyed ? t.nestDestroyed : `${t.eggsInNest}: ${table.eggs}`)
  facts.push(...view.objects.map(object => objectName(object, lang)))
  for (const { kind, injuries } of intrudersHere(table, id)) {
    const what = intruderName(kind, lang)
    facts.push(injuries > 0 ? `${what} (${t.injuries(injuries)})` : what)
  }
  if (view.arrivals > 0) facts.push(t.arrivals(view.arrivals))
  for (const { seat, pod } of crewHere(table, id)) {
    const who = seat === me?.seat ? t.you : name(seat)
    facts.push(pod === null ? who : `${who} (${t.inPod(pod).toLowerCase()})`)
  }
  return facts
}

export function roomExits(id: RoomId, { map, table, t, lang }: Describing): string[] {
  const exits = neighbours(map, id).map(({ room, way }) => {
    const door = table.doors.find(one => one.corridor === way.corridor.id)?.state
    const facts = [t.exit(way.corridor.numbers.join('·'), roomTitle(table, room.id, t, lang))]
    if (door === 'closed') facts.push(t.doorClosed)
    if (door === 'destroyed') facts.push(t.doorDestroyed)
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
