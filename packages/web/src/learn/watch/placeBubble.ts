/** Where the bubble of the coach lies: where it was if it can, beside what is lit, and over none of it. */
import type { Hole } from './Spotlight.tsx'

const GAP = 16
/** From the edge of a small screen. */
const EDGE = 8
/** Below these sizes there is no room beside what is lit: the bubble lies at an edge of the screen. */
const NARROW = 900
const LOW = 500

interface Size {
  width: number
  height: number
}
interface Place {
  left: number
  top: number
}
/** The lower right corner of the bubble, where its Next button is. */
export interface Corner {
  right: number
  bottom: number
}

/** What the player presses in the end is worth more than what is only looked at. */
const WORTH = 10

interface Lit {
  /** Everything that is lit. */
  holes: readonly Hole[]
  /** What of it is pressed in the end. */
  pressed?: readonly Hole[]
}

/**
 * The first of the places that covers least of what is lit, and nothing that has to be pressed. A player who reads on
 * finds Next where it was: the bubble grows upwards from there.
 */
export function placed({ holes, pressed = [] }: Lit, size: Size, screen: Size, before: Corner | null = null): Place {
  const isSmall = screen.width < NARROW || screen.height < LOW
  const places = [...stays(size, screen, before), ...(isSmall ? atEdges(size, screen) : around(holes[0], size, screen))]
  const under = (covers: readonly Hole[], { left, top }: Place) =>
    covers.reduce((sum, hole) => sum + overlap({ x: left, y: top, ...size }, hole), 0)
  const covered = (place: Place) => under(holes, place) + WORTH * under(pressed, place)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

/** Where it was, if it is still inside the screen. */
function stays({ width, height }: Size, screen: Size, before: Corner | null): Place[] {
  if (!before) return []
  const [left, top] = [before.right - width, before.bottom - height]
  const isInside = left >= 0 && top >= 0 && before.right <= screen.width && before.bottom <= screen.height
  return isInside ? [{ left, top }] : []
}

function atEdges({ width, height }: Size, screen: Size): Place[] {
  const [right, bottom] = [screen.width - width - EDGE, screen.height - height - EDGE]
  return [
    { left: EDGE, top: bottom },
    { left: EDGE, top: EDGE },
    { left: right, top: EDGE },
    { left: right, top: bottom },
  ]
}

/** Around the first thing that is lit, inside the screen; the middle where nothing is. */
function around(first: Hole | undefined, { width, height }: Size, screen: Size): Place[] {
  const middle = { left: (screen.width - width) / 2, top: (screen.height - height) / 2 }
  if (!first) return [middle]
  const [left, top] = [first.x + (first.width - width) / 2, first.y + (first.height - height) / 2]
  const places = [
    { left: first.x + first.width + GAP, top },
    { left: first.x - width - GAP, top },
    { left, top: first.y - height - GAP },
    { left, top: first.y + first.height + GAP },
    middle,
  ]
  return places.map(place => ({
    left: Math.min(Math.max(place.left, GAP), screen.width - width - GAP),
    top: Math.min(Math.max(place.top, GAP), screen.height - height - GAP),
  }))
}

const overlap = (a: Hole, b: Hole): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
