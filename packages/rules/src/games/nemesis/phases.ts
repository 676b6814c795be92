/** The ship's Event Phase, and its clock. NEM-EVENT, NEM-END. */
import { boardOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Handlers, Task } from '../../core/task.ts'
import type { RuleId, Tell } from '../../core/types.ts'
import { endGame } from '../../mechanics/ending.ts'
import { playsIntruders } from './intruderPlayer.ts'
import { advanceSelfDestruct } from './ship.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    timeTrack: object
    emptyShip: object
  }
}

declare module '../../core/types.ts' {
  interface EventTypes {
    chambersOpen: object
  }
  interface EndReasonTypes {
    jump: true
  }
}

const EVENT_PHASE: readonly Task[] = [
  { do: 'depressurise' },
  { do: 'timeTrack' },
  { do: 'intruderAttacks' },
  { do: 'fireDamage' },
  { do: 'eventCard' },
  { do: 'bagDevelopment' },
  { do: 'round' },
]
const SHORTENED: readonly Task[] = [{ do: 'depressurise' }, { do: 'timeTrack' }, { do: 'fireDamage' }, { do: 'round' }]

/** NEM-EVENT-01; NEM-MODE-INTRUDER-13, NEM-MODE-INTRUDER-14 while somebody plays the Intruders. */
export function eventPhase(g: GameState): readonly Task[] {
  if (!g.crew.some((_, seat) => playsIntruders(g, seat))) return EVENT_PHASE
  g.calm = false
  return SHORTENED
}

/** NEM-END-07 */
export const nobodyLeft = (): Task[] => [{ do: 'emptyShip' }]

function moveTime(g: GameState, to: number, rule: RuleId, tell: Tell | undefined): void {
  const { time } = boardOf(g).data.tracks
  const opens = time[to].hibernationOpen && !time[g.time].hibernationOpen
  g.time = to
  tell?.({ e: 'time', time: time[to].n, rule })
  if (opens) tell?.({ e: 'chambersOpen', rule: 'NEM-CRIT-05' })
}

const atEnd = (g: GameState): boolean => boardOf(g).data.tracks.time[g.time].end !== undefined

export const clockTasks: Handlers<'timeTrack' | 'emptyShip'> = {
  /** NEM-EVENT-02, NEM-END-01, NEM-END-03, NEM-END-08, NEM-RULING-14 */
  timeTrack(g, _, tell) {
    moveTime(g, g.time + 1, 'NEM-EVENT-02', tell)
    const exploded = advanceSelfDestruct(g, tell)
    if (exploded) return endGame(g, 'selfDestruct', 'NEM-END-03', true, tell)
    if (atEnd(g)) endGame(g, 'jump', g.selfDestruct >= 0 ? 'NEM-END-08' : 'NEM-END-01', g.selfDestruct >= 0, tell)
  },

  /** NEM-END-07: nothing more happens aboard; the marker goes to its final space. */
  emptyShip(g, _, tell) {
    const { time, selfDestruct } = boardOf(g).data.tracks
    const exploding = g.selfDestruct >= 0
    if (exploding) {
      g.selfDestruct = selfDestruct.length - 1
      tell?.({ e: 'selfDestruct', space: selfDestruct[g.selfDestruct].n, rule: 'NEM-END-07' })
    } else moveTime(g, time.length - 1, 'NEM-END-07', tell)
    endGame(g, 'nobodyLeft', 'NEM-END-07', exploding, tell)
  },
}
