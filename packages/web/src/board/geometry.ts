/** Where things are on a board: pure arithmetic over board data, in board units. */
import type { BoardData, CorridorId, RoomId } from '@coldwake/rules'

export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number
  height: number
}
export type BoardRoom = BoardData['rooms'][number]
export type BoardCorridor = BoardData['corridors'][number]

/** A room's plate. */
export const TILE = { width: 160, height: 114 }
/** Special rooms, printed on the board, have larger cut corners. */
export const cutOf = (room: BoardRoom) => (room.slot === 'special' ? 26 : 13)

/** A rectangle around the origin with cut corners. */
export function cutPath(width: number, height: number, cut: number): string {
  const [x, y] = [width / 2, height / 2]
  return `M${-x + cut} ${-y}H${x - cut}L${x} ${-y + cut}V${y - cut}L${x - cut} ${y}H${-x + cut}L${-x} ${y - cut}V${-y + cut}Z`
}

/** A rim of twelve points for things with teeth. */
export function spikes(radius: number): string {
  const points = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6 - Math.PI / 2
    const reach = i % 2 ? radius * 0.84 : radius * 1.1
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** Where the ray from a plate's centre leaves the plate. */
function rim(dx: number, dy: number): Point {
  const reach = 1 / Math.max(Math.abs(dx) / (TILE.width / 2), Math.abs(dy) / (TILE.height / 2))
  return { x: dx * reach, y: dy * reach }
}

export interface Way {
  corridor: BoardCorridor
  a: BoardRoom
  b: BoardRoom
  /** The middle of what is visible between the two plates. */
  mid: Point
  length: number
  angle: number
}

/** The board as it is drawn and walked, worked out once per board. */
export interface BoardMap {
  board: BoardData
  rooms: ReadonlyMap<RoomId, BoardRoom>
  ways: ReadonlyMap<CorridorId, Way>
  /** Entrances to technical corridors by room, with the plate's place. */
  entrances: ReadonlyMap<RoomId, { network: string; numbers: number[]; at: Point }>
  /** Where the plate of a technical network lies. */
  networks: ReadonlyMap<string, Point>
  /** Everything that must be seen when the whole board is shown. */
  bounds: Box
}

/** Drawn better elsewhere than where the data has them, until the data knows. */
const NETWORK_AT: Record<string, Record<string, Point>> = { 'nemesis-base': { main: { x: 1185, y: 510 } } }

export function mapOf(board: BoardData): BoardMap {
  const rooms = new Map(board.rooms.map(room => [room.id, room]))
  const room = (id: RoomId) => {
    const found = rooms.get(id)
    if (!found) throw new Error(`board ${board.id} has no room ${id}`)
    return found
  }
  const ways = new Map(
    board.corridors.map(corridor => [corridor.id, wayOf(corridor, room(corridor.a), room(corridor.b))]),
  )
  const entrances = new Map(
    board.technical.map(({ room: id, numbers, network }) => {
      const { x, y, slot } = room(id)
      const above = y < board.layout.height / 2
      // Above on the right, below on the left: names and pieces stay free.
      const side = TILE.width / 2 - (slot === 'special' ? 44 : 38)
      const at = { x: x + (above ? side : -side), y: y + (above ? -1 : 1) * (TILE.height / 2 + 6) }
      return [id, { network, numbers, at }]
    }),
  )
  const networks = new Map(board.networks.map(n => [n.id, NETWORK_AT[board.id]?.[n.id] ?? { x: n.x, y: n.y }]))
  return { board, rooms, ways, entrances, networks, bounds: boundsOf(board.rooms) }
}

function wayOf(corridor: BoardCorridor, a: BoardRoom, b: BoardRoom): Way {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const from = rim(dx, dy)
  const to = rim(-dx, -dy)
  const [x1, y1, x2, y2] = [a.x + from.x, a.y + from.y, b.x + to.x, b.y + to.y]
  return {
    corridor,
    a,
    b,
    mid: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 },
    length: Math.hypot(x2 - x1, y2 - y1),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  }
}

const MARGIN = { side: 42, top: 36, bottom: 28 }

/** Plates and the tags above them. */
export function boundsOf(rooms: readonly Point[]): Box {
  const xs = rooms.map(room => room.x)
  const ys = rooms.map(room => room.y)
  const left = Math.min(...xs) - TILE.width / 2 - MARGIN.side
  const top = Math.min(...ys) - TILE.height / 2 - MARGIN.top
  const right = Math.max(...xs) + TILE.width / 2 + MARGIN.side
  const bottom = Math.max(...ys) + TILE.height / 2 + MARGIN.bottom
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Rooms one corridor away, with the corridor between. */
export function neighbours(map: BoardMap, id: RoomId): { room: BoardRoom; way: Way }[] {
  return [...map.ways.values()].flatMap(way => {
    if (way.a.id === id) return [{ room: way.b, way }]
    if (way.b.id === id) return [{ room: way.a, way }]
    return []
  })
}

/** The corridor between two rooms, if there is one. */
export const wayBetween = (map: BoardMap, a: RoomId, b: RoomId): Way | null =>
  neighbours(map, a).find(({ room }) => room.id === b)?.way ?? null

/** The middle of a corridor; of a technical network, its entrance in the given room or its plate. */
export function corridorPoint(map: BoardMap, id: CorridorId, room?: RoomId): Point | null {
  const way = map.ways.get(id)
  if (way) return way.mid
  const entrance = room === undefined ? undefined : map.entrances.get(room)
  if (entrance?.network === id) return entrance.at
  return map.networks.get(id) ?? null
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const DIRECTION: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The room an arrow key leads to: the corridor that points there best, within 60 degrees of it. */
export function roomTowards(map: BoardMap, from: RoomId, arrow: Arrow): RoomId | null {
  const here = map.rooms.get(from)
  if (!here) return null
  const to = DIRECTION[arrow]
  let best: { id: RoomId; cos: number } | null = null
  for (const { room } of neighbours(map, from)) {
    const [dx, dy] = [room.x - here.x, room.y - here.y]
    const cos = (dx * to.x + dy * to.y) / Math.hypot(dx, dy)
    if (cos > 0.5 && (best === null || cos > best.cos)) best = { id: room.id, cos }
  }
  return best?.id ?? null
}

/** Where the pieces of a room stand, and how large: along its lower right, three and more of them in two rows; a crowd closes up. */
export function standing(room: Point, count: number, index: number): Point & { radius: number } {
  const right = room.x + TILE.width / 2
  if (count === 1) return { x: right - 33, y: room.y + 20, radius: 27 }
  if (count === 2) return { x: right - 30 - index * 51, y: room.y + 24, radius: 23 }
  const below = Math.ceil(count / 2)
  const up = index >= below
  const place = up ? index - below : index
  const crowd = below > 3
  const step = crowd ? Math.min(32, (TILE.width - 32) / (below - 1)) : 42
  return { x: right - (crowd ? 16 : 25) - place * step, y: room.y + (up ? -6 : 33), radius: crowd ? 14 : 17 }
}
