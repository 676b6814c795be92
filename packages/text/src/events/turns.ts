/** The set-up, rounds and turns, the players' cards, and the time that passes. */
import { eventCardText } from '../cards.ts'
import { list } from '../message.ts'
import { anyOf, theCard, theCards, theCharacter, theDeck } from '../things.ts'
import { plain, type Sentences } from './teller.ts'

export const turns = {
  playerNumbers: (event, teller) => {
    const seats = event.numbers
      .map((number, who) => ({ number, who }))
      .toSorted((a, b) => a.number - b.number)
      .map(seat => teller.say('playerNumber', seat))
    return teller.say('playerNumbers', event, { numbers: seats.join(', ') })
  },
  objectivesDealt: (event, teller) => {
    const { open, mine } = event
    if (open) {
      const each = open.map((card, who) => teller.say('objectiveOf', { who, card }))
      return teller.say('objectivesOpen', event, { objectives: each.join(', ') })
    }
    return mine?.cards
      ? teller.say('objectivesDealtSeen', event, { cards: theCards(mine.cards, teller.lang) })
      : teller.say('objectivesDealt', event)
  },
  objectiveChosen: (event, teller) => {
    const chosen = event.mine?.kept ?? event.mine?.card
    return chosen
      ? teller.say('objectiveChosenSeen', event, { card: theCard(chosen, teller.lang) })
      : plain(event, teller)
  },
  draftDrawn: (event, teller) => {
    const { ctx, lang } = teller
    const characters = event.cards.map(draft => anyOf(draft, event.cards, ctx, lang))
    return teller.say('draftDrawn', event, { characters: list(characters, lang) })
  },
  draftKept: (event, teller) =>
    teller.say('draftKept', event, { characters: anyOf(event.card, [event.card], teller.ctx, teller.lang) }),
  drafted: (event, teller) => teller.say('drafted', event, { character: theCharacter(event.card, teller.lang) }),

  round: plain,
  firstPlayer: plain,
  turn: plain,
  unlimited: plain,
  passed: plain,
  phaseEnded: plain,
  tookBack: plain,

  drew: (event, teller) =>
    event.mine?.cards
      ? teller.say('drewSeen', event, { cards: theCards(event.mine.cards, teller.lang) })
      : plain(event, teller),
  reshuffled: (event, teller) =>
    teller.say('reshuffled', event, { deck: theDeck(event.deck, teller.ctx, teller.lang) }),
  discarded: plain,
  ownDeck: plain,

  time: plain,
  event: (event, teller) =>
    teller.say('event', event, { effect: eventCardText(teller.ctx.table.game, event.card, teller.lang) }),
  eventRemoved: plain,
} satisfies Partial<Sentences>
