/** The Alert Procedure: half the time that is left. LOCK-ALERT. */

import { boardOf } from '../../core/ruleset.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { isIsolationOpen } from './isolation.ts'
import { facilityOf } from './state.ts'

declare module '../../core/types.ts' {
  interface WhyTypes {
    alertRunning: true
  }
  interface EventTypes {
    alert: { space: number }
  }
  interface EffectTypes {
    startAlert: object
  }
}

export const alertEffects: Primitives<'startAlert'> = {
  startAlert: {
    // LOCK-RULING-07
    why: g => (facilityOf(g).alert < 0 ? null : 'alertRunning'),
    /** LOCK-ALERT-01, LOCK-ALERT-02; LOCK-RULING-06: the last space bears no number and counts as 0. */
    run(g, _, __, tell) {
      const { time } = boardOf(g).data.tracks
      const space = Math.floor(time[g.time].n / 2)
      const wasOpen = isIsolationOpen(g)
      facilityOf(g).alert = time.findIndex(({ n }) => n === space)
      tell?.({ e: 'alert', space, rule: 'LOCK-ALERT-01' })
      if (!wasOpen) tell?.({ e: 'isolationOpen', rule: 'LOCK-ALERT-02' })
    },
  },
}
