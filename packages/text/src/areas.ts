/**
 * The areas of a language: each is a folder of words, a type, and a script of the page. English comes first, and the
 * others are typed by it.
 */
import type * as Lockdown from './en/games/lockdown/index.ts'
import type * as Surface from './en/games/lockdown/surface/index.ts'
import type * as Nemesis from './en/games/nemesis/index.ts'
import type * as IntruderPlayer from './en/games/nemesis/intruderPlayer/index.ts'
import type * as Pages from './en/pages/index.ts'
import type { rulebookWords } from './en/pages/rulebook/index.ts'
import type * as Shared from './en/shared/index.ts'
import type * as Log from './en/shared/log/index.ts'
import type * as Panels from './en/shared/panels/index.ts'
import type * as Stage from './en/shared/stage/index.ts'
import type { Inflect } from './message.ts'
import type { Plates } from './plates.ts'
import type { Translation } from './words.ts'

export interface Areas {
  shared: typeof Shared
  log: typeof Log
  panels: typeof Panels
  stage: typeof Stage
  pages: typeof Pages
  nemesis: Omit<typeof Nemesis, 'plates'>
  intruderPlayer: typeof IntruderPlayer
  lockdown: Omit<typeof Lockdown, 'plates'>
  surface: typeof Surface
}

export type RulebookWords = typeof rulebookWords

/**
 * Where the words of a language come from. An area of a language with cases may bring the forms of what it names, and
 * the shared area how phrases are put together. What is too long for a plate of the board is cut by each as it likes.
 */
export type Sources = {
  readonly [A in keyof Areas]: () => Promise<
    Translation<Areas[A]> & { readonly inflect?: Inflect; readonly plates?: Plates }
  >
} & {
  readonly rulebook: () => Promise<{ readonly rulebookWords: RulebookWords }>
}
