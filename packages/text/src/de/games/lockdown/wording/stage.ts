/** How Lockdown says otherwise what Nemesis says too: scenes. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['stage']> = {
  ui: {
    stage: {
      twoEnvelopes: 'Etwas ist in der Anlage. Welches Ziel behältst du?',
      checks: {
        ship: 'Die Anlage',
      },
      shipSecrets: 'Die Anlage',
    },
  },
}
