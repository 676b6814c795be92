/**
 * The areas of words: each is a folder of every language, a type, and a script of the page. English comes first, and the
 * others are typed by it.
 */
import type { AskWords } from './ask.ts'
import type * as Coach from './en/coach/index.ts'
import type * as Lockdown from './en/games/lockdown/index.ts'
import type * as LockdownLessons from './en/games/lockdown/lessons/index.ts'
import type * as Surface from './en/games/lockdown/surface/index.ts'
import type * as Nemesis from './en/games/nemesis/index.ts'
import type * as IntruderPlayer from './en/games/nemesis/intruderPlayer/index.ts'
import type * as NemesisLessons from './en/games/nemesis/lessons/index.ts'
import type * as Handbook from './en/pages/handbook/index.ts'
import type * as Pages from './en/pages/index.ts'
import type * as Learn from './en/pages/learn/index.ts'
import type { rulebookWords } from './en/pages/rulebook/index.ts'
import type * as Answer from './en/shared/answer/index.ts'
import type * as Brief from './en/shared/brief/index.ts'
import type * as Explain from './en/shared/explain/index.ts'
import type * as Shared from './en/shared/index.ts'
import type * as TableKeys from './en/shared/keys/index.ts'
import type * as Log from './en/shared/log/index.ts'
import type * as Panels from './en/shared/panels/index.ts'
import type * as Stage from './en/shared/stage/index.ts'
import type * as TextTable from './en/shared/textTable/index.ts'
import type * as Watch from './en/watch/index.ts'
import type { GAME_AREAS, Layer } from './games/variants.ts'
import type { Grammar } from './grammar.ts'
import type { Message } from './message.ts'
import type { Plates } from './plates.ts'
import type { Spoken } from './spoken.ts'

/** What each area says in English: sentences of the game, and in `ui` the words of the page. */
export interface Areas {
  shared: Said<typeof Shared>
  answer: Said<typeof Answer>
  log: Said<typeof Log>
  brief: Said<typeof Brief>
  explain: Said<typeof Explain>
  panels: Said<typeof Panels>
  textTable: Said<typeof TextTable>
  tableKeys: Said<typeof TableKeys>
  stage: Said<typeof Stage>
  pages: Said<typeof Pages>
  handbook: Said<typeof Handbook>
  learn: Said<typeof Learn>
  nemesisLessons: Said<typeof NemesisLessons>
  lockdownLessons: Said<typeof LockdownLessons>
  coach: Said<typeof Coach>
  watch: Said<typeof Watch>
  nemesis: Said<typeof Nemesis>
  intruderPlayer: Said<typeof IntruderPlayer>
  lockdown: Said<typeof Lockdown>
  surface: Said<typeof Surface>
}

/** What is not said everywhere, and loaded where it is. */
export type Area = Exclude<keyof Areas, 'shared'>
export type GameArea = (typeof GAME_AREAS)[number]

/** Areas bring more than what is said; each language as it needs it. */
interface Beside extends Grammar {
  /** What is too long for a plate of the board. */
  readonly plates?: Plates
  /** What some tables say otherwise. */
  readonly wording?: Wording
}
type Said<T> = Omit<T, keyof Beside>

type Both<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void ? I : never

/** Sentences of all games, and of these areas. What a card or a room says decides which of a game's are needed. */
export type Words<A extends Area = never> = Both<Sentences['shared' | GameArea]> & Both<Sentences[A]>
type Sentences = { [A in keyof Areas]: Omit<Areas[A], 'ui'> }

/** The words of every page, and of these areas. */
export type Ui<A extends Area = never> = Shown['shared'] & Both<Shown[A]>
type Shown = { [A in keyof Areas]: Areas[A] extends { ui: infer U } ? Spoken<U> : object }

export type Wording = { readonly [L in Layer]?: Some<Both<Areas[keyof Areas]>> }

/** Messages in groups, and groups of them. */
export interface Messages {
  readonly [key: string]: Message | null | Messages
}

/** Some of it. */
export type Some<T> = T extends string ? string : { readonly [K in keyof T]?: Some<T[K]> }

/** The same in another language. */
export type Translation<T> = T extends string ? string : { readonly [K in keyof T]: Translation<T[K]> }

/** Where the words of a language come from. */
export type Sources = {
  readonly [A in keyof Areas]: () => Promise<Translation<Areas[A]> & Beside>
} & {
  readonly ask: () => Promise<{ readonly askWords: AskWords }>
  readonly rulebook: () => Promise<{ readonly rulebookWords: Translation<typeof rulebookWords> }>
}
