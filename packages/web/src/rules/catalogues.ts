/** The catalogues in docs/rules that there are books of. */
import type { Game } from '../games.ts'

interface Catalogue {
  name: string
  game: Game
  lang: string
  file: string
}

export const CATALOGUES = [
  { name: 'nemesis.en', game: 'nemesis', lang: 'en', file: 'nemesis.md' },
  { name: 'nemesis.es', game: 'nemesis', lang: 'es', file: 'nemesis.es.md' },
  { name: 'lockdown.en', game: 'lockdown', lang: 'en', file: 'lockdown.md' },
] as const satisfies readonly Catalogue[]

export type BookName = (typeof CATALOGUES)[number]['name']

const ENGLISH: Readonly<Record<Game, BookName>> = { nemesis: 'nemesis.en', lockdown: 'lockdown.en' }

/** A game that has no book in a language yet is read in English. */
export const bookName = (game: Game, lang: string): BookName =>
  CATALOGUES.find(one => one.game === game && one.lang === lang)?.name ?? ENGLISH[game]
