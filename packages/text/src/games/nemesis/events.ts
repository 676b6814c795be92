/** What happens only on the ship. */
import { coordinatesText } from '../../cards.ts'
import { type Peeks, plain, type Sentences } from '../../events/teller.ts'
import { list } from '../../message.ts'
import { engineStates, theCards, theEngine } from '../../things.ts'

export const nemesisEvents = {
  chambersOpen: plain,
  hibernates: plain,
  destination: (event, teller) => teller.say('destination', event, { space: event.space }),
  engine: (event, teller) =>
    teller.say(event.changed ? 'engineChanged' : 'engineKept', event, { engine: theEngine(event.engine, teller.lang) }),

  pod: (event, teller) => teller.say(event.locked ? 'podLocked' : 'podUnlocked', event),
  entersPod: plain,
  leavesPod: (event, teller) => teller.say(event.ejected ? 'ejected' : 'leavesPod', event),
  launched: (event, teller) => {
    const { me, names } = teller.ctx
    const crew = list(event.crew.filter(seat => seat !== me).map(names), teller.lang)
    if (me === null || !event.crew.includes(me)) return teller.say('launched', event, { crew })
    return crew === '' ? teller.say('launchedWithYou', event) : teller.say('launchedWithYouAnd', event, { crew })
  },
  podGone: plain,

  playsIntruders: plain,
  declinesIntruders: plain,
  cardsUnder: (event, teller) =>
    event.mine?.cards
      ? teller.say('cardsUnderSeen', event, { cards: theCards(event.mine.cards, teller.lang) })
      : teller.say('cardsUnder', event, { deck: event.deck }),
} satisfies Partial<Sentences>

export const nemesisPeeks: Pick<Peeks, 'coordinates' | 'engine'> = {
  coordinates: (event, teller) => {
    const { ctx, lang } = teller
    const { mine } = event
    return mine?.card
      ? teller.say('peekedCoordinatesSeen', event, { coordinates: coordinatesText(ctx.table.game, mine.card, lang) })
      : teller.say('peekedCoordinates', event)
  },
  engine: (event, teller) => {
    const { lang } = teller
    const { at, mine } = event
    const engine = /^[1-3]$/.test(at) ? theEngine(at, lang) : teller.say('engines', event)
    return mine?.engines
      ? teller.say('peekedEngineSeen', event, { engine, states: engineStates(mine.engines, lang) })
      : teller.say('peekedEngine', event, { engine })
  },
}
