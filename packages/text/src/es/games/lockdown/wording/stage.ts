/** How Lockdown says otherwise what Nemesis says too: scenes. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['stage']> = {
  ui: {
    stage: {
      twoEnvelopes: 'Hay algo en el complejo. ¿Con qué Objetivo te quedas?',
      checks: {
        ship: 'El complejo',
      },
      shipSecrets: 'El complejo',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['stage']> = {
  ui: {
    stage: {
      checks: {
        intruders: 'Los Acechadores nocturnos',
      },
      stats: {
        killed: 'Acechadores nocturnos abatidos',
      },
    },
  },
}
