/** Where something lies over the board without hiding what it is about: pure, in px of the screen. */
import { type Camera, leastHiding, onScreen, overlap, type Size } from '../camera.ts'
import { type Box, type Point, TILE } from '../geometry.ts'

/** A sign with a word below it. */
export const CHIP = { width: 72, height: 44 }
const GAP = 6

const SIDES = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof SIDES)[number]

interface Seen {
  camera: Camera
  screen: Size
}

/** A room with the tag above it. */
export function roomOnScreen(room: Point, { camera, screen }: Seen): Box {
  const at = onScreen(camera, screen, { x: room.x - TILE.width / 2, y: room.y - TILE.height / 2 - 30 })
  return { ...at, width: TILE.width * camera.scale, height: (TILE.height + 30) * camera.scale }
}

/** The plate with a name below a figure reaches out of its room. */
const PLATE = { side: 8, below: 22 }

/** A room with the figures in it and their names. */
export function figuresOnScreen(room: Point, seen: Seen): Box {
  const { x, y, width, height } = roomOnScreen(room, seen)
  return { x: x - PLATE.side, y, width: width + 2 * PLATE.side, height: height + PLATE.below }
}

/** Where nothing else lies along an edge: on a phone everywhere, otherwise between the instruments. */
function free(side: Side, { width, height }: Size): [from: number, to: number] {
  const along = side === 'left' || side === 'right' ? height : width
  if (width <= 600) return [GAP, along]
  if (side === 'left') return [96, height - 66]
  return side === 'right' ? [GAP, height * 0.705 - 96] : [260, width - 70]
}

/** The edge that it lies beyond. */
function sideOf(room: Point, { camera, screen }: Seen): Side {
  const { x, y } = onScreen(camera, screen, room)
  const beyond = { left: -x, right: x - screen.width, top: -y, bottom: y - screen.height }
  return SIDES.reduce((most, side) => (beyond[side] > beyond[most] ? side : most))
}

/**
 * Each at the edge it lies beyond and as near to it as can be: none over another, and none over what is precious. There
 * is none where there is no such place: the list and the map have it as well.
 */
export function placeChips<T extends { room: Point }>(
  beyond: readonly T[],
  seen: Seen,
  precious: readonly Box[],
): { outside: T; side: Side; x: number; y: number }[] {
  const { width, height } = seen.screen
  const taken = [...precious]
  return beyond.flatMap(outside => {
    const side = sideOf(outside.room, seen)
    const upright = side === 'left' || side === 'right'
    const at = onScreen(seen.camera, seen.screen, outside.room)
    const wanted = upright ? at.y - CHIP.height / 2 : at.x - CHIP.width / 2
    const across = { left: 0, top: 0, right: width - CHIP.width, bottom: height - CHIP.height }[side]
    const [from, to] = free(side, seen.screen)
    const places: Box[] = []
    for (let along = from; along <= Math.max(from, to - (upright ? CHIP.height : CHIP.width) - GAP); along += 2)
      places.push({ x: upright ? across : along, y: upright ? along : across, ...CHIP })
    const away = (place: Box) => Math.abs((upright ? place.y : place.x) - wanted)
    const nearest = places.toSorted((a, b) => away(a) - away(b))
    const box = nearest.find(place => taken.every(one => overlap(widened(place), one) === 0))
    if (!box) return []
    taken.push(box)
    return [{ outside, side, x: box.x, y: box.y }]
  })
}

const widened = ({ x, y, width, height }: Box): Box => ({ x: x - 2, y: y - 2, width: width + 4, height: height + 4 })

const MAP = { width: 96, height: 62 }
const FOLDED = { width: CHIP.height, height: CHIP.height }

/** Corners and the middles of the sides, in the order of preference. */
function corners(screen: Size, size: Size): Box[] {
  const gap = 8
  const right = screen.width - size.width - gap
  const bottom = screen.height - size.height - gap
  const middle = (screen.height - size.height) / 2
  const places = [
    [gap, gap],
    [right, gap],
    [gap, bottom],
    [right, bottom],
    [gap, middle],
    [right, middle],
  ] as const
  return places.map(([x, y]) => ({ x, y, ...size }))
}

/** The map of the whole board: where it would hide my room or what may be chosen, it folds into a button. */
export function placeMap(screen: Size, rooms: readonly Box[], precious: readonly Box[]): Box {
  const hidden = [...rooms, ...precious, ...precious, ...precious]
  const open = leastHiding(corners(screen, MAP), hidden)
  const hides = precious.some(box => overlap(open, box) > 0)
  return hides ? leastHiding(corners(screen, FOLDED), hidden) : open
}
