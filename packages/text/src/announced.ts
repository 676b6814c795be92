/** What somebody is about to do, as it is told and as others are asked about it. */
import type { Declared, EventFace, Seat } from '@coldwake/rules'
import { type Context, person } from './context.ts'
import type { Dialect } from './lang.ts'
import { say, sentence } from './message.ts'
import { theCard, theIntruder, theRoom, theTile, theWayTo } from './things.ts'
import { type Words, words } from './words.ts'

/** An action as announced, before anybody could react to it. */
export const declaredText = (who: Seat, action: Declared, ctx: Context, lang: Dialect): string =>
  actionText(words(lang, 'log').events.declared, who, action, ctx, lang)

type ActionMessages = Words<'log'>['events']['declared' | 'cancelled']

export function actionText(messages: ActionMessages, who: Seat, action: Declared, ctx: Context, lang: Dialect): string {
  const by = person(ctx, who)
  switch (action.do) {
    case 'move':
    case 'carefulMove':
      return say(messages[action.do], lang, { ...by, to: theWayTo(action.to, action.via, ctx, lang) })
    case 'play':
    case 'use':
    case 'activate':
      return say(messages[action.do], lang, { ...by, card: theCard(action.card, lang) })
    case 'roomAction':
      return say(messages.roomAction, lang, { ...by, room: theTile(action.tile, lang) })
    case 'rideElevator':
    case 'drive':
      return say(messages[action.do], lang, { ...by, to: theRoom(action.to, ctx, lang) })
    case 'escape':
      return say(messages.escape, lang, by)
    case 'playAs':
      return say(messages.playAs, lang, { ...by, card: theCard(action.card, lang), as: action.as })
    case 'shoot':
    case 'melee':
    case 'pickUp':
    case 'trade':
    case 'craft':
    case 'computer':
    case 'callElevator':
      return say(messages[action.do], lang, by)
  }
}

/** Larvae attack without a card, and never miss. */
export function attackedText(
  { who, kind, card, hits }: Pick<Extract<EventFace, { e: 'attack' }>, 'who' | 'kind' | 'card' | 'hits'>,
  ctx: Context,
  lang: Dialect,
): string {
  const { events } = words(lang, 'log').events
  const slots = { ...person(ctx, who), intruder: theIntruder(kind, lang) }
  if (card === null) return sentence(say(events.attackBare, lang, slots))
  return sentence(say(hits ? events.attack : events.attackMisses, lang, { ...slots, card: theCard(card, lang) }))
}
