/** What is said on the board: whether it concerns its reader, how long it stays, and where it has room. */
import type { Seat } from '@coldwake/rules/facts'
import { type Heard, isSaying } from '@coldwake/wire'
import { leastHiding, type Size } from '../board/camera.ts'
import type { Box, Point } from '../board/geometry.ts'

/**
 * True where this reader should see it at once: what others say to everybody or to this seat, and answers to what it said
 * itself. What two others settle between them is in the talk. `entries` begins with number `from`.
 */
export function concerns(heard: Heard, mine: Seat | null, entries: readonly Heard[], from: number): boolean {
  const { seat, talk } = heard
  if (seat === null || seat === mine || !isSaying(talk)) return false
  if (talk.t === 'words' || talk.t === 'claim') return true
  if (talk.t !== 'reply') return talk.whom === null || talk.whom === mine
  // Whoever withdraws a claim tells it to everybody whom it had been told.
  const answered = entries[talk.to - from]
  return talk.how === 'withdraw' ? answered?.talk.t === 'claim' : answered?.seat === mine && mine !== null
}

const READING = { least: 3500, most: 9000, letter: 55 }

/** Milliseconds that a text needs to be read beside everything else. */
export const readingTime = (text: string): number =>
  Math.min(READING.most, READING.least + text.length * READING.letter)

/** Between a bubble and the figure that speaks: as near as it can be. */
const GAPS = [10, 40, 70, 100, 140, 190]
/** Between a bubble and the edge of the board. */
const EDGE = 5

export interface Speaker {
  /** On the screen; null: not on the board, or out of view. */
  at: Point | null
  radius: number
}

/** What lies on the board: what may not be covered, what should not, and what is best left in sight. */
export interface Board {
  screen: Size
  mine: readonly Box[]
  choices: readonly Box[]
  rooms: readonly Box[]
}

/**
 * Where a bubble of this size lies: beside whoever speaks, or in a corner. It never covers my room as long as there is any
 * such place, nor what I may choose if that can be helped.
 */
export function bubbleBox(
  { at, radius }: Speaker,
  { width, height }: Size,
  { screen, mine, choices, rooms }: Board,
): Box {
  const right = screen.width - width - EDGE
  const low = screen.height - height - EDGE
  const within = (x: number, y: number): Box => ({
    x: Math.max(EDGE, Math.min(x, right)),
    y: Math.max(EDGE, Math.min(y, low)),
    width,
    height,
  })
  const beside = (gap: number): Box[] => {
    if (!at) return []
    const far = radius + gap
    const [left, centre, after] = [at.x - far - width, at.x - width / 2, at.x + far]
    return [
      within(centre, at.y - far - height),
      within(after, at.y - height / 2),
      within(left, at.y - height / 2),
      within(centre, at.y + far),
    ]
  }
  const corners = [
    within(centreOf(screen.width, width), 0),
    within(0, 0),
    within(right, 0),
    within(0, low),
    within(right, low),
  ]
  const places = [...GAPS.map(beside), corners]
  for (const kept of [[...mine, ...choices], mine]) {
    const free = places.map(some => some.filter(box => kept.every(one => !touches(box, one))))
    const found = free.find(some => some.length > 0)
    if (found) return leastHiding(found, rooms)
  }
  return leastHiding(places.flat(), mine)
}

const centreOf = (length: number, size: number): number => (length - size) / 2

const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
