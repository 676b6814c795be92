/** The facility's Event Phase, and its clock. LOCK-EVENT, LOCK-POWER-09..13. */

import { boardOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Handlers, Task } from '../../core/task.ts'
import type { Tell } from '../../core/types.ts'
import { isOccupied } from '../../mechanics/crew.ts'
import { endByAlert, endByPurge, explode, moveTime } from './ending.ts'
import { isIsolationOpen } from './isolation.ts'
import { cutPower, sectionHasPower } from './power.ts'
import { turnRed } from './selfDestruct.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    timeStep: object
    clearNoise: object
  }
}

declare module '../../core/types.ts' {
  interface EventTypes {
    threshold: { colour: 'red' | 'blue'; cut: boolean }
  }
}

/** LOCK-ROUND-02; LOCK-ROOM-LIFESUPPORT-04: what the Player Phase leaves behind comes first. */
const EVENT_PHASE: readonly Task[] = [
  { do: 'depressurise' },
  { do: 'launchCss' },
  { do: 'timeStep' },
  { do: 'clearNoise' },
  { do: 'intruderAttacks' },
  { do: 'fireDamage' },
  { do: 'eventCard' },
  { do: 'bagDevelopment' },
  { do: 'round' },
]
export const eventPhase = (): readonly Task[] => EVENT_PHASE

/** LOCK-POWER-09..13: the Threshold before this space. */
function crossThreshold(g: GameState, tell: Tell | undefined): void {
  for (const symbol of boardOf(g).data.tracks.time[g.time].outages ?? []) {
    const colour = symbol === 'blue' ? 'blue' : 'red'
    const cut = colour === 'blue' || !facilityOf(g).backup
    tell?.({ e: 'threshold', colour, cut, rule: 'LOCK-POWER-09' })
    if (cut) cutPower(g, 'LOCK-POWER-12', tell)
  }
}

export const facilityClockTasks: Handlers<'timeStep' | 'clearNoise'> = {
  /** LOCK-EVENT-02..04 in the order of LOCK-RULING-08. */
  timeStep(g, _, tell) {
    const left = g.time
    const { red, alert } = facilityOf(g)
    const wasOpen = isIsolationOpen(g)
    moveTime(g, left + 1, 'LOCK-EVENT-02', tell)
    if (red && g.selfDestruct === left) return explode(g, tell)
    if (alert === left) return endByAlert(g, tell)
    if (!wasOpen && isIsolationOpen(g)) tell?.({ e: 'isolationOpen', rule: 'LOCK-CRIT-04' })
    if (g.selfDestruct === left) turnRed(g, tell)
    if (boardOf(g).data.tracks.time[g.time].end !== undefined) return endByPurge(g, tell)
    crossThreshold(g, tell)
  },

  /** LOCK-EVENT-05, LOCK-EVENT-06, LOCK-RULING-67 */
  clearNoise(g, _, tell) {
    const { corridorSection, corridors, ends } = boardOf(g)
    for (let corridor = 0; corridor < ends.length; corridor++) {
      if (!g.noise[corridor] || !sectionHasPower(g, corridorSection[corridor])) continue
      const [a, b] = ends[corridor]
      if (isOccupied(g, a) || isOccupied(g, b)) continue
      g.noise[corridor] = false
      tell?.({ e: 'noiseGone', corridor: corridors[corridor], rule: 'LOCK-EVENT-05' })
    }
  },
}
