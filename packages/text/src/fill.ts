/**
 * How a thing of the rules fills the slots of its sentence. A field has a filler: `who` fills `by` and `who`, `room`
 * becomes the room with its article. A number needs none: it fills the slot of its name. All other slots have to be
 * given; a forgotten one does not compile.
 */
import type { Message, SlotsOf, Value } from './message.ts'

type Slots = Readonly<Record<string, Value>>

type Filler<S> = (value: never, speaker: S) => object
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

export function filled<S>(thing: object, fillers: Fillers<S>, speaker: S): Slots {
  const slots: Record<string, Value> = { ...thing }
  // Which values a field has is checked where its filler is used (`Given`).
  for (const [field, value] of Object.entries(thing))
    if (value !== null) Object.assign(slots, fillers[field]?.(value as never, speaker))
  return slots
}
