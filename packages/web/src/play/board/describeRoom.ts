/** A room in words, for the list and for whoever cannot see the board: what it is and what lies in it. */
import {
  findBoard,
  intrudersIn,
  type MyView,
  type ObjectName,
  type RoomId,
  type Seat,
  type TableView,
  tileInfo,
} from '@coldwake/rules/facts'
import { colourName, type Dialect, intruderName, list, lowered, objectName, roomName } from '@coldwake/text'
import { seatsIn } from '../../app/counting.ts'
import type { Words } from '../../app/words.ts'
import type { TableWords } from '../../games/tableWords.ts'
import { placeFacts } from '../../games/viewFacts.ts'
import type { BoardMap } from './geometry.ts'
import { crewShownIn } from './places.ts'

export interface Describing {
  map: BoardMap
  table: TableView
  me: MyView | null
  name: (seat: Seat) => string
  t: TableWords['t']
  lang: Dialect
}

/** The same name where several have it is followed by what tells them apart. */
export function roomTitle(table: TableView, id: RoomId, t: Words['t'], lang: Dialect): string {
  const tile = table.rooms.find(view => view.room === id)?.tile
  if (!tile) return t.unexploredRoom({ room: id })
  const alike = table.rooms.filter(view => view.tile === tile)
  return alike.length > 1 ? `${roomName(tile, lang)} ${sectionOf(table, id) ?? id}` : roomName(tile, lang)
}

const sectionOf = (table: TableView, id: RoomId) => findBoard(table)?.rooms.find(room => room.id === id)?.section

/** NEM-MODE-COOP-04: is it the body of somebody who may come back? */
export const mayRevive = ({ mode, crew }: TableView, object: ObjectName): boolean =>
  mode === 'cooperative' && crew.some(({ character }) => object === `corpse.${character}`)

export function roomContents(id: RoomId, describing: Describing): string[] {
  const { table, me, name, t, lang } = describing
  const view = table.rooms.find(one => one.room === id)
  if (!view) return []
  const facts = placeFacts(id, describing)
  const names = (bits: number) => list(seatsIn(bits).map(name), lang)
  const seen = me?.tiles.find(one => one.room === id)
  if (seen && view.tile === null) facts.push(t.youKnow({ tile: roomName(seen.tile, lang) }))
  if (view.tile === null && view.seenBy !== 0) facts.push(t.tileSeenBy({ names: names(view.seenBy) }))
  if (view.token) facts.push(view.tokenSeenBy === 0 ? t.tokenUnseen : t.tokenSeenBy({ names: names(view.tokenSeenBy) }))
  const info = view.tile ? tileInfo(table.game, view.tile) : null
  if (info?.colour) facts.push(colourName(info.colour, lang))
  if (view.items !== null) facts.push(t.items({ n: view.items }))
  if (info?.computer) facts.push(t.computer)
  if (view.fire) facts.push(t.fire)
  if (view.malfunction) facts.push(t.malfunction)
  if (table.vent === id) facts.push(t.vent)
  if (view.tile === 'nest') facts.push(table.nestDestroyed ? t.nestDestroyed : `${t.eggsInNest}: ${table.eggs}`)
  facts.push(
    ...view.objects.map(object =>
      [objectName(object, lang), ...(mayRevive(table, object) ? [t.revivable] : [])].join(': '),
    ),
  )
  for (const { kind, injuries } of intrudersIn(table, id)) {
    const what = intruderName(kind, lang)
    facts.push(injuries > 0 ? `${what} (${t.injuries({ n: injuries })})` : what)
  }
  if (view.arrivals > 0) facts.push(t.arrivals({ n: view.arrivals }))
  for (const { seat, pod } of crewShownIn(table, id)) {
    const who = seat === me?.seat ? t.you : name(seat)
    facts.push(pod === null ? who : `${who} (${lowered(t.inPod({ pod }), lang)})`)
  }
  return facts
}
