/** The ship's Event Phase. NEM-EVENT. */
import { boardOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Handlers, Task } from '../core/task.ts'
import type { RuleId, Tell } from '../core/types.ts'
import { endGame } from '../mechanics/ending.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    timeTrack: object
    emptyShip: object
  }
}

/** NEM-EVENT-01: so far the time track alone; then a new round. */
export const eventPhase = (): Task[] => [{ do: 'timeTrack' }, { do: 'round' }]

/** NEM-END-07 */
export const nobodyLeft = (): Task[] => [{ do: 'emptyShip' }]

/** The marker moves to a space; true if the game ends there. */
function advanceTime(g: GameState, to: number, rule: RuleId, tell: Tell | undefined): boolean {
  g.time = to
  const space = boardOf(g).data.tracks.time[to]
  tell?.({ e: 'time', time: space.n, rule })
  return space.end !== undefined
}

export const nemesisTasks: Handlers<'timeTrack' | 'emptyShip'> = {
  /** NEM-EVENT-02, NEM-END-01 */
  timeTrack(g, _, tell) {
    if (advanceTime(g, g.time + 1, 'NEM-EVENT-02', tell)) endGame(g, 'jump', 'NEM-END-01', tell)
  },

  /** NEM-END-07: nothing more happens aboard; the marker goes to its final space and the ship jumps without a crew. */
  emptyShip(g, _, tell) {
    advanceTime(g, boardOf(g).data.tracks.time.length - 1, 'NEM-END-07', tell)
    endGame(g, 'nobodyLeft', 'NEM-END-07', tell)
  },
}
