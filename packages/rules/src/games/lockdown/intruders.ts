/** Intruders in place of the Night Stalkers: their tokens, attacks, weaknesses, and an Event deck for Mars. LOCK-INTRUDERS. */

import type { Addition } from '../../core/facts.ts'
import { attacks } from '../nemesis/content/attacks.ts'
import { intruderTokens } from '../nemesis/content/intruders.ts'
import { weaknesses } from '../nemesis/content/weaknesses.ts'
import { intruderEvents } from './content/intruderEvents.ts'

/** LOCK-INTRUDERS-02: Mars has neither extinguishers nor use for the other. */
const NOT_ON_MARS = ['vulnerabilityToFire', 'susceptibilityToPhosphates']

export const intruders: Addition = packing => ({
  ...packing,
  box: {
    ...packing.box,
    // LOCK-INTRUDERS-04, LOCK-INTRUDERS-05, LOCK-RULING-111
    events: intruderEvents,
    attacks,
    intruders: intruderTokens,
    weaknesses: weaknesses.filter(({ id }) => !NOT_ON_MARS.includes(id)),
  },
  // LOCK-INTRUDERS-03
  customs: { ...packing.customs, weaknessesKnown: 0 },
})
