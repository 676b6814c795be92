/** How Lockdown says otherwise what Nemesis says too: scenes. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['stage']> = {
  ui: {
    stage: {
      twoEnvelopes: 'Coś jest w bazie. Którą kartę celu zatrzymujesz?',
      checks: {
        ship: 'Baza',
      },
      shipSecrets: 'Baza',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['stage']> = {
  ui: {
    stage: {
      checks: {
        intruders: 'Nocni łowcy',
      },
      stats: {
        killed: 'Zabici nocni łowcy',
      },
    },
  },
}
