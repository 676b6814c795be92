/** How Lockdown says otherwise what Nemesis says too: scenes. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['stage']> = {
  ui: {
    stage: {
      twoEnvelopes: 'C’è qualcosa nel Complesso. Quale Obiettivo tieni?',
      checks: {
        ship: 'Il Complesso',
      },
      shipSecrets: 'Il Complesso',
    },
  },
}
