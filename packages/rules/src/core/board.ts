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
    start?: boolean
  }[]
  corridors: { id: CorridorId; a: RoomId; b: RoomId; numbers: number[] }[]
  technical: { room: RoomId; numbers: number[]; network: string }[]
  networks: { id: string; name: string; color: string; x: number; y: number }[]
  tracks: {
    time: { n: number; color: string; start?: boolean; end?: string; hibernationOpen?: boolean }[]
    selfDestruct: { n: number; color: string; start?: boolean; end?: string; irreversible?: boolean }[]
    destination: { n: string; start?: boolean }[]
    engines?: { engine: number; tokens: number }[]
    /** Numbers of the escape pods that may lie at each section. */
    pods?: { section: string; order: number[] }[]
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
}

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
  }
}
