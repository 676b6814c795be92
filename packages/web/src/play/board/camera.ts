/** What part of the board is seen, and how large. Pure: a camera is a point of the board in the middle and a scale. */
import { type Box, type Point, TILE } from './geometry.ts'

export interface Camera {
  x: number
  y: number
  /** px on screen per unit of the board. */
  scale: number
}
export interface Size {
  width: number
  height: number
}

/** Smaller than this on screen, a room says too little: show a part of the board instead of all of it. */
const SMALLEST_ROOM = 74
const LARGEST_ROOM = 190
const MAX_SCALE = 2.2
/** A board wider than this has buttons to zoom at its right edge: what matters keeps clear of them. */
const PHONE = 600
const ZOOM_BUTTONS = 60

export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export function fit(box: Box, screen: Size): Camera {
  return { ...centre(box), scale: Math.min(screen.width / box.width, screen.height / box.height) }
}

/** The whole board if rooms stay readable, otherwise around what matters now: my room and where I can go. */
export function frame(board: Box, matters: Box | null, screen: Size): Camera {
  const whole = fit(board, screen)
  if (!matters || whole.scale * TILE.width >= SMALLEST_ROOM) return whole
  const buttons = screen.width > PHONE ? ZOOM_BUTTONS : 0
  const near = fit(matters, { ...screen, width: screen.width - buttons })
  const scale = clamp(near.scale, SMALLEST_ROOM / TILE.width, LARGEST_ROOM / TILE.width)
  return within(board, { scale, x: near.x + buttons / 2 / scale, y: near.y }, screen)
}

/** What was framed, and where it was seen. */
export interface Framed {
  camera: Camera
  screen: Size
  matters: Box | null
}
/** Up to here the question lies below the board. */
const BELOW = 900
/** The board stays where it is if that shows at least so much of what matters as framing it anew would. */
const STAYS = 0.95

/** Where the board is as narrow as a phone's, it goes to where something happens that is out of sight, no nearer than now. */
export function following(board: Box, camera: Camera, there: Box | null, screen: Size): Camera {
  if (!there || screen.width > PHONE) return camera
  const [width, height] = [screen.width / camera.scale, screen.height / camera.scale]
  const seen = { x: camera.x - width / 2, y: camera.y - height / 2, width, height }
  if (overlap(there, seen) >= STAYS * there.width * there.height) return camera
  const scale = Math.min(camera.scale, Math.max(fit(there, screen).scale, SMALLEST_ROOM / TILE.width))
  return within(board, { ...centre(there), scale }, screen)
}

/** As before where only the height has changed, as it does when a question below the board grows; otherwise framed anew. */
export function frameAgain(before: Framed | null, board: Box, matters: Box | null, screen: Size): Camera {
  const anew = frame(board, matters, screen)
  if (screen.width > BELOW || !before || !matters || before.matters !== matters || before.screen.width !== screen.width)
    return anew
  const { camera } = before
  const stays = within(
    board,
    { ...camera, y: camera.y + (screen.height - before.screen.height) / 2 / camera.scale },
    screen,
  )
  const seen = ({ x, y, scale }: Camera) => {
    const [width, height] = [screen.width / scale, screen.height / scale]
    return overlap(matters, { x: x - width / 2, y: y - height / 2, width, height })
  }
  return seen(stays) >= STAYS * seen(anew) ? stays : anew
}

/** Never further out than everything, never past the edge by more than half a screen. */
export function within(board: Box, camera: Camera, screen: Size): Camera {
  const scale = clamp(camera.scale, fit(board, screen).scale, MAX_SCALE)
  const slack = (length: number, seen: number) => Math.max(0, (length - seen / scale) / 2) + 40
  const middle = centre(board)
  const [dx, dy] = [slack(board.width, screen.width), slack(board.height, screen.height)]
  return {
    scale,
    x: clamp(camera.x, middle.x - dx, middle.x + dx),
    y: clamp(camera.y, middle.y - dy, middle.y + dy),
  }
}

/** Closer or further, keeping what is under a point of the screen where it is. */
export function zoomAt(camera: Camera, factor: number, at: Point, screen: Size): Camera {
  const scale = camera.scale * factor
  const [px, py] = [at.x - screen.width / 2, at.y - screen.height / 2]
  return {
    scale,
    x: camera.x + px / camera.scale - px / scale,
    y: camera.y + py / camera.scale - py / scale,
  }
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
})

export function viewBox({ x, y, scale }: Camera, { width, height }: Size): string {
  const [w, h] = [width / scale, height / scale]
  return [x - w / 2, y - h / 2, w, h].map(n => n.toFixed(1)).join(' ')
}

/** The transform that shows what was drawn for one camera as another sees it. */
export function shift(drawn: Camera, seen: Camera, { width, height }: Size): string {
  const scale = seen.scale / drawn.scale
  const x = (width / 2) * (1 - scale) + (drawn.x - seen.x) * seen.scale
  const y = (height / 2) * (1 - scale) + (drawn.y - seen.y) * seen.scale
  // Whole pixels need only be copied.
  return scale === 1 ? `translate(${Math.round(x)}px, ${Math.round(y)}px)` : `translate(${x}px, ${y}px) scale(${scale})`
}

/** Where a point of the board is on the screen. */
export const onScreen = (camera: Camera, screen: Size, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + screen.width / 2,
  y: (point.y - camera.y) * camera.scale + screen.height / 2,
})

/** The place for something lying on the board, among a few, that hides least of what matters. */
export function leastHiding(places: readonly Box[], hidden: readonly Box[]): Box {
  const cost = (place: Box) => hidden.reduce((sum, box) => sum + overlap(place, box), 0)
  return places.reduce((best, next) => (cost(next) < cost(best) ? next : best))
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
