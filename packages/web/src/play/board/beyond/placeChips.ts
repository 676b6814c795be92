/** Where something lies over the board without hiding what it is about: pure, in px of the screen. */
import { type Camera, leastHiding, onScreen, overlap, type Size } from '../camera.ts'
import { type Box, type Point, TILE } from '../geometry.ts'

/** Its width and its height. */
export const CHIP = 44
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

/** Each at the edge it lies beyond and as near to it as can be: none over another, and none over what is precious. */
export function placeChips<T extends { room: Point }>(
  beyond: readonly T[],
  seen: Seen,
  precious: readonly Box[],
): { outside: T; side: Side; x: number; y: number }[] {
  const { width, height } = seen.screen
  const taken = [...precious]
  return beyond.map(outside => {
    const side = sideOf(outside.room, seen)
    const upright = side === 'left' || side === 'right'
    const at = onScreen(seen.camera, seen.screen, outside.room)
    const wanted = (upright ? at.y : at.x) - CHIP / 2
    const across = { left: 0, top: 0, right: width - CHIP, bottom: height - CHIP }[side]
    const [from, to] = free(side, seen.screen)
    const places: Box[] = []
    for (let along = from; along <= Math.max(from, to - CHIP - GAP); along += 2)
      places.push({ x: upright ? across : along, y: upright ? along : across, width: CHIP, height: CHIP })
    const away = (place: Box) => Math.abs((upright ? place.y : place.x) - wanted)
    const nearest = places.toSorted((a, b) => away(a) - away(b))
    const clear = nearest.find(place => taken.every(box => overlap(widened(place), box) === 0))
    const box = clear ?? leastHiding(nearest, taken)
    taken.push(box)
    return { outside, side, x: box.x, y: box.y }
  })
}

const widened = ({ x, y, width, height }: Box): Box => ({ x: x - 2, y: y - 2, width: width + 4, height: height + 4 })

const MAP = { width: 96, height: 62 }
const FOLDED = { width: CHIP, height: CHIP }

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
