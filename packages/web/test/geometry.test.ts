import { describe, expect, it } from 'vitest'
import { fit, frame, leastHiding, onScreen, panned, within, zoomAt } from '../src/board/camera.ts'
import { corridorPoint, neighbours, roomTowards, standing, TILE, wayBetween } from '../src/board/geometry.ts'
import { fitLabel } from '../src/board/labels.ts'
import { map } from './fixture.ts'

describe('the ship', () => {
  it('knows who is next to whom', () => {
    expect(neighbours(map, '011').map(({ room }) => room.id)).toEqual(['006', '008', '014', '015'])
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
    const seen = new Set(['011'])
    for (const id of seen)
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = roomTowards(map, id, arrow)
        if (next) seen.add(next)
      }
    expect(seen.size).toBe(map.board.rooms.length)
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

describe('the camera', () => {
  const desk = { width: 1112, height: 614 }
  const phone = { width: 390, height: 340 }
  const near = { x: 500, y: 250, width: 640, height: 520 }

  it('shows everything where rooms stay readable', () => {
    expect(frame(map.bounds, near, desk)).toEqual(fit(map.bounds, desk))
  })

  it('shows what matters where they would not', () => {
    const { scale, x } = frame(map.bounds, near, phone)
    expect(scale * TILE.width).toBeGreaterThanOrEqual(74)
    expect(x).toBeCloseTo(820)
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

describe('names on rooms', () => {
  const half = (text: string) => text.length / 2

  it('fit as they are', () => expect(fitLabel('Nest', [60, 60], 12, half)).toEqual({ lines: ['Nest'], size: 12 }))
  it('keep clear of a badge in the first line only', () =>
    expect(fitLabel('Hatch Control System', [48, 90], 12, half)?.lines).toEqual(['Hatch', 'Control System']))
  it('shrink a little', () =>
    expect(fitLabel('Canteens', [52, 52], 14, half)).toEqual({ lines: ['Canteens'], size: 13 }))
  it('break in two lines', () =>
    expect(fitLabel('Fire Control System', [72, 72], 12, half)?.lines).toEqual(['Fire Control', 'System']))
  it('are never smaller than 11 px', () => {
    expect(fitLabel('Hibernatorium', [60, 60], 11, half)).toBeNull()
    expect(fitLabel('Nest', [60, 60], 8, half)?.size).toBe(11)
  })
})
