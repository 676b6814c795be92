/** The ship's Event Phase. NEM-EVENT. */
import { boardOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Handlers, Task } from '../core/task.ts'
import { endGame } from '../mechanics/ending.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    timeTrack: object
  }
}

/** NEM-EVENT-01: so far the time track alone; then a new round. */
export const eventPhase = (_: GameState): Task[] => [{ do: 'timeTrack' }, { do: 'round' }]

export const nemesisTasks: Handlers<'timeTrack'> = {
  /** NEM-EVENT-02, NEM-END-01 */
  timeTrack(g, _, tell) {
    const track = boardOf(g).data.tracks.time
    g.time++
    const space = track[g.time]
    tell?.({ e: 'time', time: space.n, rule: 'NEM-EVENT-02' })
    if (space.end) endGame(g, 'jump', 'NEM-END-01', tell)
  },
}
