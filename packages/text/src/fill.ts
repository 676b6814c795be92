/**
 * How a thing of the rules fills the slots of its sentence. A field has a filler: `who` fills `by` and `who`, `room`
 * becomes the room with its article. A number needs none: it fills the slot of its name. All other slots have to be
 * given; a forgotten one does not compile.
 */
import type { Dialect } from './lang.ts'
import { format, type Message, type SlotsOf, type Value } from './message.ts'

/** Some need to know other fields of the thing, too. */
type Filler<S> = (value: never, speaker: S, thing: never) => object
type Fillers<S> = Readonly<Record<string, Filler<S>>>

/** The slots that a thing fills. A field that may be missing or null fills none. */
export type Given<Thing, F> = {
  [K in keyof Thing]-?: K extends keyof F
    ? F[K] extends (value: infer V, ...more: never) => infer Filled
      ? Thing[K] extends V
        ? keyof Filled
        : never
      : never
    : Thing[K] extends number
      ? K
      : never
}[keyof Thing]

type Missing<M extends Message, Filled> = Exclude<SlotsOf<M>, Filled>

/** What a message needs besides the slots that are filled; any of these may be filled otherwise, too. */
export type More<M extends Message, Filled> = [Missing<M, Filled>] extends [never]
  ? [more?: Readonly<Partial<Record<SlotsOf<M>, Value>>>]
  : [more: Readonly<Record<Missing<M, Filled>, Value> & Partial<Record<SlotsOf<M>, Value>>>]

/** Kinds of things that fill every slot of the message of their name, or all but `Others`. */
export type Plain<Things, Messages extends Readonly<Record<string, Message>>, F, Others = never> = {
  [K in keyof Things & keyof Messages & string]: [Missing<Messages[K], Given<Things[K], F> | Others>] extends [never]
    ? K
    : never
}[keyof Things & keyof Messages & string]

/** A message, its slots filled from a thing and from `more`. Callers check by type that these are all. */
export function fill<S extends { readonly lang: Dialect }>(
  message: Message,
  thing: object,
  fillers: Fillers<S>,
  speaker: S,
  more?: object,
): string {
  const slots: Record<string, Value> = { ...thing }
  for (const [field, value] of Object.entries(thing))
    if (value !== null) Object.assign(slots, fillers[field]?.(value as never, speaker, thing as never))
  return format(message, speaker.lang, { ...slots, ...more })
}
