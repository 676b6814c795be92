// The four boards as their files have them: what is printed where, that corridors and rooms fit together, and that they
// can be drawn without one thing lying over another.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

interface Point {
  x: number
  y: number
}

interface BoardFile {
  id: string
  game: 'nemesis' | 'lockdown'
  layout: { width: number; height: number; roomRadius: number }
  rooms: (Point & {
    id: string
    slot: '1' | '2' | 'special'
    special?: string
    faceUpTile?: string
    itemsCounter: boolean
    explorationToken?: boolean | 'surface'
    start?: boolean | string
    stairs?: boolean
    section?: string
    exit?: boolean
    surfaceNoise?: boolean
  })[]
  corridors: Line[]
  technical: { room: string; network: string; numbers: number[] }[]
  networks: (Point & { id: string })[]
  zones?: (Point & { id: string; number: number; rooms: string[] })[]
  crossroads?: (Point & { id: string })[]
  paths?: Omit<Line, 'numbers'>[]
  spaces?: (Point & { id: string })[]
  elevator: { rooms: string[] }
  exit: { rooms: string[]; roverStart: string; bunker: Point }
  tracks: {
    time: { n: number; color: string; end?: string; css?: boolean; outages?: string[] }[]
    selfDestruct: { irreversible?: boolean }[]
    destination: { n: string; start?: boolean }[]
  }
}

interface Line {
  id: string
  a: string
  b: string
  via?: [number, number][]
  numbers: number[]
  section?: string
}

const games = path.join(import.meta.dirname, '../src/games')
const read = (file: string): BoardFile => JSON.parse(fs.readFileSync(path.join(games, file), 'utf8'))

/** What a board has, counted on the printed one. */
interface Counts {
  rooms: number
  one: number
  two: number
  special: number
  corridors: number
  /** Pairs of rooms that two corridors join. */
  doublePairs: number
  networks: string[]
  specials: Record<string, number>
  faceUp: Record<string, number>
  exits: string[]
  surfaceTokens: number
}

const SHIP = { cockpit: 1, hibernatorium: 1, 'engine-1': 1, 'engine-2': 1, 'engine-3': 1 }
const OPEN = { repository: 1, isolation: 1, 'backup-power': 1 }
const NEMESIS = { rooms: 21, one: 11, two: 5, special: 5, specials: SHIP, exits: [], surfaceTokens: 0 }

const BOARDS: Record<string, Counts> = {
  'nemesis/boards/base.json': { ...NEMESIS, corridors: 28, doublePairs: 0, networks: ['main'], faceUp: {} },
  'nemesis/boards/alt.json': {
    ...NEMESIS,
    corridors: 29,
    doublePairs: 4,
    networks: ['blue', 'red'],
    faceUp: { evacuationSectionA: 1, evacuationSectionB: 1 },
  },
  'lockdown/boards/base.json': {
    rooms: 27,
    one: 10,
    two: 6,
    special: 11,
    corridors: 35,
    doublePairs: 0,
    networks: ['main'],
    specials: { elevator: 3, stairs: 4, alert: 1, ...OPEN },
    faceUp: OPEN,
    exits: ['001'],
    surfaceTokens: 0,
  },
  'lockdown/surface/board.json': {
    rooms: 27,
    one: 10,
    two: 7,
    special: 10,
    corridors: 33,
    doublePairs: 0,
    networks: ['main'],
    specials: { elevator: 3, stairs: 3, alert: 1, ...OPEN },
    faceUp: { ...OPEN, cargoSendingSystemA: 1 },
    exits: ['004', '005', '009', '016', '023'],
    surfaceTokens: 10,
  },
}

/** How often each value occurs; what is absent does not count. */
function tally(values: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

const boards = Object.entries(BOARDS).map(([file, counts]) => ({ file, counts, board: read(file) }))
const ofGame = (game: string) => boards.filter(({ board }) => board.game === game)

describe.each(boards)('$file: what is printed', ({ board, counts }) => {
  const { rooms, corridors } = board
  test('rooms are numbered from 001 on', () => {
    const expected = Array.from({ length: counts.rooms }, (_, i) => String(i + 1).padStart(3, '0'))
    expect(rooms.map(({ id }) => id).sort()).toEqual(expected)
  })
  test('so many rooms of each kind', () => {
    expect(tally(rooms.map(({ slot }) => slot))).toEqual({ 1: counts.one, 2: counts.two, special: counts.special })
    expect(tally(rooms.map(({ special }) => special))).toEqual(counts.specials)
    expect(tally(rooms.map(({ faceUpTile }) => faceUpTile))).toEqual(counts.faceUp)
    for (const { id, slot, special } of rooms) expect([id, !!special]).toEqual([id, slot === 'special'])
  })
  test('a room has an item counter if a token can set it', () => {
    for (const { id, slot, faceUpTile, explorationToken, itemsCounter } of rooms)
      expect([id, itemsCounter]).toEqual([id, slot !== 'special' && (!faceUpTile || !!explorationToken)])
  })
  test('somebody starts somewhere', () => {
    expect(rooms.some(({ start }) => start)).toBe(true)
  })
  test('corridors have two ends and one or two numbers', () => {
    expect(corridors).toHaveLength(counts.corridors)
    expect(new Set(corridors.map(({ id }) => id)).size).toBe(counts.corridors)
    const ids = new Set(rooms.map(({ id }) => id))
    for (const { id, a, b, numbers } of corridors) {
      expect([id, ids.has(a), ids.has(b), a !== b]).toEqual([id, true, true, true])
      expect([1, 2]).toContain(numbers.length)
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })
  test('so many pairs of rooms are joined twice, and none three times', () => {
    const pairs = Object.values(tally(corridors.map(({ a, b }) => [a, b].sort().join('-'))))
    expect(pairs.filter(count => count === 2)).toHaveLength(counts.doublePairs)
    expect(Math.max(...pairs)).toBeLessThanOrEqual(2)
  })
  test('technical corridors are the networks that the board names', () => {
    const entrances = tally(board.technical.map(({ network }) => network))
    expect(Object.keys(entrances).sort()).toEqual(counts.networks)
    expect(board.networks.map(({ id }) => id).sort()).toEqual(counts.networks)
    for (const count of Object.values(entrances)) expect(count).toBeGreaterThanOrEqual(3)
  })
})

describe.each(boards)('$file: noise and ways', ({ board }) => {
  test('each number of the noise die lies at every room exactly once', () => {
    for (const { id } of board.rooms) {
      const numbers = [
        ...board.corridors.filter(({ a, b }) => a === id || b === id).flatMap(corridor => corridor.numbers),
        ...board.technical.filter(({ room }) => room === id).flatMap(entrance => entrance.numbers),
        ...(board.zones ?? []).filter(({ rooms }) => rooms.includes(id)).map(({ number }) => number),
      ]
      expect([id, numbers.sort()]).toEqual([id, [1, 2, 3, 4]])
    }
  })
  test('every room and crossroads can be reached', () => {
    const places = [...board.rooms, ...(board.crossroads ?? [])].map(({ id }) => id)
    const reached = new Set([places[0]])
    for (const place of reached)
      for (const { a, b } of [...board.corridors, ...(board.paths ?? [])]) {
        if (a === place && places.includes(b)) reached.add(b)
        if (b === place && places.includes(a)) reached.add(a)
      }
    expect([...reached].sort()).toEqual(places.sort())
  })
})

describe.each(ofGame('nemesis'))('$file: tracks', ({ board: { tracks } }) => {
  test('the time track has 16 spaces, eight of them blue', () => {
    expect(tracks.time).toHaveLength(16)
    expect(tracks.time.filter(({ color }) => color === 'blue')).toHaveLength(8)
  })
  test('the last three of seven spaces of the self-destruct track cannot be undone', () => {
    expect(tracks.selfDestruct).toHaveLength(7)
    expect(tracks.selfDestruct.filter(({ irreversible }) => irreversible)).toHaveLength(3)
  })
  test('the destination marker starts at B of A to D', () => {
    expect(tracks.destination.map(({ n }) => n).join('')).toBe('ABCD')
    expect(tracks.destination[1].start).toBe(true)
  })
})

describe.each(ofGame('lockdown'))('$file: the facility', ({ board, counts }) => {
  const { rooms, tracks } = board
  const room = (id: string) => rooms.find(found => found.id === id)
  test('every room but stairs has a section, and so has every corridor', () => {
    for (const { id, section, stairs } of rooms) expect([id, !!section]).toEqual([id, !stairs])
    for (const { section } of board.corridors) expect(['S-01', 'S-02', 'S-03']).toContain(section)
  })
  test('the elevator has a room in each section', () => {
    expect(board.elevator.rooms.map(id => room(id)?.special)).toEqual(['elevator', 'elevator', 'elevator'])
    expect(new Set(board.elevator.rooms.map(id => room(id)?.section)).size).toBe(3)
  })
  test('the exits, and the rover at one of them', () => {
    expect(rooms.flatMap(({ id, exit }) => (exit ? [id] : [])).sort()).toEqual(counts.exits)
    expect(board.exit.rooms).toEqual(counts.exits)
    expect(counts.exits).toContain(board.exit.roverStart)
  })
  test('workers start in the Repository, survivors in Isolation', () => {
    expect(rooms.find(({ special }) => special === 'repository')?.start).toBe('facility-worker')
    expect(rooms.find(({ special }) => special === 'isolation')?.start).toBe('nemesis-survivor')
  })
  test('the time track: 15 to the end, with its cargo pods, white spaces and Power Thresholds', () => {
    const numbers = (has: (space: (typeof tracks.time)[number]) => boolean) => tracks.time.filter(has).map(({ n }) => n)
    expect([tracks.time.length, tracks.time[0].n, tracks.time[15].end]).toEqual([16, 15, 'purge'])
    expect(numbers(({ css }) => !!css)).toEqual([10, 8, 6, 4, 2, 1])
    expect(numbers(({ color }) => color === 'white')).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(numbers(({ outages }) => outages?.join() === 'red')).toEqual([14, 13, 9, 7, 4])
    expect(numbers(({ outages }) => outages?.join() === 'blue')).toEqual([11, 5, 3])
    expect(tracks.time.flatMap(({ outages }) => outages ?? [])).toHaveLength(8)
  })
})

describe.each(boards.filter(({ board }) => board.zones))('$file: the surface', ({ board, counts }) => {
  const { rooms, zones = [], crossroads = [], paths = [] } = board
  const exits = rooms.filter(({ exit }) => exit).map(({ id }) => id)
  test('four zones, the third without a building', () => {
    expect(zones.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4])
    expect(zones.find(({ number }) => number === 3)?.rooms).toEqual([])
  })
  test('paths join exits, three crossroads and the bunker, and every exit has one', () => {
    expect(crossroads).toHaveLength(3)
    const ends = paths.flatMap(({ a, b }) => [a, b])
    const places = [...exits, ...crossroads.map(({ id }) => id), 'bunker']
    expect(ends.filter(end => !places.includes(end))).toEqual([])
    expect(exits.filter(exit => !ends.includes(exit))).toEqual([])
  })
  test('so many surface tokens', () => {
    const buildings = rooms.filter(({ explorationToken }) => explorationToken === 'surface')
    expect(buildings.length + crossroads.length).toBe(counts.surfaceTokens)
  })
  test('noise reaches the rooms of the zones from outside', () => {
    for (const { id, surfaceNoise } of rooms)
      expect([id, !!surfaceNoise]).toEqual([id, zones.some(zone => zone.rooms.includes(id))])
  })
})

describe.each(boards)('$file: the drawing', ({ board }) => {
  const { rooms, layout } = board
  const radius = layout.roomRadius
  const places = new Map<string, Point>([...rooms, ...(board.crossroads ?? [])].map(place => [place.id, place]))
  if (board.exit?.bunker) places.set('bunker', board.exit.bunker)
  /** Corridors and paths, bent where they are: as straight pieces. */
  const pieces = [...board.corridors, ...(board.paths ?? [])].flatMap(({ id, a, b, via = [] }) => {
    const points = [placeOf(a), ...via.map(([x, y]) => ({ x, y })), placeOf(b)]
    return points.slice(1).map((to, i) => ({ id, a, b, from: points[i], to }))
  })
  function placeOf(id: string): Point {
    const place = places.get(id)
    if (!place) throw new Error(`${board.id} has no place ${id}`)
    return place
  }

  test('is wider than high, and holds every room', () => {
    expect(layout.width).toBeGreaterThan(layout.height)
    const outside = rooms.filter(({ x, y }) => Math.min(x, y, layout.width - x, layout.height - y) < radius)
    expect(outside).toEqual([])
  })
  test('nothing lies over anything else', () => {
    const smaller = (list: readonly (Point & { id: string })[] | undefined, r: number) =>
      (list ?? []).map(({ id, x, y }) => ({ id, x, y, r, gap: 4 }))
    const things = [
      ...rooms.map(({ id, x, y }) => ({ id, x, y, r: radius, gap: 20 })),
      ...smaller(board.crossroads, 18),
      ...smaller(board.zones, 30),
      ...smaller(board.networks, 30),
      ...smaller(board.spaces, 24),
    ]
    const overlaps = things.flatMap((one, i) =>
      things
        .slice(i + 1)
        .filter(other => Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r + Math.min(one.gap, other.gap))
        .map(other => `${one.id} ${other.id}`),
    )
    expect(overlaps).toEqual([])
  })
  test('corridors cross no other, and run through no room', () => {
    const crossings = pieces.flatMap((one, i) =>
      pieces
        .slice(i + 1)
        .filter(other => ![one.a, one.b].some(end => end === other.a || end === other.b) && cross(one, other))
        .map(other => `${one.id} ${other.id}`),
    )
    expect(crossings).toEqual([])
    const blocked = pieces.flatMap(piece =>
      rooms
        .filter(({ id }) => id !== piece.a && id !== piece.b)
        .filter(room => distance(room, piece) <= radius + 4)
        .map(({ id }) => `${piece.id} through ${id}`),
    )
    expect(blocked).toEqual([])
  })
})

interface Piece {
  from: Point
  to: Point
}

/** On which side of the piece's line a point is. */
const side = ({ from, to }: Piece, { x, y }: Point) =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))

const cross = (one: Piece, other: Piece) =>
  side(one, other.from) !== side(one, other.to) && side(other, one.from) !== side(other, one.to)

function distance({ x, y }: Point, { from, to }: Piece): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}
