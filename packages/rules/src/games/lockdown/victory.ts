/** The Victory Check in its strict order, and what only the facility checks. LOCK-WIN. */

import { reveal } from '../../core/pieces.ts'
import { faceOf, nameOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Handlers, Task } from '../../core/task.ts'
import { lost, report } from '../../mechanics/ending.ts'
import { holds, survived } from '../../mechanics/predicates.ts'
import { lastChecks } from '../../mechanics/victory.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    checkContingency: object
  }
}

declare module '../../core/types.ts' {
  interface DeathTypes {
    purge: true
    contingency: true
  }
  interface CheckTypes {
    contingency: { card: Name; killed: Seat[] }
  }
}

/** LOCK-WIN-02..05, LOCK-RULING-12 */
export const checks = (g: GameState): Task[] => [{ do: 'lateObjectives' }, { do: 'checkContingency' }, ...lastChecks(g)]

export const facilityCheckTasks: Handlers<'checkContingency'> = {
  /** LOCK-WIN-02, LOCK-CONT-01; LOCK-RULING-125: all whom it describes, at once. */
  checkContingency(g, _, tell) {
    const [piece] = facilityOf(g).active
    const face = faceOf(g, piece)
    if (!g.ending || face.kind !== 'contingency') return
    const { kills } = face.contingency
    const card = nameOf(g, piece)
    const learned = reveal(g, piece)
    const killed = g.crew.flatMap((_, seat) => (kills && survived(g, seat) && holds(g, seat, kills) ? [seat] : []))
    g.ending = { ...g.ending, contingency: card }
    report(g, { check: 'contingency', card, killed }, 'LOCK-WIN-02', tell, learned)
    for (const seat of killed) lost(g, seat, 'contingency', 'LOCK-CONT-01', tell)
  },
}
