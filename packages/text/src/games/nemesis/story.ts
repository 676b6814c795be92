/** What the events of the ship are to its story. */
import type { Roles } from '../../story/place.ts'

export const nemesisRoles = {
  engine: 'effect',
  destination: 'effect',
  chambersOpen: 'effect',
  pod: 'effect',
  entersPod: 'effect',
  leavesPod: 'effect',
  launched: 'effect',
  podGone: 'effect',
  hibernates: 'effect',
  playsIntruders: 'deed',
  declinesIntruders: 'deed',
  cardsUnder: 'effect',
} as const satisfies Partial<Roles>
