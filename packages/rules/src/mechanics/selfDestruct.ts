/** Starting and stopping what blows everything up. NEM-ROOM-GENERATOR. */
import { rulesOf } from '../core/ruleset.ts'
import type { Primitives } from './effects.ts'

declare module '../core/types.ts' {
  interface WhyTypes {
    tooLateToStop: true
    alreadyStarted: true
    notStarted: true
  }
  interface EventTypes {
    selfDestruct: { space: number | null }
  }
  interface EndReasonTypes {
    selfDestruct: true
  }
  interface EffectTypes {
    /** `how`: only this; without it whichever is possible. */
    selfDestruct: { how?: 'start' | 'stop' }
  }
}

export const selfDestructEffects: Primitives<'selfDestruct'> = {
  /** NEM-ROOM-GENERATOR-1..7, NEM-RULING-109 */
  selfDestruct: {
    why: (g, _, { how }) => {
      const running = g.selfDestruct >= 0
      if (how === 'start' && running) return 'alreadyStarted'
      if (how === 'stop' && !running) return 'notStarted'
      return rulesOf(g).selfDestructBar(g)
    },
    run(g, _, __, tell) {
      if (g.selfDestruct < 0) return rulesOf(g).startSelfDestruct(g, 'NEM-ROOM-GENERATOR-2', tell)
      g.selfDestruct = -1
      tell?.({ e: 'selfDestruct', space: null, rule: 'NEM-ROOM-GENERATOR-4' })
    },
  },
}
