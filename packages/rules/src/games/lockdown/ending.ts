/** How the facility's time runs out, and whom that costs the life. LOCK-END. */

import { boardOf, settingsOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Handlers, Task } from '../../core/task.ts'
import type { Fate, RuleId, Tell } from '../../core/types.ts'
import { endGame } from '../../mechanics/ending.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    emptyFacility: object
  }
}

declare module '../../core/types.ts' {
  interface EndReasonTypes {
    purge: true
    alert: true
  }
}

export function moveTime(g: GameState, to: number, rule: RuleId, tell: Tell | undefined): void {
  g.time = to
  tell?.({ e: 'time', time: boardOf(g).data.tracks.time[to].n, rule })
}

/** LOCK-RULING-03: whatever ends the game, a token on the track destroys the facility. */
const isLost = (g: GameState): boolean => g.selfDestruct >= 0

/** LOCK-END-04: the Time token has left the red token. */
export const explode = (g: GameState, tell: Tell | undefined): void =>
  endGame(g, 'selfDestruct', 'LOCK-END-04', true, tell)

/** LOCK-ALERT-03, LOCK-END-02 */
export const endByAlert = (g: GameState, tell: Tell | undefined): void =>
  endGame(g, 'alert', 'LOCK-END-02', isLost(g), tell)

/** LOCK-END-01 */
export const endByPurge = (g: GameState, tell: Tell | undefined): void =>
  endGame(g, 'purge', 'LOCK-END-01', isLost(g), tell)

const isShielded = (g: GameState, fate: Fate): boolean => fate === 'inPod' && settingsOf(g).podShieldsFromGameEnd

/** LOCK-WIN-01, LOCK-RULING-09 */
export const saves = (g: GameState, fate: Fate): boolean =>
  fate === 'launched' || fate === 'locked' || fate === 'bunker' || isShielded(g, fate)

/** LOCK-END-01, LOCK-END-04, LOCK-RULING-09, LOCK-RULING-16 */
export const perishes = (g: GameState, fate: Fate, destroyed: boolean): boolean =>
  fate === 'aboard' || (fate === 'inPod' && !isShielded(g, fate)) || (destroyed && fate === 'locked')

/** LOCK-END-06; LOCK-RULING-10: whoever waits in a pod has not left yet. */
export const nobodyLeft = (g: GameState): Task[] =>
  g.crew.some(({ fate }) => fate === 'inPod') ? [] : [{ do: 'emptyFacility' }]

export const facilityEndTasks: Handlers<'emptyFacility'> = {
  /** LOCK-END-07, LOCK-END-08, LOCK-RULING-11: the Time token is only put where the end is. */
  emptyFacility(g, _, tell) {
    const { alert } = facilityOf(g)
    const last = boardOf(g).data.tracks.time.length - 1
    moveTime(g, isLost(g) ? g.selfDestruct : alert >= 0 ? alert : last, 'LOCK-END-07', tell)
    endGame(g, 'nobodyLeft', 'LOCK-END-06', isLost(g), tell)
  },
}
