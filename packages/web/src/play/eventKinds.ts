import type { EventFace } from '@coldwake/rules/facts'

export type EventKind = EventFace['e']
export type EventOf<K extends EventKind> = Extract<EventFace, { e: K }>

/** A function of one kind of event; as a method, because the record of each kind is also read as one of any kind. */
export type OfEvent<E, More extends unknown[], Result> = { of(event: E, ...more: More): Result }['of']
