/** What somebody is about to do, as it is told and as others are asked about it. */
import type { CorridorId, Declared, EventFace, Name, RoomId, Seat } from '@coldwake/rules'
import { type Context, person } from './context.ts'
import { fill, type Plain } from './fill.ts'
import type { Dialect } from './lang.ts'
import { say, sentence } from './message.ts'
import { theCard, theIntruder, theTile, theWayTo } from './things.ts'
import { type Words, words } from './words.ts'

interface Reader {
  ctx: Context
  lang: Dialect
}

const fillers = {
  to: (to: RoomId, { ctx, lang }: Reader, { via }: { via?: CorridorId }) => ({ to: theWayTo(to, via, ctx, lang) }),
  card: (card: Name, { lang }: Reader) => ({ card: theCard(card, lang) }),
  tile: (tile: Name, { lang }: Reader) => ({ room: theTile(tile, lang) }),
  as: (as: string) => ({ as }),
}

type DeclaredOf<K extends Declared['do']> = Extract<Declared, { do: K }>
type Messages = Words<'log'>['events']['declared' | 'cancelled']
type PlainKind = Plain<{ [K in Declared['do']]: DeclaredOf<K> }, Messages, typeof fillers, 'by' | 'who'>

/** An action as announced, before anybody could react to it. */
export const declaredText = (who: Seat, action: Declared, ctx: Context, lang: Dialect): string =>
  actionText(words(lang, 'log').events.declared, who, action, ctx, lang)

/** A new kind of action does not compile until its messages are there and it fills their slots. */
export const actionText = (
  messages: Messages,
  who: Seat,
  action: DeclaredOf<PlainKind>,
  ctx: Context,
  lang: Dialect,
): string => fill(messages[action.do], action, fillers, { ctx, lang }, person(ctx, who))

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
