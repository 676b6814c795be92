/** The words around the game: buttons, headings, hints. */
import type { Lang } from './lang.ts'
import { type Words, words } from './words.ts'

export type Ui = Words['ui']

export const ui = (lang: Lang): Ui => words(lang).ui
