/** What the Event cards do to the ship alone. NEM-EVENT-06; facts in content/nemesis/events.ts. */
import type { Primitives } from '../../mechanics/effects.ts'
import { ejectLowest } from './ship.ts'

declare module '../../core/types.ts' {
  interface EffectTypes {
    ejectPod: object
  }
}

export const shipEventEffects: Primitives<'ejectPod'> = {
  ejectPod: {
    why: () => null,
    run: (g, _, __, tell) => ejectLowest(g, tell),
  },
}
