/** Choices, events and reasons of Nemesis that a scenario may name. */
import type { Why } from '../../../core/types.ts'
import { asCard, asCorridor, asNumber, asOneOf, type ChoiceFields } from '../../../scenario/values.ts'
import type { EventFields } from '../../../scenario/vocabulary.ts'
import { SPACES } from '../sets.ts'

export const nemesisChoices = {
  launch: {},
  leave: {},
  stay: {},
  pod: { pod: asNumber },
  space: { space: asOneOf(...SPACES) },
  playAs: { card: asCard('intruderAction'), as: asOneOf('move', 'attack', 'special') },
  way: { corridor: asCorridor },
  resolve: { card: asCard('event', 'attack') },
} satisfies Partial<ChoiceFields>

export const nemesisEvents = {
  engine: { who: 1, engine: 1, changed: 1 },
  destination: { who: 1, space: 1 },
  chambersOpen: {},
  pod: { pod: 1, locked: 1 },
  entersPod: { who: 1, pod: 1 },
  leavesPod: { who: 1, pod: 1, ejected: 1 },
  launched: { pod: 1, crew: 1 },
  podGone: { pod: 1 },
  hibernates: { who: 1 },
  playsIntruders: { who: 1 },
  declinesIntruders: { who: 1 },
  cardsUnder: { who: 1, deck: 1, count: 1 },
} satisfies Partial<EventFields>

export const nemesisReasons = {
  chambersClosed: 1,
  somebodyHibernates: 1,
  noPod: 1,
} satisfies Partial<Record<Why, 1>>
