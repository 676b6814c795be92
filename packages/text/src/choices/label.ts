/** How choices are labelled: the record of their labels, and what fills the slots of these. */
import type { About, Ask, Choice, CorridorId, Name, ObjectName, RoomId, Seat } from '@coldwake/rules'
import type { Context } from '../context.ts'
import { type Plain, type Speaker, speakerTo } from '../fill.ts'
import type { Dialect } from '../lang.ts'
import type { SlotsOf } from '../message.ts'
import { anObject, theCorridor, thePiece, theWayTo } from '../things.ts'
import { type Words, words } from '../words.ts'

export type ChoiceKind = Choice['do']
export type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { do: K }>

type Label<K extends ChoiceKind> = (choice: ChoiceOf<K>, asked: Asked) => string
/** The labels of all kinds of choices; `choices.ts` puts them together and does not compile if one is missing. */
export type Labels = { readonly [K in ChoiceKind]: Label<K> }

/** The seat that is asked, as the reader, and what it is asked. */
export interface Reader {
  ctx: Context
  lang: Dialect
  ask: Ask | undefined
  about: About
}

export const placeOf = (ctx: Context): RoomId | undefined => ctx.table.crew.find(c => c.seat === ctx.me)?.room

const fillers = {
  card: (card: Name, { lang }: Reader) => ({ card: thePiece(card, lang) }),
  of: (card: Name, { lang }: Reader) => ({ one: thePiece(card, lang) }),
  and: (card: Name, { lang }: Reader) => ({ other: thePiece(card, lang) }),
  object: (object: ObjectName, { lang }: Reader) => ({ object: anObject(object, lang) }),
  to: (to: RoomId, { ctx, lang }: Reader, { via }: { via?: CorridorId }) => ({ to: theWayTo(to, via, ctx, lang) }),
  /** As seen from where the reader stands. */
  corridor: (id: CorridorId, { ctx, lang }: Reader) => ({ corridor: theCorridor(id, ctx, lang, placeOf(ctx)) }),
  whom: (whom: Seat, { ctx }: Reader) => ({ whom: ctx.names(whom) }),
}

type Messages = Words['decisions']['options']

export type Asked = Reader & Speaker<Messages, typeof fillers>

export function askedAs(ctx: Context, lang: Dialect): Asked {
  const { ask, about = {} } = ctx.table.asking ?? {}
  return speakerTo({ ctx, lang, ask, about }, words(lang).decisions.options, fillers)
}

type PlainKind = Plain<{ [K in ChoiceKind]: ChoiceOf<K> }, Messages, typeof fillers>

/** The label that has the name of the choice. */
export const plain = (choice: ChoiceOf<PlainKind>, asked: Asked): string => asked.plain(choice.do, choice)

/** Labels that name nothing. */
type Nameless = { [K in keyof Messages]: [SlotsOf<Messages[K]>] extends [never] ? K : never }[keyof Messages]

/** What yes, no and enough are called in answer to some questions. */
export type Answers = Partial<Record<Ask, Partial<Record<'accept' | 'decline' | 'done', Nameless>>>>

/** A phrase as a label. */
export const asLabel = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '')
