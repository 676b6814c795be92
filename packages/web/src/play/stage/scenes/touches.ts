import type { EventFace, Seat } from '@coldwake/rules/facts'
import type { Beat } from './storyboard.ts'

/** Whether a picture is of something that concerns this seat, or gets the whole stage. */
export const touches = ({ event, more, whole }: Beat, me: Seat | null): boolean =>
  whole !== undefined || EVERYBODYS.includes(event.e) || (me !== null && [event, ...more].some(one => names(one, me)))

/** What changes the board for all and takes some reading. */
const EVERYBODYS: readonly EventFace['e'][] = ['event']

/** Where events name whom they are about: who acts, to whom it is done, who is taken along. */
const NAMED: readonly string[] = ['who', 'whom', 'crew', 'back', 'along', 'exposed']

const names = (event: EventFace, me: Seat): boolean =>
  Object.entries(event).some(
    ([key, value]) => NAMED.includes(key) && (Array.isArray(value) ? value : [value]).includes(me),
  )

/** What happens to somebody, as against what they do: nobody leaps over it. */
const BEFALLS: ReadonlySet<EventFace['e']> = new Set<EventFace['e']>([
  'encounter',
  'danger',
  'surprise',
  'attack',
  'infested',
  'lightWound',
  'seriousWound',
  'contaminated',
  'larva',
  'slimed',
  'died',
])

/** Whether a picture is of something that happens to this seat, or stays until it is sent away. */
export const befalls = ({ event, more, whole }: Beat, me: Seat | null): boolean =>
  whole?.stays === true || (me !== null && [event, ...more].some(one => BEFALLS.has(one.e) && names(one, me)))
