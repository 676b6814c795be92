import { findBoard } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import {
  fit,
  following,
  frame,
  frameAgain,
  leastHiding,
  onScreen,
  panned,
  within,
  zoomAt,
} from '../src/play/board/camera.ts'
import {
  type Arrow,
  type BoardMap,
  type Box,
  corridorPoint,
  mapOf,
  neighbors,
  type Point,
  roomTowards,
  standing,
  TILE,
  type Way,
  wayBetween,
} from '../src/play/board/geometry.ts'
import { fitLabel } from '../src/play/board/labels.ts'
import { map } from './fixture.ts'

const below = mapOf(findBoard({ game: 'lockdown', board: 'lockdown-base' }))

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
function walkedFrom(board: BoardMap, start: string): Set<string> {
  const seen = new Set([start])
  for (const id of seen)
    for (const arrow of ARROWS) {
      const next = roomTowards(board, id, arrow)
      if (next) seen.add(next)
    }
  return seen
}

describe('the ship', () => {
  it('knows who is next to whom', () => {
    expect(neighbors(map, '011').map(({ room }) => room.id)).toEqual(['006', '008', '014', '015'])
    expect(wayBetween(map, '006', '011')?.corridor.id).toBe('c006-011')
    expect(wayBetween(map, '001', '011')).toBeNull()
  })

  it('is walked with arrow keys along corridors', () => {
    expect(roomTowards(map, '006', 'ArrowDown')).toBe('007')
    expect(roomTowards(map, '006', 'ArrowLeft')).toBe('002')
    expect(roomTowards(map, '011', 'ArrowLeft')).toBe('006')
    expect(roomTowards(map, '001', 'ArrowLeft')).toBeNull()
  })

  it('can be walked everywhere from the start', () => {
    expect(walkedFrom(map, '011').size).toBe(map.board.rooms.length)
  })

  it('has its entrances above on the right in its upper half, below on the left in its lower', () => {
    for (const [id, { at }] of map.entrances) {
      const { x, y } = map.board.rooms.find(room => room.id === id) ?? at
      expect([id, at.x > x, at.y < y]).toEqual([id, y < 500, y < 500])
    }
    expect(map.site).toBeNull()
  })

  it('puts the noise of technical corridors at the entrance of the room concerned', () => {
    expect(corridorPoint(map, 'main', '005')).toEqual(map.entrances.get('005')?.at)
    expect(corridorPoint(map, 'main', '011')).toEqual(map.networks.get('main'))
    expect(corridorPoint(map, 'c006-011')).toEqual(map.ways.get('c006-011')?.mid)
  })

  it.each([2, 5, 6, 9, 10])('has place for %i in a room, side by side', count => {
    const places = Array.from({ length: count }, (_, i) => standing({ x: 0, y: 0 }, count, i))
    for (const a of places)
      for (const b of places) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * a.radius)
    for (const { x } of places) expect(Math.abs(x)).toBeLessThan(TILE.width / 2)
  })
})

describe('the optional side of the ship', () => {
  const alt = mapOf(findBoard({ game: 'nemesis', board: 'nemesis-alt' }))
  const ways = [...alt.ways.values()]
  /** How far a point is from a stretch of floor. */
  const away = (at: Point, { from, to }: Way) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const along = Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy)))
    return Math.hypot(at.x - from.x - along * dx, at.y - from.y - along * dy)
  }

  it('can be walked everywhere with arrow keys', () => {
    const walked = walkedFrom(alt, '010')
    expect(alt.board.rooms.filter(({ id }) => !walked.has(id))).toEqual([])
  })

  it('NEM-BOARD2-03: two corridors between the same rooms lie side by side, with their numbers apart', () => {
    const twins = ways.flatMap((way, i) => {
      const twin = ways.slice(i + 1).find(other => other.a === way.a && other.b === way.b)
      return twin ? [[way, twin] as const] : []
    })
    expect(twins).toHaveLength(4)
    for (const [a, b] of twins) {
      expect(Math.hypot(a.mid.x - b.mid.x, a.mid.y - b.mid.y)).toBeGreaterThanOrEqual(52)
      expect(a.angle).toBe(b.angle)
      expect([a.from.x - b.from.x, a.from.y - b.from.y].map(Math.round)).toEqual(
        [a.to.x - b.to.x, a.to.y - b.to.y].map(Math.round),
      )
      expect(wayBetween(alt, a.a.id, a.b.id, id => id === b.corridor.id)).toBe(b)
    }
  })

  it('has entrances and the spaces of both networks where neither rooms nor corridors are', () => {
    expect([...alt.networks.keys()]).toEqual(['red', 'blue'])
    for (const at of alt.networks.values()) {
      for (const { x, y } of alt.board.rooms)
        expect(Math.abs(x - at.x) > TILE.width / 2 + 66 || Math.abs(y - at.y) > TILE.height / 2 + 30).toBe(true)
      for (const way of ways) expect(away(at, way)).toBeGreaterThan(60)
    }
    for (const [id, { at }] of alt.entrances) {
      for (const way of ways) expect([id, away(at, way) >= 30]).toEqual([id, true])
      for (const room of alt.board.rooms.filter(room => room.id !== id))
        expect(Math.abs(room.x - at.x) > TILE.width / 2 + 20 || Math.abs(room.y - at.y) > TILE.height / 2 + 8).toBe(
          true,
        )
    }
  })

  it('leaves less place for the clock than the basic side', () => {
    expect([map.tight, alt.tight]).toEqual([false, true])
  })
})

describe('the facility', () => {
  const inside = (box: Box, { x, y }: { x: number; y: number }) =>
    x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

  it('can be walked everywhere with arrow keys', () => {
    expect(walkedFrom(below, '003').size).toBe(below.board.rooms.length)
  })

  it('has every room of a section in its frame, with its power token', () => {
    for (const { id, box } of below.site?.sections ?? []) {
      const rooms = below.board.rooms.filter(({ section }) => section === id)
      expect(rooms.length).toBeGreaterThan(3)
      for (const room of rooms) expect([room.id, inside(box, room)]).toEqual([room.id, true])
      expect(below.site?.power.get(id)).toBeDefined()
    }
    expect([...(below.site?.power.keys() ?? [])]).toEqual(['S-01', 'S-02', 'S-03', 'elevator'])
  })

  it('shows all of it at once: frames, pods, the bunker', () => {
    const { site, bounds } = below
    const corners = (site?.sections ?? []).flatMap(({ box: { x, y, width, height } }) => [
      { x: x + 1, y: y + 1 },
      { x: x + width - 1, y: y + height - 1 },
    ])
    const things = [...(site?.pods.values() ?? []), ...(site ? [site.bunker, site.pool, site.road] : [])]
    for (const point of [...corners, ...things]) expect(inside(bounds, point)).toBe(true)
  })

  it('has nothing beside the rooms that lies on one', () => {
    const { site } = below
    const things = [...(site?.power.values() ?? []), ...(site?.pods.values() ?? []), ...(site ? [site.pool] : [])]
    for (const { x, y } of things)
      for (const room of below.board.rooms)
        expect([
          room.id,
          Math.abs(room.x - x) > TILE.width / 2 + 20 || Math.abs(room.y - y) > TILE.height / 2 + 20,
        ]).toEqual([room.id, true])
  })

  it('has entrances that neither a corridor nor another room covers', () => {
    for (const [id, { at }] of below.entrances) {
      for (const { a, b } of below.ways.values()) {
        const along = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
        const near = { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) }
        if (along > 0 && along < 1) expect(Math.hypot(at.x - near.x, at.y - near.y)).toBeGreaterThan(29)
      }
      for (const room of below.board.rooms.filter(room => room.id !== id))
        expect(Math.abs(room.x - at.x) > TILE.width / 2 + 20 || Math.abs(room.y - at.y) > TILE.height / 2 + 8).toBe(
          true,
        )
    }
  })

  it.each([
    { width: 886, height: 614 },
    { width: 1024, height: 424 },
    { width: 390, height: 340 },
    { width: 360, height: 250 },
  ])('is taller than the ship, and rooms stay readable in $width × $height', screen => {
    const near = { x: 500, y: 500, width: 620, height: 480 }
    const { scale } = frame(below.bounds, near, screen)
    expect(scale * TILE.width).toBeGreaterThanOrEqual(74)
    expect(fit(below.bounds, screen).scale * below.bounds.height).toBeLessThanOrEqual(screen.height + 0.01)
  })
})

describe('the camera', () => {
  const desk = { width: 1112, height: 614 }
  const phone = { width: 390, height: 340 }
  const near = { x: 500, y: 250, width: 640, height: 520 }

  it('stays where it is while the question below it grows and shrinks, as long as what matters is in view', () => {
    const [tall, low] = [
      { width: 390, height: 300 },
      { width: 390, height: 260 },
    ]
    const rooms = { ...map.bounds, width: 520, height: 300 }
    const before = { camera: frame(map.bounds, rooms, tall), screen: tall, matters: rooms }
    const after = frameAgain(before, map.bounds, rooms, low)
    const corner = { x: rooms.x, y: rooms.y }
    const [was, is] = [onScreen(before.camera, tall, corner), onScreen(after, low, corner)]
    expect(is.x).toBeCloseTo(was.x)
    expect(is.y).toBeCloseTo(was.y)
    const again = frameAgain({ camera: after, screen: low, matters: rooms }, map.bounds, rooms, tall)
    expect(again.y).toBeCloseTo(before.camera.y)
    const flat = { width: 390, height: 90 }
    expect(frameAgain(before, map.bounds, rooms, flat)).toEqual(frame(map.bounds, rooms, flat))
    // A room to choose, a power place say, would be out of sight where it stays.
    const lower = { width: 390, height: 180 }
    expect(frameAgain(before, map.bounds, rooms, lower)).toEqual(frame(map.bounds, rooms, lower))
    const others = { ...rooms }
    expect(frameAgain(before, map.bounds, others, low)).toEqual(frame(map.bounds, others, low))
  })

  it('shows everything where rooms stay readable', () => {
    expect(frame(map.bounds, near, desk)).toEqual(fit(map.bounds, desk))
  })

  it('shows what matters where they would not', () => {
    const { scale, x } = frame(map.bounds, near, phone)
    expect(scale * TILE.width).toBeGreaterThanOrEqual(74)
    expect(x).toBeCloseTo(820)
  })

  it('keeps what matters clear of the buttons at the right edge', () => {
    const screen = { width: 760, height: 300 }
    const [room] = [...map.rooms.values()].toSorted((a, b) => Math.abs(a.x) - Math.abs(b.x))
    const near = { x: (room?.x ?? 0) - 300, y: (room?.y ?? 0) - 60, width: 600, height: 120 }
    const camera = frame(map.bounds, near, screen)
    expect(onScreen(camera, screen, { x: near.x + near.width, y: near.y }).x).toBeLessThanOrEqual(700.5)
  })
  it('zooms towards the pointer: what is under it stays there', () => {
    const camera = fit(map.bounds, desk)
    const point = { x: 572, y: 150 }
    const at = onScreen(camera, desk, point)
    const closer = zoomAt(camera, 1.5, at, desk)
    expect(onScreen(closer, desk, point).x).toBeCloseTo(at.x)
    expect(onScreen(closer, desk, point).y).toBeCloseTo(at.y)
  })

  it('never loses the board', () => {
    const lost = within(map.bounds, panned(fit(map.bounds, desk), 9999, 9999), desk)
    const corner = onScreen(lost, desk, { x: map.bounds.x, y: map.bounds.y })
    expect(corner.x).toBeLessThan(desk.width)
    expect(corner.y).toBeLessThan(desk.height)
    expect(within(map.bounds, { ...lost, scale: 0.01 }, desk).scale).toBe(fit(map.bounds, desk).scale)
  })

  it('puts the small map where it hides least', () => {
    const corners = [
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 90, y: 0, width: 10, height: 10 },
    ]
    expect(leastHiding(corners, [{ x: 5, y: 5, width: 20, height: 20 }])).toBe(corners[1])
    expect(leastHiding(corners, [])).toBe(corners[0])
  })
})

describe('the camera of a phone, while news is played', () => {
  const screen = { width: 390, height: 300 }
  const around = (id: string): Box => {
    const { x = 0, y = 0 } = map.rooms.get(id) ?? {}
    return { x: x - TILE.width / 2, y: y - TILE.height / 2, ...TILE }
  }
  const all = [...map.rooms.keys()]

  it.each(all)('goes wherever something happens from room %s, no nearer than before', from => {
    const mine = frame(map.bounds, around(from), screen)
    for (const to of all) {
      const camera = following(map.bounds, mine, around(to), screen)
      const [a, b] = [around(to), { x: around(to).x + TILE.width, y: around(to).y + TILE.height }].map(point =>
        onScreen(camera, screen, point),
      )
      const isSeen = a.x > -8 && a.y > -8 && b.x < screen.width + 8 && b.y < screen.height + 8
      expect(isSeen, to).toBe(true)
      expect(camera.scale).toBeLessThanOrEqual(mine.scale)
    }
    expect(following(map.bounds, mine, around(from), screen)).toBe(mine)
  })

  it('stays where nothing happens in a room, and on a desk', () => {
    const mine = frame(map.bounds, around('001'), screen)
    expect(following(map.bounds, mine, null, screen)).toBe(mine)
    expect(following(map.bounds, mine, around('020'), { width: 1100, height: 600 })).toBe(mine)
  })
})

describe('names on rooms', () => {
  const half = (text: string) => text.length / 2

  it('fit as they are', () => expect(fitLabel(['Nest'], [60, 60], 12, half)).toEqual({ lines: ['Nest'], size: 12 }))
  it('keep clear of a badge in the first line only', () =>
    expect(fitLabel(['Hatch Control System'], [48, 90], 12, half)?.lines).toEqual(['Hatch', 'Control System']))
  it('shrink a little', () =>
    expect(fitLabel(['Canteens'], [52, 52], 14, half)).toEqual({ lines: ['Canteens'], size: 13 }))
  it('break in two lines, at spaces and after hyphens', () => {
    expect(fitLabel(['Fire Control System'], [72, 72], 12, half)?.lines).toEqual(['Fire Control', 'System'])
    expect(fitLabel(['Erste-Hilfe-Station'], [72, 72], 12, half)?.lines).toEqual(['Erste-Hilfe-', 'Station'])
  })
  it('are cut as their language cuts them, where the whole has no place', () => {
    const names = ['Evakuierungssektion A', 'Evakuie|rungs|sektion A']
    expect(fitLabel(names, [200, 200], 12, half)?.lines).toEqual(['Evakuierungssektion A'])
    expect(fitLabel(names, [80, 80], 12, half)?.lines).toEqual(['Evakuierungs-', 'sektion A'])
    expect(fitLabel(names, [50, 50, 60], 12, half)?.lines).toEqual(['Evakuie-', 'rungs-', 'sektion A'])
  })
  it('would rather be small than in three lines', () =>
    expect(fitLabel(['Hatch Control System'], [80, 80, 80], 18, half)).toEqual({
      lines: ['Hatch Control', 'System'],
      size: 160 / 13,
    }))
  it('are never smaller than 12 px', () => {
    expect(fitLabel(['Hibernatorium'], [60, 60], 11, half)).toBeNull()
    expect(fitLabel(['Nest'], [60, 60], 8, half)?.size).toBe(12)
  })
})
