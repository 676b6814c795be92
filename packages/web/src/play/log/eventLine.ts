/** How the log shows one kind of event. Its sentence is in `@coldwake/text`. */
import type { EventFace, Seat } from '@coldwake/rules/facts'
import type { IconName } from '../../icons/Icon.tsx'
import type { EventKind, EventOf, Of } from '../kinds.ts'

/** What a screen reader does with it: nothing, read it when there is time, or interrupt the player it goes for. */
export type Aloud = 'silent' | 'spoken' | 'alarm'

export type EventLine<E extends EventFace = EventFace> = readonly [
  icon: IconName | Of<E, [], IconName>,
  tone: '' | 'dull' | 'strong' | 'loud' | 'hot' | 'slimed' | 'burning' | 'broken',
  aloud: Aloud | Of<E, [me: Seat | null], Aloud>,
]

export type EventLines = { [K in EventKind]: EventLine<EventOf<K>> }
