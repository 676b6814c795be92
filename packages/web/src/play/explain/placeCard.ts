/** Where a card lies: beside what it is about, and never over what matters. Pure arithmetic, in pixels of the window. */

import type { Size } from '../board/camera.ts'
import { overlap } from '../board/camera.ts'
import type { Box, Point } from '../board/geometry.ts'

const GAP = 14
const EDGE = 6
/** Lower than this, a card cannot be read; higher ones scroll. */
const LEAST = 96

interface Wanted {
  /** The card as it would like to be. */
  card: Size
  /** What it is about. */
  about: Box
  /** My room, what is selected, what may be chosen. */
  free: readonly Box[]
  /** Where it should lie, best first. */
  areas: readonly Box[]
}

/** Grown a little on all sides: a card keeps its distance. */
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** How far a box is from a point. */
const far = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))

/** Every place along the edges of what must stay in sight, and of the area. */
function* placesIn(area: Box, { width, height }: Size, boxes: readonly Box[]): Generator<Box> {
  const along = (from: number, to: number, size: number, starts: readonly number[]) =>
    [...new Set([from, to - size, ...starts])].filter(start => start >= from && start + size <= to)
  const xs = boxes.flatMap(box => [box.x - width, box.x, box.x + box.width - width, box.x + box.width])
  const ys = boxes.flatMap(box => [
    box.y - height,
    box.y,
    box.y + (box.height - height) / 2,
    box.y + box.height - height,
    box.y + box.height,
  ])
  for (const x of along(area.x, area.x + area.width, width, xs))
    for (const y of along(area.y, area.y + area.height, height, ys)) yield { x, y, width, height }
}

/** The nearest place that covers nothing of it; lower where there is less room; where there is none at all, the one that covers least. */
export function placeCard({ card, about, free, areas }: Wanted): Box {
  const kept = [...free.map(box => grown(box, 2)), grown(about, GAP)]
  const to = middle(about)
  const heights = [...new Set([card.height, card.height * 0.75, card.height / 2, LEAST])].filter(
    height => height <= card.height && height >= Math.min(LEAST, card.height),
  )
  let least: { box: Box; hidden: number } | null = null
  for (const area of areas)
    for (const height of heights) {
      let best: Box | null = null
      for (const box of placesIn(grown(area, -EDGE), { width: card.width, height }, kept)) {
        const hidden = kept.reduce((sum, one) => sum + overlap(box, one), 0)
        if (!least || hidden < least.hidden) least = { box, hidden }
        if (hidden === 0 && (!best || far(box, to) < far(best, to))) best = box
      }
      if (best) return best
    }
  return least?.box ?? { x: EDGE, y: EDGE, ...card }
}

/** From the edge of the card to the edge of what it is about. */
export function joint(card: Box, about: Box): [Point, Point] {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
  const onto = (box: Box, { x, y }: Point): Point => ({
    x: clamp(x, box.x, box.x + box.width),
    y: clamp(y, box.y, box.y + box.height),
  })
  const from = onto(card, middle(about))
  return [from, onto(about, from)]
}
