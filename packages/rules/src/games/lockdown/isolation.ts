/** The Isolation Room, where the end can be awaited behind a lock. LOCK-ROOM-ISOLATION. */

import { boardOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Handlers } from '../../core/task.ts'
import type { Seat } from '../../core/types.ts'
import { attempt, attemptFails } from '../../mechanics/attempt.ts'
import { hasIntruder } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { checkCrew } from '../../mechanics/wounds.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** The noise is made: has anything come? */
    shutIn: { who: Seat }
  }
}

declare module '../../core/types.ts' {
  interface WhyTypes {
    isolationClosed: true
  }
  interface EventTypes {
    isolationOpen: object
    lockedIn: { who: Seat }
  }
  interface FateTypes {
    locked: true
  }
  interface EffectTypes {
    lockIn: object
  }
}

/** LOCK-ROOM-ISOLATION-02, LOCK-CRIT-04 */
export const isIsolationOpen = (g: GameState): boolean =>
  facilityOf(g).alert >= 0 || (boardOf(g).data.tracks.time[g.time].isolationOpen ?? false)

export const isolationTasks: Handlers<'shutIn'> = {
  /** LOCK-ROOM-ISOLATION-03, LOCK-ROOM-ISOLATION-04, LOCK-RULING-58 */
  shutIn(g, { who }, tell) {
    if (hasIntruder(g, g.crew[who].room)) return attemptFails(g, who, 'LOCK-ROOM-ISOLATION-03', tell)
    g.crew[who].fate = 'locked'
    tell?.({ e: 'lockedIn', who, rule: 'LOCK-ROOM-ISOLATION-04' })
    checkCrew(g)
  },
}

export const isolationEffects: Primitives<'lockIn'> = {
  lockIn: {
    why: g => (isIsolationOpen(g) ? null : 'isolationClosed'),
    run: (g, { by }) => attempt(g, by, { do: 'shutIn', who: by }),
  },
}
