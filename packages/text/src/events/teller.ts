/** How events are told: the record of their sentences, and what fills the slots of these. */
import type { CorridorId, EventFace, IntruderKind, Name, ObjectName, RoomId, Seat } from '@coldwake/rules'
import { type Context, person, towards } from '../context.ts'
import { type Plain, type Speaker, speakerTo } from '../fill.ts'
import type { Dialect } from '../lang.ts'
import { anObject, theCard, theCards, theCorridor, theIntruder, theRoom, theTile } from '../things.ts'
import { type Words, words } from '../words.ts'

export type EventKind = EventFace['e']
export type EventOf<K extends EventKind> = Extract<EventFace, { e: K }>

export type Sentence<K extends EventKind> = (event: EventOf<K>, teller: Teller) => string
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

type Messages = Words<'log'>['events']['events']

export type Teller = Reader & Speaker<Messages, typeof fillers>

export const tellerTo = (ctx: Context, lang: Dialect): Teller =>
  speakerTo({ ctx, lang }, words(lang, 'log').events.events, fillers)

type PlainKind = Plain<{ [K in EventKind]: EventOf<K> }, Messages, typeof fillers>

/** The message that has the name of the event's kind. */
export const plain = (event: EventOf<PlainKind>, teller: Teller): string => teller.plain(event.e, event)
