/** A room in words, for the list and for whoever cannot see the board: what it is, what lies in it, where it leads. */
import {
  type CrewView,
  findBoard,
  intrudersIn,
  type LockdownView,
  type MyView,
  type ObjectName,
  type RoomId,
  type Seat,
  type TableView,
  tileInfo,
} from '@coldwake/rules/facts'
import {
  cardName,
  colourName,
  type Dialect,
  intruderName,
  list,
  lowered,
  objectName,
  roomName,
  roomText,
} from '@coldwake/text'
import { seatsIn } from '../../app/counting.ts'
import type { Words } from '../../app/words.ts'
import { isLit, nextToFail } from '../../games/viewFacts.ts'
import { areasAt, type BoardMap, isOutside, neighbours } from './geometry.ts'
import { crewShownIn } from './places.ts'

export interface Describing {
  map: BoardMap
  table: TableView
  me: MyView | null
  name: (seat: Seat) => string
  t: Words<'lockdown' | 'surface'>['t']
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

/** What one can do there, once everybody knows what it is. */
export function roomDoes(table: TableView, id: RoomId, lang: Dialect): string {
  const tile = table.rooms.find(view => view.room === id)?.tile
  return tile ? roomText(table.game, tile, lang) : ''
}

/** Which part of the facility it is, whether there is light, whether it leads outside. */
function placeFacts(id: RoomId, { map, table, t }: Describing): string[] {
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

/** The facility besides its rooms: who has power, ways out and who took them. */
export function siteFacts({ map, table, name, t, lang }: Describing): string[] {
  const { facility: now } = table
  if (!now || !map.site) return []
  const { facility: say, site } = t
  const next = nextToFail(table)
  const who = (there: readonly CrewView[]) =>
    list(
      there.map(({ seat }) => name(seat)),
      lang,
    )
  const power = now.power.map(({ place, token, on }) => {
    const light = on ? say.lit : say.dark
    const state = place === 'elevator' ? (on ? say.running : say.stands) : light
    const facts = [
      site.sectionIs({ section: say.place[place], state }),
      say.powerToken({ token }),
      token === next ? say.nextToFail : '',
    ]
    return facts.filter(Boolean).join(', ')
  })
  const away = table.crew.filter(({ fate }) => fate === 'bunker')
  const locked = table.crew.filter(({ fate }) => fate === 'locked')
  const pods = table.pods.map(({ pod, section }) => {
    const there = table.crew.filter(crew => crew.fate === 'inPod' && crew.pod === pod)
    return `${say.cssPod({ letter: section })}: ${there.length > 0 ? who(there) : say.empty}`
  })
  return [
    ...power,
    `${say.gate}: ${now.gateOpen ? say.gateOpen : say.gateClosed}`,
    `${say.rover}: ${roverSaid(table, t, lang)}`,
    `${say.bunker}: ${away.length > 0 ? who(away) : say.nobodyThere}`,
    ...pods,
    ...(locked.length > 0 ? [`${say.isolation}: ${who(locked)}`] : []),
    `${say.computer}: ${cardName(now.computer.card, lang)}`,
    `${say.neutralPool}: ${say.tokens({ n: now.pool.length })}`,
    `${say.active}: ${now.active.card ? cardName(now.active.card, lang) : say.secretToTheEnd}`,
    ...[...map.areas].map(([id, { number }]) =>
      site.sectionIs({
        section: t.mars.areaNumber({ n: number }),
        state: table.noise.includes(id) ? t.noise : t.noNoise,
      }),
    ),
    ...(now.surface ? [`${t.mars.cards}: ${surfaceDeck(now.surface, t, lang)}`] : []),
  ]
}

/** At the gate, or at which of the exits where there are several. */
export function roverSaid(table: TableView, t: Words<'lockdown' | 'surface'>['t'], lang: Dialect): string {
  const { facility } = table
  if (!facility) return ''
  if (facility.rover === 'bunker') return t.facility.roverAway
  return facility.surface ? t.mars.roverAt({ room: roomTitle(table, facility.rover, t, lang) }) : t.facility.roverHere
}

/** How many cards of the Surface are left, and which have been. */
export function surfaceDeck(
  { deck, discard }: NonNullable<LockdownView['surface']>,
  t: Words<'surface'>['t'],
  lang: Dialect,
): string {
  const gone = list(
    discard.map(card => cardName(card, lang)),
    lang,
  )
  return [t.mars.cardsLeft({ n: deck }), ...(gone ? [t.mars.discarded({ cards: gone })] : [])].join(', ')
}

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

export function roomExits(id: RoomId, { map, table, t, lang }: Describing): string[] {
  const exits = neighbours(map, id).map(({ room, way }) => {
    const door = table.doors.find(one => one.corridor === way.corridor.id)?.state
    const there = roomTitle(table, room.id, t, lang)
    const facts = [
      way.path ? t.mars.pathTo({ room: there }) : t.exit({ numbers: way.corridor.numbers.join('·'), to: there }),
    ]
    if (door === 'closed') facts.push(t.doorClosed)
    if (door === 'destroyed') facts.push(t.doorDestroyed)
    if (table.noise.includes(way.corridor.id)) facts.push(t.noise)
    return facts.join(', ')
  })
  const entrance = map.entrances.get(id)
  if (entrance) {
    const facts = [t.exit({ numbers: entrance.numbers.join('·'), to: t.networkName({ id: entrance.network }) })]
    if (table.noise.includes(entrance.network)) facts.push(t.noise)
    exits.push(facts.join(', '))
  }
  for (const [area, { number }] of areasAt(map, id)) {
    const facts = [t.exit({ numbers: String(number), to: t.mars.areaNumber({ n: number }) })]
    if (table.noise.includes(area)) facts.push(t.noise)
    exits.push(facts.join(', '))
  }
  if (map.board.paths?.some(({ a, b }) => a === id && b === 'bunker')) exits.push(t.mars.pathToBunker)
  return exits
}
