/** The side of the board with the Surface of Mars, as it is drawn, walked and read aloud. */
import { create, findBoard, keyFromSeed, type TableView, tableView } from '@coldwake/rules'
import { AREAS, loadLanguage, ui } from '@coldwake/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteFacts } from '../src/games/roomList/index.ts'
import { isLit } from '../src/games/viewFacts.ts'
import { fit } from '../src/play/board/camera.ts'
import { roomContents } from '../src/play/board/describeRoom.ts'
import {
  type Arrow,
  areasAt,
  corridorPoint,
  drawnTo,
  mapOf,
  neighbors,
  roomTowards,
  TILE,
  wayBetween,
} from '../src/play/board/geometry.ts'
import { noiseOdds, prospect } from '../src/play/board/noiseOdds.ts'
import { roomExits } from '../src/play/panels/roomExits.ts'

const start = tableView(
  create(
    { game: 'lockdown', board: 'lockdown-surface', seats: [{ character: 'sentry' }, { character: 'janitor' }] },
    keyFromSeed(1),
  ),
)
const map = mapOf(findBoard({ game: 'lockdown+surface', board: 'lockdown-surface' }))
const explored = (room: string, part: Partial<TableView> = {}): TableView => ({
  ...start,
  rooms: start.rooms.map(one => (one.room === room ? { ...one, explored: true, token: false } : one)),
  ...part,
})
const about = (table: TableView) => ({
  map,
  table,
  me: null,
  name: (seat: number) => `Player ${seat + 1}`,
  t: ui('en.lockdown', ...AREAS),
  lang: 'en.lockdown' as const,
})

beforeAll(() => loadLanguage('en'))

describe('the map', () => {
  it('LOCK-MARS-08 LOCK-MARS-09: crossroads and exits are joined by paths, which have no numbers', () => {
    expect(neighbors(map, 'X2').map(({ room, way }) => [room.id, way.path, way.corridor.numbers])).toEqual([
      ['X1', true, []],
      ['016', true, []],
      ['X3', true, []],
    ])
    expect(wayBetween(map, '004', '009')).toBeNull()
    const around = wayBetween(map, '023', 'X3')
    expect(around && drawnTo(around, 'X3')).toMatch(/^M1225 690L\d+ \d+L985 290$/)
    expect(around && drawnTo(around, '023')).toMatch(/^M985 290L\d+ \d+L1225 690$/)
  })

  it('can be walked everywhere with arrow keys, over open ground too', () => {
    const seen = new Set(['012'])
    const arrows: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
    for (const id of seen)
      for (const arrow of arrows) {
        const next = roomTowards(map, id, arrow)
        if (next) seen.add(next)
      }
    expect([...map.rooms.keys()].filter(id => !seen.has(id))).toEqual([])
  })

  it('LOCK-MARS-10 LOCK-MARS-11: open ground hears all Areas, a building its own', () => {
    const numbers = (room: string) => areasAt(map, room).map(([, { number }]) => number)
    expect(numbers('X1')).toEqual([1, 2, 3, 4])
    expect([numbers('016'), numbers('003'), numbers('007'), numbers('012')]).toEqual([[1], [2], [4], []])
    expect(corridorPoint(map, 'Z3')).toEqual(map.areas.get('Z3')?.at)
  })

  it('has no two rooms so near that one covers the other, and nothing else on one', () => {
    const rooms = [...map.rooms.values()]
    for (const [i, a] of rooms.entries())
      for (const b of rooms.slice(i + 1))
        expect([a.id, b.id, Math.abs(a.x - b.x) >= TILE.width + 20 || Math.abs(a.y - b.y) >= TILE.height + 40]).toEqual(
          [a.id, b.id, true],
        )
    const { site } = map
    const things = [
      ...(site?.power.values() ?? []),
      ...(site?.pods.values() ?? []),
      ...(site ? [site.pool, site.bunker, site.gate] : []),
      ...[...map.areas.values()].map(({ at }) => at),
    ]
    for (const { x, y } of things)
      for (const room of rooms)
        expect([
          room.id,
          Math.abs(room.x - x) > TILE.width / 2 + 16 || Math.abs(room.y - y) > TILE.height / 2 + 16,
        ]).toEqual([room.id, true])
  })

  it('is seen as a whole on a desk, with rooms that can be read', () => {
    const { bounds, site } = map
    for (const { x, y } of [...map.rooms.values(), ...(site?.pods.values() ?? []), ...(site ? [site.bunker] : [])])
      expect(x > bounds.x && x < bounds.x + bounds.width && y > bounds.y && y < bounds.y + bounds.height).toBe(true)
    expect(fit(bounds, { width: 862, height: 614 }).scale * TILE.width).toBeGreaterThanOrEqual(74)
  })
})

describe('what it says', () => {
  it('LOCK-RULING-112: a crossroads is never dark; stairs in a building are', () => {
    const dark: TableView = {
      ...start,
      facility: start.facility && {
        ...start.facility,
        power: start.facility.power.map(one => ({ ...one, on: false })),
      },
    }
    expect([isLit(map, dark, 'X1'), isLit(map, dark, '016'), isLit(map, dark, '003')]).toEqual([true, false, false])
  })

  it('LOCK-MARS-06 LOCK-MARS-20: twelve faces on the Surface, ten below', () => {
    expect(noiseOdds(map, explored('X1'), 'X1', 0)).toMatchObject({
      all: 12,
      faces: { encounter: 0, danger: 1, noise: 8, silence: 1, mars: 2 },
    })
    const noisy = explored('X1', { noise: ['Z3'] })
    const odds = noiseOdds(map, noisy, 'X1', 0)
    expect(odds).toMatchObject({ faces: { encounter: 2, noise: 6 }, encounterOn: ['3'] })
    expect(prospect(noisy, 'X1', odds)).toMatchObject({ tone: 'encounter', percent: 17 })
    expect(noiseOdds(map, explored('010'), '010', 0)).toMatchObject({ all: 10, faces: { mars: 0 } })
    // LOCK-MARS-19: in a building its Area is as a corridor; other numbers may mean nothing there.
    expect(noiseOdds(map, explored('017'), '017', 0)?.corridors.get('Z1')).toBe('noise')
  })

  it('LOCK-MARS-18: rooms, ways and Areas in words', () => {
    const { t, ...rest } = about({ ...start, noise: ['Z2'] })
    const words = { t, ...rest }
    expect(roomContents('X2', words)).toContain('open ground on the Surface')
    expect(roomContents('016', words)).toEqual(
      expect.arrayContaining(['in the Building of Area 1', 'the way outside is here', 'the Rover is here']),
    )
    expect(roomExits('X2', words)).toEqual([
      'path to Crossroads X1',
      'path to Unexplored room 016',
      'path to Crossroads X3',
      '1 to Area 1',
      '2 to Area 2, Noise',
      '3 to Area 3',
      '4 to Area 4',
      'path to the Bunker',
    ])
    expect(siteFacts(words).facts).toEqual(
      expect.arrayContaining(['Rover: at Unexplored room 016', 'Area 2: Noise', 'Mars Surface cards: 8 in the deck']),
    )
  })
})
