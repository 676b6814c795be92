/** Offers and bargains. */
import type { Handed, Seat } from '@coldwake/rules'
import { list } from '../message.ts'
import { handed } from '../things.ts'
import { type EventOf, plain, type Sentences } from './teller.ts'

export const trade = {
  tradeOpened: plain,
  partner: plain,
  offered: (event, teller) => teller.say('offered', event, { thing: handed(known(event.thing, event), teller.lang) }),
  withdrawn: (event, teller) =>
    teller.say('withdrawn', event, { thing: handed(known(event.thing, event), teller.lang) }),
  shown: (event, teller) =>
    teller.say('shown', event, { thing: handed(known({ back: event.back, card: null }, event), teller.lang) }),
  ready: plain,
  /** Both directions of the bargain, each in its own sentence; the cards I got are told by name. */
  traded: (event, teller) => {
    const { ctx, lang } = teller
    const { who, whom, gave, got, mine } = event
    const way = (who: Seat, whom: Seat, things: readonly Handed[]): string[] => {
      if (things.length === 0) return []
      const names = whom === ctx.me ? mine?.cards : undefined
      const each = things.map((thing, i) => handed({ ...thing, card: names?.[i] ?? thing.card }, lang))
      return [teller.say('gave', { who, whom }, { things: list(each, lang) })]
    }
    const ways = [...way(who, whom, gave), ...way(whom, who, got)]
    return ways.length === 0 ? teller.say('tradedNothing', event) : ways.join(' ')
  },
  tradeEnded: plain,
} satisfies Partial<Sentences>

/** A thing whose face only its reader knows. */
const known = (thing: Handed, { mine }: EventOf<'offered' | 'withdrawn' | 'shown'>): Handed =>
  mine?.card ? { ...thing, card: mine.card } : thing
