/** What is searched for, kept, held, made and lost; Objects and what they reveal. */
import { someItems, theCard, theCards, theThing } from '../things.ts'
import { type EventOf, plain, type Sentences, type Teller } from './teller.ts'

export const items = {
  items: plain,
  searched: (event, teller) =>
    event.mine?.cards
      ? teller.say('searchedSeen', event, { cards: theCards(event.mine.cards, teller.lang) })
      : teller.say('searched', event, { items: someItems(event.count, event.colour, teller.lang) }),
  kept,
  putUnder: (event, teller) =>
    event.mine?.card
      ? teller.say('putUnderSeen', event, { card: theCard(event.mine.card, teller.lang) })
      : teller.say('putUnder', event, { items: someItems(1, event.back, teller.lang) }),

  held: plain,
  dropped: (event, teller) => teller.say('dropped', event, { card: theThing(event.card, teller.lang) }),
  lost: plain,
  crafted: plain,
  activated: plain,
  attached: joined,
  taped: joined,

  object: (event, teller) => {
    const { who, object } = event
    return who === null ? teller.say('objectLies', event) : teller.say('objectTaken', { who, object })
  },
  weakness: (event, teller) => {
    const { object, card } = event
    return object === null ? teller.say('weaknessFound', event) : teller.say('weakness', { object, card })
  },
} satisfies Partial<Sentences>

function joined(event: EventOf<'attached' | 'taped'>, teller: Teller): string {
  return teller.say(event.e, event, { other: theCard(event.to, teller.lang) })
}

function kept(event: EventOf<'kept'>, teller: Teller): string {
  const { mine, count, colour } = event
  const { lang } = teller
  const returned = mine?.returned === undefined ? undefined : theCard(mine.returned, lang)
  if (count === 0)
    return returned ? teller.say('keptNothingSeen', event, { returned }) : teller.say('keptNothing', event)
  if (mine?.kept === undefined) return teller.say('kept', event, { items: someItems(count, colour, lang) })
  const card = theCard(mine.kept, lang)
  return returned
    ? teller.say('keptReturnedSeen', event, { kept: card, returned })
    : teller.say('keptSeen', event, { kept: card })
}
