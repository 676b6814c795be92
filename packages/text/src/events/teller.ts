/** How events are told: the record of their sentences, and what fills the slots of these. */
import type { CorridorId, EventFace, IntruderKind, Name, ObjectName, RoomId, Seat } from '@coldwake/rules'
import { type Context, person, towards } from '../context.ts'
import { fill, type Given, type More, type Plain } from '../fill.ts'
import type { Dialect } from '../lang.ts'
import type { Message } from '../message.ts'
import { anObject, theCard, theCards, theCorridor, theIntruder, theRoom, theTile } from '../things.ts'
import { type Words, words } from '../words.ts'

export type EventKind = EventFace['e']
export type EventOf<K extends EventKind> = Extract<EventFace, { e: K }>

type Sentence<K extends EventKind> = (event: EventOf<K>, teller: Teller) => string
/** The sentences of all kinds of events; `events.ts` puts them together and does not compile if one is missing. */
export type Sentences = { readonly [K in EventKind]: Sentence<K> }

/** What a look in secret tells, by what was looked at. */
export type Peeks = { readonly [W in EventOf<'peeked'>['what']]: Sentence<'peeked'> }

interface Reader {
  ctx: Context
  lang: Dialect
}

const fillers = {
  who: (who: Seat, { ctx }: Reader) => person(ctx, who),
  whom: (whom: Seat, { ctx }: Reader) => towards(ctx, whom),
  room: (room: RoomId, { ctx, lang }: Reader) => ({ room: theRoom(room, ctx, lang) }),
  from: (from: RoomId, { ctx, lang }: Reader) => ({ from: theRoom(from, ctx, lang) }),
  to: (to: RoomId, { ctx, lang }: Reader) => ({ to: theRoom(to, ctx, lang) }),
  corridor: (corridor: CorridorId, { ctx, lang }: Reader) => ({ corridor: theCorridor(corridor, ctx, lang) }),
  tile: (tile: Name, { lang }: Reader) => ({ tile: theTile(tile, lang) }),
  card: (card: Name, { lang }: Reader) => ({ card: theCard(card, lang) }),
  cards: (cards: readonly Name[], { lang }: Reader) => ({ cards: theCards(cards, lang) }),
  kind: (kind: IntruderKind, { lang }: Reader) => ({ intruder: theIntruder(kind, lang) }),
  object: (object: ObjectName, { lang }: Reader) => ({ object: anObject(object, lang) }),
}
type GivenBy<Thing> = Given<Thing, typeof fillers>

type Messages = Words<'log'>['events']['events']

export interface Teller extends Reader {
  /** A message of the log. What happened fills its slots, and `more` those that are left or said otherwise. */
  say: <K extends keyof Messages, T extends object>(key: K, what: T, ...more: More<Messages[K], GivenBy<T>>) => string
  /** The same with a message from elsewhere. */
  fill: <M extends Message, T extends object>(message: M, what: T, ...more: More<M, GivenBy<T>>) => string
}

const messagesIn = (lang: Dialect): Messages => words(lang, 'log').events.events

export function tellerTo(ctx: Context, lang: Dialect): Teller {
  const reader = { ctx, lang }
  const messages = messagesIn(lang)
  return {
    ...reader,
    say: (key, what, ...[more]) => fill(messages[key], what, fillers, reader, more),
    fill: (message, what, ...[more]) => fill(message, what, fillers, reader, more),
  }
}

type PlainKind = Plain<{ [K in EventKind]: EventOf<K> }, Messages, typeof fillers>

/** The message that has the name of the event's kind. */
export const plain = (event: EventOf<PlainKind>, reader: Reader): string =>
  fill(messagesIn(reader.lang)[event.e], event, fillers, reader)
