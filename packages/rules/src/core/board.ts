/** A board as the rules walk it: rooms and corridors as small numbers, text ids only at the edges. */
import { readBoardParts } from '../games/boards.ts'
import type { CorridorId, RoomId } from './types.ts'

/** What is printed where a room is. */
export interface Place {
  id: RoomId
  x: number
  y: number
  slot: string
  special?: string
  itemsCounter: boolean
  /** True, or the kind of character that begins here. */
  start?: boolean | string
  section?: string
  stairs?: boolean
  exit?: boolean
  /** The tile that lies here open from the start. */
  faceUpTile?: string
  /** Is there an exploration token, and of which kind; without it one lies on every face-down tile. */
  explorationToken?: boolean | string
}

/** The shape of a board's JSON file (under `games`). What only one game's boards have is merged in there. */
export interface BoardData {
  id: string
  game: string
  name: string
  layout: { width: number; height: number; roomRadius: number }
  rooms: Place[]
  /** Places on open ground. */
  crossroads?: { id: RoomId; x: number; y: number; explorationToken?: string }[]
  /** Ways without numbers, between places or off the board. */
  paths?: { id: CorridorId; a: string; b: string; via?: number[][] }[]
  /** Areas of open ground, each with the rooms of its building. */
  zones?: { id: CorridorId; number: number; x: number; y: number; building: string | null; rooms: RoomId[] }[]
  corridors: {
    id: CorridorId
    a: RoomId
    b: RoomId
    numbers: number[]
    section?: string
    /** How far it is drawn beside the straight line, where two join the same rooms. */
    bend?: number
  }[]
  technical: { room: RoomId; numbers: number[]; network: string }[]
  networks: { id: string; name: string; color: string; x: number; y: number }[]
  sections?: BoardSection[]
  spaces?: { id: string; kind: string; x: number; y: number }[]
  tracks: Tracks
}

/** A part of the board. Opened by declaration merging. */
export interface BoardSection {
  id: string
  color: string
  box: number[]
}

/** Spaces of the tracks. Opened by declaration merging, as the other shapes of a board's file. */
export interface Tracks {
  time: TimeSpace[]
  selfDestruct: { n: number; color: string; start?: boolean; end?: string; irreversible?: boolean }[]
}

export interface TimeSpace {
  n: number
  color: string
  start?: boolean
  end?: string
}

/** What is known of a board when its games read what only theirs have. */
export type Numbering = Pick<Board, 'places' | 'roomIndex' | 'corridorIndex'>

/** Where one can walk from a room, and through which corridor. */
export interface Way {
  to: number
  via: number
  /** The other corridor to the same room, or −1. */
  twin: number
}

/** Opened by declaration merging. Boards of all games have all of it: to the compiler they are one kind of object. */
export interface Board {
  data: BoardData
  /** Rooms first, next crossroads: to the rules they are rooms of a kind. */
  rooms: readonly RoomId[]
  roomIndex: Readonly<Record<RoomId, number>>
  places: readonly Place[]
  /** Corridors between rooms first, next paths, one for each technical network, and one for each Area. */
  corridors: readonly CorridorId[]
  corridorIndex: Readonly<Record<CorridorId, number>>
  /** Corridors from here on have no doors; those before the first network are paths, where there is never noise. */
  firstPath: number
  /** Corridors from here on lead off the board: technical networks and Areas. */
  firstNetwork: number
  /** Corridors from here on are Areas: no effect that names technical corridors is meant for them. */
  firstArea: number
  /** Corridor that can have a door → the two rooms it joins. */
  ends: readonly (readonly [number, number])[]
  /** exits[room][number]: the corridor with that number, or −1. */
  exits: readonly (readonly number[])[]
  /** Every corridor of a room in which there can be noise once, networks included. */
  around: readonly (readonly number[])[]
  ways: readonly (readonly Way[])[]
  start: number
  /** Kind of character → the room it begins in, where the board tells them apart. */
  starts: Readonly<Record<string, number>>
  /** Room → place of its section in the board's list, −1 where it has none. */
  sectionOf: readonly number[]
  /** Corridor → the same. */
  corridorSection: readonly number[]
  /** Rooms with a way into a technical network. */
  entrances: readonly boolean[]
  /** Room → back of the exploration token that lies there at the start; empty where there is none. */
  tokens: readonly string[]
  /** Room → is it open ground. */
  outside: readonly boolean[]
}

/** Where the self-destruct marker lies: on a track of its own, or beside the time. */
export const selfDestructTrack = ({ tracks }: BoardData): TimeSpace[] =>
  tracks.selfDestruct.length > 0 ? tracks.selfDestruct : tracks.time

const NUMBERS = 5

/** Id → index, with nothing inherited: an id that is not on the board finds nothing. */
const indexOf = (ids: readonly string[]): Record<string, number> =>
  Object.assign(Object.create(null), Object.fromEntries(ids.map((id, i) => [id, i])))

/** Kind of exploration token → its back, where that is another than the common one. */
export type TokenBacks = Readonly<Record<string, string>>
const TOKEN = 'token'
function tokenOn({ slot, faceUpTile, explorationToken }: Place, backs: TokenBacks): string {
  if (typeof explorationToken === 'string') return backs[explorationToken] ?? TOKEN
  return (explorationToken ?? (slot !== 'special' && faceUpTile === undefined)) ? TOKEN : ''
}

export function readBoard(data: BoardData, tokenBacks: TokenBacks = {}): Board {
  const { crossroads = [], paths = [], zones = [] } = data
  const places: Place[] = [
    ...data.rooms,
    ...crossroads.map(place => ({ ...place, slot: 'special', special: 'crossroads', itemsCounter: false })),
  ]
  const rooms = places.map(r => r.id)
  const roomIndex = indexOf(rooms)
  const corridors = [...data.corridors, ...paths, ...data.networks, ...zones].map(({ id }) => id)
  const corridorIndex = indexOf(corridors)
  const exits = rooms.map(() => Array<number>(NUMBERS).fill(-1))
  const around: number[][] = rooms.map(() => [])
  const ways: Way[][] = rooms.map(() => [])
  const connect = (room: number, corridor: number, numbers: readonly number[]) => {
    for (const n of numbers) exits[room][n] = corridor
    if (!around[room].includes(corridor)) around[room].push(corridor)
  }
  const join = (a: number, b: number, via: number) => {
    ways[a].push({ to: b, via, twin: -1 })
    ways[b].push({ to: a, via, twin: -1 })
  }
  data.corridors.forEach((c, via) => {
    const a = roomIndex[c.a]
    const b = roomIndex[c.b]
    connect(a, via, c.numbers)
    connect(b, via, c.numbers)
    join(a, b, via)
  })
  for (const { id, a, b } of paths) if (b in roomIndex) join(roomIndex[a], roomIndex[b], corridorIndex[id])
  for (const t of data.technical) connect(roomIndex[t.room], corridorIndex[t.network], t.numbers)
  for (const { id, number, rooms: inside } of zones) {
    const area = corridorIndex[id]
    const open = crossroads.map(place => place.id)
    // LOCK-MARS-10, LOCK-MARS-11
    for (const room of [...inside, ...open]) connect(roomIndex[room], area, [number])
  }
  for (const list of ways) {
    list.sort((p, q) => p.to - q.to || p.via - q.via)
    for (const way of list) way.twin = list.find(w => w.to === way.to && w.via !== way.via)?.via ?? -1
  }
  const start = data.rooms.findIndex(r => r.start)
  const sections = (data.sections ?? []).map(section => section.id)
  const sectionIndex = (id: string | undefined) => (id === undefined ? -1 : sections.indexOf(id))
  const firstPath = data.corridors.length
  const firstNetwork = firstPath + paths.length
  return {
    data,
    rooms,
    roomIndex,
    places,
    corridors,
    corridorIndex,
    firstPath,
    firstNetwork,
    firstArea: firstNetwork + data.networks.length,
    ends: data.corridors.map(({ a, b }): [number, number] => [roomIndex[a], roomIndex[b]]),
    exits,
    around,
    ways,
    start,
    starts: Object.fromEntries(
      data.rooms.flatMap(({ start: kind }, room) => (typeof kind === 'string' ? [[kind, room]] : [])),
    ),
    sectionOf: places.map(({ section }) => sectionIndex(section)),
    corridorSection: corridors.map((_, i) => sectionIndex(data.corridors[i]?.section)),
    entrances: rooms.map(id => data.technical.some(({ room }) => room === id)),
    tokens: places.map(place => tokenOn(place, tokenBacks)),
    outside: places.map((_, room) => room >= data.rooms.length),
    ...readBoardParts(data, { places, roomIndex, corridorIndex }),
  }
}
