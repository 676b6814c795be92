/**
 * Names on rooms: 13 px on screen, never below 12. They shrink to 85 % if they are larger, then break in two lines, then are cut as the
 * language cuts them, then shrink further, then take a third line, then go.
 */

export const SMALLEST = 12
export const LIKED = 13
const SHRINK = 0.85

export interface Label {
  lines: string[]
  /** In px on screen. */
  size: number
}
/** Width in px of a text at 1 px font size. */
export type Measure = (text: string) => number

/**
 * `names`: the whole, and what may be written instead, with | where a word may be broken. `widths`: of each line there
 * may be, in px on screen.
 */
export function fitLabel(
  names: readonly string[],
  widths: readonly number[],
  size: number,
  measure: Measure,
): Label | null {
  const most = Math.max(size, SMALLEST)
  const fits = (lines: string[], smallest: number): Label | null => {
    const possible = Math.min(most, ...lines.map((line, at) => (widths[at] ?? 0) / measure(line)))
    return possible >= smallest ? { lines, size: possible } : null
  }
  const among = (count: number, smallest: number): Label | null => {
    for (const name of names) {
      const labels = linesOf(name, count).flatMap(lines => fits(lines, smallest) ?? [])
      if (labels.length > 0) return labels.reduce((best, next) => (next.size > best.size ? next : best))
    }
    return null
  }
  const liked = Math.max(size < LIKED ? SMALLEST : LIKED, size * SHRINK)
  for (const smallest of liked > SMALLEST ? [liked, SMALLEST] : [SMALLEST])
    for (const count of [1, 2]) {
      const label = among(count, smallest)
      if (label) return label
    }
  return widths.length > 2 ? among(3, SMALLEST) : null
}

/** Every way of putting a name in so many lines, most even ones first. */
function linesOf(name: string, count: number): string[][] {
  // A line ends at a space, which goes, after a hyphen, which stays, or within a word, which gets one.
  const ends = [...name.matchAll(/[ |]|(?<=-)(?=.)/g)]
  const whole = (text: string) => text.replaceAll('|', '')
  const broken = (from: number, lines: number): string[][] => {
    if (lines === 1) return [[whole(name.slice(from))]]
    return ends
      .filter(({ index }) => index > from)
      .flatMap(({ 0: sign, index }) => {
        const line = whole(name.slice(from, index)) + (sign === '|' ? '-' : '')
        return broken(index + sign.length, lines - 1).map(rest => [line, ...rest])
      })
  }
  return broken(0, count).toSorted((a, b) => unevenness(a) - unevenness(b))
}

const unevenness = (lines: string[]): number => {
  const lengths = lines.map(({ length }) => length)
  return Math.max(...lengths) - Math.min(...lengths)
}
