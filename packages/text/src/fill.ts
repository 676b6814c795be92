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
type Given<Thing, F> = {
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
type More<M extends Message, Filled> = [Missing<M, Filled>] extends [never]
  ? [more?: Readonly<Partial<Record<SlotsOf<M>, Value>>>]
  : [more: Readonly<Record<Missing<M, Filled>, Value> & Partial<Record<SlotsOf<M>, Value>>>]

/** Kinds of things that fill every slot of the message of their name, or all but `Others`. */
export type Plain<Things, Messages extends Readonly<Record<string, Message>>, F, Others = never> = {
  [K in keyof Things & keyof Messages & string]: [Missing<Messages[K], Given<Things[K], F> | Others>] extends [never]
    ? K
    : never
}[keyof Things & keyof Messages & string]

/** Whoever says messages of one group, their slots filled from things. */
export interface Speaker<Messages, F> {
  /** The thing fills the slots of the message, and `more` those that are left or said otherwise. */
  say: <K extends keyof Messages, T extends object>(
    key: K,
    thing: T,
    ...more: More<Messages[K] & Message, Given<T, F>>
  ) => string
  /** The same with a message of another group. */
  fill: <M extends Message, T extends object>(message: M, thing: T, ...more: More<M, Given<T, F>>) => string
  /** The message of this name, where it has been checked that the thing fills all its slots (`Plain`). */
  plain: (key: keyof Messages, thing: object) => string
}

/** `reader` is what fillers and sentences need to know besides. */
export function speakerTo<R extends { readonly lang: Dialect }, Messages extends Readonly<Record<string, Message>>, F>(
  reader: R,
  messages: Messages,
  fillers: F & Fillers<R>,
): R & Speaker<Messages, F> {
  const fill = (message: Message, thing: object, more?: object): string => {
    const slots: Record<string, Value> = { ...thing }
    for (const [field, value] of Object.entries(thing))
      if (value !== null) Object.assign(slots, fillers[field]?.(value as never, reader, thing as never))
    return format(message, reader.lang, { ...slots, ...more })
  }
  const say = (key: keyof Messages, thing: object, more?: object) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`there is no message ${String(key)}`)
    return fill(message, thing, more)
  }
  return { ...reader, fill, say, plain: say }
}
