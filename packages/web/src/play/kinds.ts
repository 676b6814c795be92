/** Kinds of events and of choices, for the records that say everything about each kind. */
import type { Choice, EventFace } from '@coldwake/rules/facts'

export type EventKind = EventFace['e']
export type EventOf<K extends EventKind> = Extract<EventFace, { e: K }>

export type ChoiceKind = Choice['do']
export type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { do: K }>

/** A function of one kind; as a method, because the record of each kind is also read as one of any kind. */
export type Of<One, More extends unknown[], Result> = { of(one: One, ...more: More): Result }['of']
