/** Where a story is, and what an event can be to it. */
import type { EventFace, Seat } from '@coldwake/rules'
import type { EventKind, EventOf } from '../events/teller.ts'

/** A step of the Event Phase; null for what comes before its first. */
export type Step = 'time' | 'attacks' | 'fire' | 'card' | 'bag'

/** The part of the game that a group belongs to. */
export type Place =
  | { at: 'setup' }
  | { at: 'round'; round: number }
  | { at: 'turn'; round: number; who: Seat }
  | { at: 'events'; round: number; step: Step | null }
  | { at: 'end' }

/** Events of one kind that are told in one line until somebody wants to read them all. */
export const FOLDS = ['paid', 'discarded', 'noise', 'faded', 'drawn', 'chosen', 'bargain', 'detail'] as const
export type Fold = (typeof FOLDS)[number]

/** A deed begins a group, and so does a new place; everything else belongs to the group before it. */
export type Role = 'deed' | 'effect' | Fold | Place

/** How far the story is when an event is told. */
export interface Now {
  place: Place
  round: number
  /** The event before this one. */
  last: EventFace | undefined
}

export type RoleIn<K extends EventKind> = Role | ((event: EventOf<K>, now: Now) => Role)
export type Roles = { readonly [K in EventKind]: RoleIn<K> }
