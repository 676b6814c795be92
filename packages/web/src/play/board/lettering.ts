/** Sizes of what is written on the board: 13 px on the screen of a desk, and 12 px at least, whatever the scale. */
import { LIKED, SMALLEST } from './labels.ts'

/** Below this, rooms keep icons and markers and lose their words. */
const WORDS_FROM = 0.42

export interface Lettering {
  scale: number
  /** Are there words at all? */
  words: boolean
  /** A size in board units that is readable on screen. */
  font: (units: number) => number
}

/** Where rooms are small there is less place for letters, too. */
const least = (scale: number): number => enlarged * Math.min(LIKED, Math.max(SMALLEST, scale * (LIKED / DESK)))
/** A whole board on the screen of a desk. */
const DESK = 0.48

let last: Lettering | null = null
/** How many times larger than usual text is to be. */
let enlarged = 1

/** Letters on the board grow with all others, as far as there is room for them. */
export function enlargeLettering(times: number): void {
  if (times === enlarged) return
  enlarged = times
  forgetLettering()
}

/** The same object for the same scale, so that what is drawn need not be drawn again while the board is only moved. */
export function lettering(scale: number): Lettering {
  if (last?.scale !== scale)
    last = { scale, words: scale >= WORDS_FROM, font: units => Math.max(units, least(scale) / scale) }
  return last
}

/** Everything that is written on the board is written again. */
export function forgetLettering(): void {
  last = null
}
