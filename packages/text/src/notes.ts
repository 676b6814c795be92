/** The notebook: what a seat has seen in secret. Whether it still holds is shown beside it. */
import type { NoteView } from '@coldwake/rules'
import { coordinatesText } from './cards.ts'
import type { Context } from './context.ts'
import { type Dialect, dialectOf } from './lang.ts'
import { say } from './message.ts'
import { cardName, engineName, roomName, theCard, theDeck, tokenName, wordName } from './things.ts'
import { words } from './words.ts'

export function noteText({ what, at, card, round }: NoteView, ctx: Context, language: Dialect): string {
  const { game } = ctx.table
  const lang = dialectOf(language, game)
  const { notes } = words(lang)
  switch (what) {
    case 'tile':
      return say(notes.tile, lang, { room: at, tile: roomName(card, lang) })
    case 'token':
      return say(notes.token, lang, { room: at, token: tokenName(game, card, lang) })
    case 'returned':
      return say(notes.returned, lang, { card: theCard(card, lang), deck: theDeck(at, ctx, lang), round })
    case 'coordinates':
      return say(notes.coordinates, lang, { coordinates: coordinatesText(game, card, lang) })
    case 'engine':
      return say(notes.engine, lang, { engine: roomName(`engine-${at}`, lang), state: engineName(card, lang) })
    case 'event':
      return say(notes.event, lang, { card: theCard(card, lang), round })
    case 'objective':
      return say(notes.objective, lang, { whom: ctx.names(Number(at)), card: theCard(card, lang) })
    case 'shown':
      return say(notes.shown, lang, { whom: ctx.names(Number(at)), card: theCard(card, lang), round })
    case 'attack':
      return say(notes.attack, lang, { card: theCard(card, lang), round })
    case 'contingency':
      return at === 'pool'
        ? say(notes.poolContingency, lang, { card: cardName(card, lang) })
        : say(notes.contingency, lang, { whom: ctx.names(Number(at)), card: cardName(card, lang) })
    case 'css':
      return say(notes.css, lang, { space: at, card: cardName(card, lang) })
    case 'scan':
      return say(notes.scan, lang, { word: wordName(card, lang) })
  }
}
