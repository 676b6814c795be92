/** The catalogues in docs/rules that there are books of: one of each game in each language. */
import { type Lang, langs } from '@coldwake/text'
import { GAMES, type Game } from '../games/covers/index.ts'

export type BookName = `${Game}.${Lang}`

export const bookName = (game: Game, lang: Lang): BookName => `${game}.${lang}`

export const CATALOGUES = GAMES.flatMap(game =>
  langs.map(lang => ({
    name: bookName(game, lang),
    game,
    lang,
    file: lang === 'en' ? `${game}.md` : `${game}.${lang}.md`,
  })),
)
