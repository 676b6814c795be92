/** How Lockdown says otherwise what Nemesis says too: scenes. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['stage']> = {
  ui: {
    stage: {
      twoEnvelopes: 'Something is in the Facility. Which objective do you keep?',
      checks: {
        ship: 'The Facility',
      },
      shipSecrets: 'The Facility',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['stage']> = {
  ui: {
    stage: {
      checks: {
        intruders: 'The Night Stalkers',
      },
      stats: {
        killed: 'Night Stalkers killed',
      },
    },
  },
}
