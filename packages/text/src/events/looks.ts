/** Looks in secret. What was seen there only its reader is told. */
import { gamePeeks } from '../games/events.ts'
import { theCard, theCards, theTile, tokenName } from '../things.ts'
import { type Peeks, plain, type Sentences } from './teller.ts'

const peeks: Peeks = {
  tile: (event, teller) => {
    const { at, mine } = event
    return mine?.tile
      ? teller.say('peekedTileSeen', event, { room: at, tile: theTile(mine.tile, teller.lang) })
      : teller.say('peekedTile', event, { room: at })
  },
  tileAndToken: (event, teller) => {
    const { at, mine } = event
    const { ctx, lang } = teller
    if (!mine?.tile || !mine.token) return teller.say('peekedTileAndToken', event, { room: at })
    const seen = { tile: theTile(mine.tile, lang), token: tokenName(ctx.table.game, mine.token, lang) }
    return teller.say('peekedTileAndTokenSeen', event, { room: at, ...seen })
  },
  attack: (event, teller) =>
    event.mine?.cards
      ? teller.say('peekedAttackSeen', event, { cards: theCards(event.mine.cards, teller.lang) })
      : teller.say('peekedAttack', event),
  event: (event, teller) => {
    const { mine } = event
    if (mine?.cards) return teller.say('peekedEventsSeen', event, { cards: theCards(mine.cards, teller.lang) })
    return mine?.card
      ? teller.say('peekedEventSeen', event, { card: theCard(mine.card, teller.lang) })
      : teller.say('peekedEvent', event)
  },
  ...gamePeeks,
}

export const looks: Pick<Sentences, 'peeked' | 'peekedObjective' | 'eventUnder'> = {
  peeked: (event, teller) => peeks[event.what](event, teller),
  peekedObjective: (event, teller) =>
    event.mine?.card
      ? teller.say('peekedObjectiveSeen', event, { card: theCard(event.mine.card, teller.lang) })
      : plain(event, teller),
  eventUnder: (event, teller) => teller.say(event.under ? 'eventUnder' : 'eventOnTop', event),
}
