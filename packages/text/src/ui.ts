/** The words around the game: buttons, headings, hints. */
import type { Dialect } from './lang.ts'
import { type Words, words } from './words.ts'

export type Ui = Words['ui']

export const ui = (lang: Dialect): Ui => words(lang).ui
