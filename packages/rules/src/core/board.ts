/** A board as the rules walk it: rooms and corridors as small numbers, text ids only at the edges. */
import type { CorridorId, RoomId } from './types.ts'

/** The shape of content/boards/*.json. */
export interface BoardData {
  id: string
  game: string
  name: string
  layout: { width: number; height: number; roomRadius: number }
  rooms: {
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
    faceUpTile?: string
  }[]
  corridors: { id: CorridorId; a: RoomId; b: RoomId; numbers: number[]; section?: string }[]
  technical: { room: RoomId; numbers: number[]; network: string }[]
  networks: { id: string; name: string; color: string; x: number; y: number }[]
  sections?: { id: string; color: string; powerSpace: number[]; box: number[] }[]
  elevator?: { rooms: RoomId[]; start: RoomId; powerSpace: number[] }
  exit?: { room: RoomId; bunker: { x: number; y: number }; gate: { x: number; y: number }; roverStart: RoomId }
  spaces?: { id: string; kind: string; x: number; y: number }[]
  tracks: {
    time: {
      n: number
      color: string
      start?: boolean
      end?: string
      hibernationOpen?: boolean
      isolationOpen?: boolean
      css?: boolean
      /** Power thresholds crossed on the way to this space. */
      outages?: string[]
    }[]
    selfDestruct: { n: number; color: string; start?: boolean; end?: string; irreversible?: boolean }[]
    destination: { n: string; start?: boolean }[]
    engines?: { engine: number; tokens: number }[]
    /** Numbers of the escape pods that may lie at each section. */
    pods?: { section: string; order: number[] }[]
    /** Letters of the pods for cargo. */
    cssPods?: string[]
    knowledge?: { min: number; max: number; weaknessAt: number[] }
    power?: { tokens: { n: number; on: boolean }[] }
  }
}

/** Where one can walk from a room, and through which corridor. */
export interface Way {
  to: number
  via: number
}

export interface Board {
  data: BoardData
  rooms: readonly RoomId[]
  roomIndex: Readonly<Record<RoomId, number>>
  /** Corridors between rooms first, next one for each technical network. */
  corridors: readonly CorridorId[]
  corridorIndex: Readonly<Record<CorridorId, number>>
  /** Corridors from here on are technical networks: no doors, no ends. */
  firstNetwork: number
  /** exits[room][number]: the corridor with that number, or −1. */
  exits: readonly (readonly number[])[]
  /** Every corridor of a room once, networks included. */
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
  /** The room that leads outside, or −1. */
  exitRoom: number
}

/** Where the self-destruct marker lies: on a track of its own, or beside the time. */
export const selfDestructTrack = ({ tracks }: BoardData): BoardData['tracks']['time'] =>
  tracks.selfDestruct.length > 0 ? tracks.selfDestruct : tracks.time

const NUMBERS = 5

/** Id → index, with nothing inherited: an id that is not on the board finds nothing. */
const indexOf = (ids: readonly string[]): Record<string, number> =>
  Object.assign(Object.create(null), Object.fromEntries(ids.map((id, i) => [id, i])))

export function readBoard(data: BoardData): Board {
  const rooms = data.rooms.map(r => r.id)
  const roomIndex = indexOf(rooms)
  const corridors = [...data.corridors.map(c => c.id), ...data.networks.map(n => n.id)]
  const corridorIndex = indexOf(corridors)
  const exits = rooms.map(() => Array<number>(NUMBERS).fill(-1))
  const around: number[][] = rooms.map(() => [])
  const ways: Way[][] = rooms.map(() => [])
  const connect = (room: number, corridor: number, numbers: number[]) => {
    for (const n of numbers) exits[room][n] = corridor
    if (!around[room].includes(corridor)) around[room].push(corridor)
  }
  data.corridors.forEach((c, via) => {
    const a = roomIndex[c.a]
    const b = roomIndex[c.b]
    connect(a, via, c.numbers)
    connect(b, via, c.numbers)
    ways[a].push({ to: b, via })
    ways[b].push({ to: a, via })
  })
  for (const t of data.technical) connect(roomIndex[t.room], corridorIndex[t.network], t.numbers)
  for (const list of ways) list.sort((p, q) => p.to - q.to || p.via - q.via)
  const start = data.rooms.findIndex(r => r.start)
  const sections = (data.sections ?? []).map(section => section.id)
  const sectionIndex = (id: string | undefined) => (id === undefined ? -1 : sections.indexOf(id))
  return {
    data,
    rooms,
    roomIndex,
    corridors,
    corridorIndex,
    firstNetwork: data.corridors.length,
    exits,
    around,
    ways,
    start,
    starts: Object.fromEntries(
      data.rooms.flatMap(({ start: kind }, room) => (typeof kind === 'string' ? [[kind, room]] : [])),
    ),
    sectionOf: data.rooms.map(({ section }) => sectionIndex(section)),
    corridorSection: corridors.map((_, i) => sectionIndex(data.corridors[i]?.section)),
    entrances: data.rooms.map(({ id }) => data.technical.some(({ room }) => room === id)),
    exitRoom: data.rooms.findIndex(({ exit }) => exit),
  }
}
