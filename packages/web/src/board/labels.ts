/** Names on rooms: never below 11 px on screen. They shrink to 85 %, then break in two lines, then go. */

export const SMALLEST = 11
const SHRINK = 0.85

export interface Label {
  lines: string[]
  /** In px on screen. */
  size: number
}
/** Width in px of a text at 1 px font size. */
export type Measure = (text: string) => number

/** `widths`: of the first line and of the second, in px on screen. */
export function fitLabel(
  name: string,
  widths: readonly [number, number],
  size: number,
  measure: Measure,
): Label | null {
  const smallest = Math.max(SMALLEST, size * SHRINK)
  const fits = (parts: string[]): Label | null => {
    const most = parts.map((part, line) => widths[line === 0 ? 0 : 1] / measure(part))
    const possible = Math.min(Math.max(size, SMALLEST), ...most)
    return possible >= smallest ? { lines: parts, size: possible } : null
  }
  const whole = fits([name])
  if (whole) return whole
  const broken = breaksOf(name)
    .map(fits)
    .filter(label => label !== null)
  return broken.length === 0 ? null : broken.reduce((best, next) => (next.size > best.size ? next : best))
}

/** Every way of putting a name in two lines, most even ones first. */
function breaksOf(name: string): string[][] {
  const words = name.split(' ')
  return words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .sort((a, b) => unevenness(a) - unevenness(b))
}

const unevenness = ([first, second]: string[]) => Math.abs(first.length - second.length)
