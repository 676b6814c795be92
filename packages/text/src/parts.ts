/** What a language consists of: English comes first, and the others are typed by it. */
import type * as Around from './en/around.ts'
import type * as Facility from './en/facility.ts'
import type * as Hunt from './en/hunt.ts'
import type * as Common from './en/index.ts'
import type * as Panels from './en/panels.ts'
import type { rulebookWords } from './en/rulebookwords.ts'
import type * as Ship from './en/ship.ts'
import type * as Stage from './en/stage.ts'
import type * as Surface from './en/surface.ts'
import type * as Told from './en/told.ts'
import type { Inflect } from './message.ts'
import type { Plates } from './plates.ts'
import type { Translation } from './words.ts'

export interface Parts {
  common: typeof Common
  around: typeof Around
  facility: Omit<typeof Facility, 'plates'>
  hunt: typeof Hunt
  panels: typeof Panels
  ship: Omit<typeof Ship, 'plates'>
  stage: typeof Stage
  surface: typeof Surface
  told: typeof Told
}

export type RulebookWords = typeof rulebookWords

/**
 * Where the words of a language come from. A part of a language with cases may bring the forms of what it names, and
 * the common part how phrases are put together. What is too long for a plate of the board is cut by each as it likes.
 */
export type Sources = {
  readonly [P in keyof Parts]: () => Promise<
    Translation<Parts[P]> & { readonly inflect?: Inflect; readonly plates?: Plates }
  >
} & {
  readonly rulebook: () => Promise<{ readonly rulebookWords: RulebookWords }>
}
