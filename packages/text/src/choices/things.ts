/** Cards, Items, Objects and wounds; offers in a Trade. */
import { theDeck, woundName } from '../things.ts'
import { type Labels, plain, type Reader } from './label.ts'

export const things = {
  item: (choice, asked) => asked.say(itemLabel(asked), choice),
  object: (choice, asked) => asked.say(objectLabel(asked), choice),
  wound: (choice, asked) =>
    asked.say(asked.ask === 'heal' ? 'heal' : 'dress', choice, { wound: woundName(choice.card, asked.lang) }),
  search: (choice, asked) => asked.say('search', choice, { deck: theDeck(choice.colour, asked.ctx, asked.lang) }),
  keep: plain,
  make: plain,
  objective: (choice, asked) => asked.say('keep', choice),
  back: (choice, asked) => asked.say(choice.back, choice),

  put: plain,
  takeBack: plain,
  show: plain,
  ready: plain,
  end: plain,
} satisfies Partial<Labels>

function itemLabel({ ask, about: { purpose } }: Reader) {
  if (ask === 'payItem' || purpose === 'burn') return 'discard'
  if (ask === 'scanOne') return 'scan'
  if (purpose === 'load' || purpose === 'spend' || purpose === 'attach' || purpose === 'drain') return purpose
  if (purpose === 'takeCrafted') return 'take'
  return ask === 'weapon' ? 'shootWith' : 'use'
}

function objectLabel({ ask, about: { purpose } }: Reader) {
  if (ask === 'analyse' || purpose === 'analyse') return 'analyseThis'
  return ask === 'pickUp' && purpose !== 'giveUp' ? 'pickUpThis' : 'discardThis'
}
