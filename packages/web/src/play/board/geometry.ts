/** Where things are on a board: pure arithmetic over board data, in board units. */
import type { BoardData, CorridorId, RoomId } from '@coldwake/rules/facts'

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
/** Open ground, no room. LOCK-MARS-07 */
export const isOutside = ({ special }: BoardRoom): boolean => special === 'crossroads'
/** Special rooms, printed on the board, have larger cut corners; open ground is nearly round. */
export const cutOf = (room: BoardRoom) => (isOutside(room) ? 40 : room.slot === 'special' ? 26 : 13)

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

/** Where a ray from beside a plate's centre leaves the plate. */
function rim(from: Point, dx: number, dy: number): Point {
  const reach = (half: number, start: number, along: number) =>
    along === 0 ? Number.POSITIVE_INFINITY : (half * Math.sign(along) - start) / along
  const far = Math.min(reach(TILE.width / 2, from.x, dx), reach(TILE.height / 2, from.y, dy))
  return { x: from.x + dx * far, y: from.y + dy * far }
}

export interface Way {
  corridor: BoardCorridor
  a: BoardRoom
  b: BoardRoom
  /** A path over open ground: no numbers, no doors, never noise. LOCK-MARS-08 */
  path: boolean
  /** Its floor begins and ends under the plates: in their middle, or beside it where two join the same rooms. */
  from: Point
  to: Point
  /** Where it turns on the way there. */
  via: readonly Point[]
  /** The middle of what is visible between the two plates. */
  mid: Point
  length: number
  angle: number
}

/** What only the facility has besides rooms and corridors, and where it is drawn. */
export interface Site {
  sections: readonly { id: string; box: Box }[]
  /** Where power tokens lie, by place, and how wide words beside them may be where that is less than usual. */
  power: ReadonlyMap<string, Point & { width?: number }>
  /** Rooms the elevator stops in, from the top. */
  lift: readonly RoomId[]
  /** Where the road to the bunker begins: beside the exit, or in the middle of the crossroads. The gate lies across it. */
  road: Point
  gate: Point
  /** Where the first of those in the bunker stands; the others stand to the right. */
  bunker: Point
  /** Pods for cargo by their letters. */
  pods: ReadonlyMap<string, Point>
  /** The right ends of what lies beside the rooms: the active contingency, the card of the computer. */
  active: Point
  computer: Point
  pool: Point
}

/** An Area of the Surface: a technical corridor of its own kind, open to its building and to all open ground. LOCK-MARS-10/11 */
export interface Area {
  number: number
  at: Point
  rooms: ReadonlySet<RoomId>
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
  /** None where the board has no Surface. */
  areas: ReadonlyMap<CorridorId, Area>
  /** Null where there are no sections: on the ship. */
  site: Site | null
  /** Is there a room so near to the upper left corner that little else fits there? */
  tight: boolean
  /** Everything that must be seen when the whole board is shown. */
  bounds: Box
}

/** Drawn better elsewhere than where the data has them, until the data knows. */
const NETWORK_AT: Record<string, Record<string, Point>> = { 'nemesis-base': { main: { x: 1185, y: 510 } } }

export function mapOf(board: BoardData | undefined): BoardMap {
  if (!board) throw new Error('a board is drawn once its box is open')
  const { crossroads = [] } = board
  const places: BoardRoom[] = [
    ...board.rooms,
    ...crossroads.map(one => ({ ...one, slot: 'special', special: 'crossroads', itemsCounter: false })),
  ]
  const rooms = new Map(places.map(room => [room.id, room]))
  const room = (id: RoomId) => {
    const found = rooms.get(id)
    if (!found) throw new Error(`board ${board.id} has no room ${id}`)
    return found
  }
  const ways = new Map([
    ...board.corridors.map(corridor => [corridor.id, wayOf(corridor, room(corridor.a), room(corridor.b))] as const),
    ...pathsOf(board).map(({ id, a, b, via = [] }) => [id, pathOf(id, room(a), room(b), via.map(point))] as const),
  ])
  const entrances = new Map(
    board.technical.map(({ room: id, numbers, network }) => {
      const here = room(id)
      const up = here.y < board.layout.height / 2
      const other = entranceAt(here, !up, !up)
      const corners = [entranceAt(here, up, up), other, entranceAt(here, up, !up), entranceAt(here, !up, up)]
      return [id, { network, numbers, at: corners.find(at => isFree(at, here, rooms, ways)) ?? other }]
    }),
  )
  const networks = new Map(board.networks.map(n => [n.id, NETWORK_AT[board.id]?.[n.id] ?? { x: n.x, y: n.y }]))
  const open = crossroads.map(({ id }) => id)
  const areas = new Map(
    (board.zones ?? []).map(({ id, number, x, y, rooms: inside }) => [
      id,
      { number, at: { x, y }, rooms: new Set([...inside, ...open]) },
    ]),
  )
  const site = siteOf(board, room)
  // The Surface has its own: a bunker above all rooms, and a shaft below them.
  const extent = open.length > 0 ? [{ x: 0, y: 0, ...board.layout }] : []
  const bounds = [boundsOf(places), ...(site?.sections ?? []).map(({ box }) => box), ...extent].reduce(around)
  const tight = board.rooms.some(({ x, y }) => x < bounds.x + CORNER.width && y < bounds.y + CORNER.height)
  return { board, rooms, ways, entrances, networks, areas, site, tight, bounds }
}

/** What the clock takes of the board, and a plate beside it. */
const CORNER = { width: 540, height: 180 }

/** Above on the right, below on the left: names and pieces stay free. The other corners only if those are taken. */
function entranceAt({ x, y, slot }: BoardRoom, above: boolean, right: boolean): Point {
  const side = TILE.width / 2 - (slot === 'special' ? 44 : 38)
  return { x: x + (right ? side : -side), y: y + (above ? -1 : 1) * (TILE.height / 2 + 6) }
}

/** Half of an entrance's plate, and how near a corridor may come to it. */
const ENTRANCE = { width: 27, height: 12, clear: 30 }

function isFree(at: Point, own: BoardRoom, rooms: BoardMap['rooms'], ways: BoardMap['ways']): boolean {
  const onRoom = ({ id, x, y }: BoardRoom) =>
    id !== own.id &&
    Math.abs(x - at.x) < TILE.width / 2 + ENTRANCE.width &&
    Math.abs(y - at.y) < TILE.height / 2 + ENTRANCE.height
  const onFloor = (way: Way) => {
    const [start, ...turns] = lineOf(way)
    return turns.some((to, i) => distance(at, turns[i - 1] ?? start, to) < ENTRANCE.clear)
  }
  return ![...rooms.values()].some(onRoom) && ![...ways.values()].some(onFloor)
}

/** From a point to the nearest of a straight way. */
function distance(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(at.x - a.x - along * dx, at.y - a.y - along * dy)
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** One pod above the other, in a shaft that keeps so far from everything else. */
const POD_STEP = 76
const SHAFT = 50

function siteOf(board: BoardData, room: (id: RoomId) => BoardRoom): Site | null {
  const { sections, elevator, exit, spaces = [], tracks } = board
  if (!sections || !elevator || !exit) return null
  const space = (kind: string): Point => {
    const found = spaces.find(one => one.kind === kind)
    if (!found) throw new Error(`board ${board.id} has no space for ${kind}`)
    return { x: found.x, y: found.y }
  }
  const pods = { ...space('pods'), x: space('pods').x + 30 }
  const letters = tracks.cssPods ?? []
  const [door] = exit.rooms.map(room)
  const [top] = sections
  if (!door || !top) throw new Error(`board ${board.id} has no section, or no room at its exit`)
  const corner = { x: pods.x - SHAFT, y: boxAt(top.box).y }
  const path = board.paths?.find(({ b }) => b === BUNKER)
  const out = path
    ? { road: room(path.a), gate: exit.gate, bunker: { x: exit.bunker.x + 60, y: exit.bunker.y } }
    : {
        road: { x: door.x + TILE.width / 2, y: exit.gate.y },
        gate: { x: door.x + TILE.width / 2 + 120, y: exit.gate.y },
        // People stand to the right of its name, however long that is.
        bunker: { x: exit.bunker.x + 130, y: exit.gate.y },
      }
  const beside = path
    ? { active: space('contingency'), computer: space('computer-deck') }
    : { active: { x: corner.x, y: corner.y + 50 }, computer: { x: corner.x, y: corner.y + 120 } }
  return {
    sections: sections.map(({ id, box }) => ({ id, box: boxAt(box) })),
    power: new Map([
      ...sections.map(({ id, powerSpace }) => [id, powerAt(powerSpace)] as const),
      ['elevator', point(elevator.powerSpace)],
    ]),
    lift: elevator.rooms,
    ...out,
    ...beside,
    // Beside the rooms at the edge, not on them.
    pods: new Map(letters.map((letter, i) => [letter, { x: pods.x, y: pods.y + (i - 1) * POD_STEP }])),
    // Between the rooms, not on them.
    pool: { x: space('contingency-pool').x + 48, y: space('contingency-pool').y + 37 },
  }
}

function wayOf(corridor: BoardCorridor, a: BoardRoom, b: BoardRoom): Way {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const aside = (corridor.bend ?? 0) / Math.hypot(dx, dy)
  const off = { x: -dy * aside, y: dx * aside }
  const from = rim(off, dx, dy)
  const to = rim(off, -dx, -dy)
  const [x1, y1, x2, y2] = [a.x + from.x, a.y + from.y, b.x + to.x, b.y + to.y]
  return {
    corridor,
    a,
    b,
    path: false,
    via: [],
    from: { x: a.x + off.x, y: a.y + off.y },
    to: { x: b.x + off.x, y: b.y + off.y },
    mid: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 },
    length: Math.hypot(x2 - x1, y2 - y1),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  }
}

/** Files of boards have points and boxes as plain lists of numbers. */
const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y })
const boxAt = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Box => ({ x, y, width, height })
const powerAt = ([x = 0, y = 0, width]: readonly number[]) => ({ x, y, ...(width !== undefined && { width }) })

const BUNKER = 'bunker'
const pathsOf = ({ paths = [] }: BoardData) => paths.filter(({ b }) => b !== BUNKER)

/** A path over open ground; it may turn on the way. */
function pathOf(id: CorridorId, a: BoardRoom, b: BoardRoom, via: readonly Point[]): Way {
  const near = wayOf({ id, a: a.id, b: b.id, numbers: [] }, a, b)
  const [turn] = via
  return turn ? { ...near, path: true, via, mid: turn } : { ...near, path: true }
}

/** Along a way, from its first room to its second. */
export const lineOf = ({ from, via, to }: Way): [Point, ...Point[]] => [from, ...via, to]
/** The same to be drawn, towards one of its rooms. */
export function drawnTo(way: Way, room?: RoomId): string {
  const line = way.a.id === room ? lineOf(way).reverse() : lineOf(way)
  return `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`
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
export function neighbors(map: BoardMap, id: RoomId): { room: BoardRoom; way: Way }[] {
  return [...map.ways.values()].flatMap(way => {
    if (way.a.id === id) return [{ room: way.b, way }]
    if (way.b.id === id) return [{ room: way.a, way }]
    return []
  })
}

/** A corridor between two rooms that fits, if there is one. */
export const wayBetween = (
  map: BoardMap,
  a: RoomId,
  b: RoomId,
  fits: (corridor: CorridorId) => boolean = () => true,
): Way | null => neighbors(map, a).find(({ room, way }) => room.id === b && fits(way.corridor.id))?.way ?? null

/** The middle of a corridor; of a technical network, its entrance in the given room or its plate. */
export function corridorPoint(map: BoardMap, id: CorridorId, room?: RoomId): Point | null {
  const way = map.ways.get(id)
  if (way) return way.mid
  const entrance = room === undefined ? undefined : map.entrances.get(room)
  if (entrance?.network === id) return entrance.at
  return map.networks.get(id) ?? map.areas.get(id)?.at ?? null
}

/** Areas that are heard in a room. */
export const areasAt = ({ areas }: BoardMap, room: RoomId): [CorridorId, Area][] =>
  [...areas].filter(([, { rooms }]) => rooms.has(room))

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const DIRECTION: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
type Leads = Partial<Record<Arrow, RoomId>>

/**
 * The room an arrow key leads to: one within 60 degrees of it. Where corridors run aslant several keys point at the same
 * rooms; they are shared out so that as many rooms as possible have a key, each as straight as possible.
 */
export function roomTowards(map: BoardMap, from: RoomId, arrow: Arrow): RoomId | null {
  const here = map.rooms.get(from)
  if (!here) return null
  const near = [...new Set(neighbors(map, from).map(({ room }) => room))]
  const straightness = (room: BoardRoom, key: Arrow) => {
    const [dx, dy] = [room.x - here.x, room.y - here.y]
    return (dx * DIRECTION[key].x + dy * DIRECTION[key].y) / Math.hypot(dx, dy)
  }
  let best: { leads: Leads; rooms: number; straight: number } = { leads: {}, rooms: 0, straight: 0 }
  const share = (keys: readonly Arrow[], leads: Leads, straight: number) => {
    const [key, ...others] = keys
    if (key === undefined) {
      const rooms = new Set(Object.values(leads)).size
      if (rooms > best.rooms || (rooms === best.rooms && straight > best.straight)) best = { leads, rooms, straight }
      return
    }
    const possible = near.filter(room => straightness(room, key) > 0.5)
    if (possible.length === 0) share(others, leads, straight)
    for (const room of possible) share(others, { ...leads, [key]: room.id }, straight + straightness(room, key))
  }
  share(ARROWS, {}, 0)
  return best.leads[arrow] ?? null
}

/** Where a power place is that an entry of the list points at, `power:S-01`. */
export function placeAt({ site }: BoardMap, key = ''): Point[] {
  const at = site?.power.get(key.replace(/^power:/, ''))
  return at ? [at] : []
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
