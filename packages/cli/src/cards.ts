/** Prints the cards of a deck as players read them, for proof-reading. */
import { decksIn, deckText, type Lang, langs, loadLanguage } from '@coldwake/text'
import { known, readArgs } from './args.ts'
import { FIRST_GAME, FULL_BOXES } from './games/index.ts'

export const cardsHelp = `cards --game NAME --deck NAME [--lang LANGUAGE]
  prints the wording of a deck, or of all of them; without a deck it says which there are`

export async function cards(args: string[]): Promise<boolean> {
  const { values } = readArgs(args, {
    game: { type: 'string', default: FIRST_GAME },
    deck: { type: 'string' },
    lang: { type: 'string', default: 'en' },
  })
  const game = known('game', values.game, [...FULL_BOXES.keys()])
  const box = FULL_BOXES.get(game) ?? game
  const lang = known('lang', values.lang, langs) as Lang
  await loadLanguage(lang)
  const decks = decksIn(box, lang)
  const wanted = known('deck', values.deck, ['all', ...decks])
  for (const deck of decks) if (wanted === 'all' || wanted === deck) print(deck, deckText(box, deck, lang))
  return true
}

/** Prints the name of a card and the facts in its corners, then its text. */
function print(deck: string, groups: ReturnType<typeof deckText>): void {
  for (const { heading, entries } of groups) {
    console.log(`== ${heading ? `${deck}: ${heading}` : deck}\n`)
    for (const { name, facts, text } of entries) {
      console.log([name, ...facts].join(' · '))
      console.log(text ? `  ${text}\n` : '')
    }
  }
}
