import { useEffect, useState } from 'react'

export interface Hole {
  x: number
  y: number
  width: number
  height: number
}

const MARGIN = 6
/** A place is looked for again so often: boards are moved, sheets grow. */
const EVERY_MS = 200

/** Where the things with these selectors are on the screen, as long as it lasts; `chosen`: looked for at once when it changes. */
export function useHoles(selectors: readonly string[], chosen: unknown): readonly Hole[] {
  const [holes, setHoles] = useState<readonly Hole[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button comes with what is chosen
  useEffect(() => {
    const look = () => {
      const found = selectors.flatMap(holesOf)
      setHoles(now => (JSON.stringify(now) === JSON.stringify(found) ? now : found))
    }
    for (const selector of selectors) bringIntoView(selector)
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [selectors, chosen])
  return holes
}

/** On a small screen the list of answers scrolls. */
function bringIntoView(selector: string): void {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) return
  const { top, bottom } = found.getBoundingClientRect()
  const seen = inSight(found)
  if (seen.top > top || seen.bottom < Math.min(bottom, window.innerHeight) || bottom > window.innerHeight)
    found.scrollIntoView({ block: 'nearest' })
}

/** True for what lies in one of the holes, and for everything where nothing is dark. */
export function isLit(element: Element, selectors: readonly string[]): boolean {
  if (!document.querySelector('.spotlight')) return true
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return selectors
    .flatMap(holesOf)
    .some(hole => x >= hole.x && x <= hole.x + hole.width && y >= hole.y && y <= hole.y + hole.height)
}

export function holesOf(selector: string): Hole[] {
  const found = document.querySelector(selector)
  if (!found) return []
  const { left, top, right, bottom } = inSight(found)
  const [x, y] = [Math.max(left - MARGIN, 0), Math.max(top - MARGIN, 0)]
  const width = Math.min(right + MARGIN, window.innerWidth) - x
  const height = Math.min(bottom + MARGIN, window.innerHeight) - y
  if (width <= 2 * MARGIN || height <= 2 * MARGIN) return []
  return [{ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }]
}

/** What shows of it: the board is cut off where the list of answers begins. */
function inSight(found: Element): { left: number; top: number; right: number; bottom: number } {
  let { left, top, right, bottom } = found.getBoundingClientRect()
  const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
  for (let part = found; part.parentElement && !isFixed(part); part = part.parentElement) {
    const around = part.parentElement
    const { overflow, display } = getComputedStyle(around)
    if (overflow === 'visible' || display === 'contents') continue
    const edge = around.getBoundingClientRect()
    left = Math.max(left, edge.left)
    top = Math.max(top, edge.top)
    right = Math.min(right, edge.right)
    bottom = Math.min(bottom, edge.bottom)
  }
  return { left, top, right, bottom }
}

/** The table in the dark, but for what is spoken of. Everything can still be pressed. */
export function Spotlight({ holes }: { holes: readonly Hole[] }) {
  return (
    <svg className="spotlight" aria-hidden="true">
      <mask id="spotlight-holes">
        <rect width="100%" height="100%" className="veiled" />
        {holes.map(hole => (
          <rect key={`${hole.x} ${hole.y}`} {...hole} rx={10} className="hole" />
        ))}
      </mask>
      <rect className="dark" width="100%" height="100%" mask="url(#spotlight-holes)" />
      {holes.map((hole, at) => (
        <rect key={`${hole.x} ${hole.y}`} className={at === 0 ? 'rim first' : 'rim'} {...hole} rx={10} />
      ))}
    </svg>
  )
}
