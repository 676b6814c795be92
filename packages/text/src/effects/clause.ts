/** How effects are worded: the record of their clauses, and what fills the slots of these. */
import type { Effect, EffectOf, Fx, ObjectKind } from '@coldwake/rules'
import { type Plain, type Speaker, speakerTo } from '../fill.ts'
import type { Dialect } from '../lang.ts'
import { list } from '../message.ts'
import { anObject } from '../things.ts'
import { type Words, words } from '../words.ts'

export type Clause<K extends Fx> = (effect: EffectOf<K>, writer: Writer) => string
/** The clauses of all kinds of effects; `effects.ts` puts them together and does not compile if one is missing. */
export type Clauses = { readonly [K in Fx]: Clause<K> }

/** What a look of this effect is at. */
export type Looks = { readonly [At in EffectOf<'look'>['at']]: Clause<'look'> }

interface Place {
  lang: Dialect
  /** That a Computer is needed has been said. */
  atComputer: boolean
  /** More than this stands in the sentence, or follows it. */
  within: boolean
  /** The clauses of effects within this one. */
  join: (effects: readonly Effect[], atComputer?: boolean, within?: boolean) => string
}

type Messages = Words['effects']['clauses']
/** Numbers fill the slots of their names; everything else chooses a message or is worded. */
const fillers = {}

export type Writer = Place & Speaker<Messages, typeof fillers>

export const writerAt = (place: Place): Writer => speakerTo(place, words(place.lang).effects.clauses, fillers)

type PlainKind = Plain<{ [K in Fx]: EffectOf<K> }, Messages, typeof fillers>

/** The clause that has the name of the effect. */
export const plain = (effect: EffectOf<PlainKind>, writer: Writer): string => writer.plain(effect.fx, effect)

export const objectsOf = (kinds: readonly ObjectKind[], lang: Dialect): string =>
  list(
    kinds.map(kind => anObject(kind, lang)),
    lang,
    'disjunction',
  )
