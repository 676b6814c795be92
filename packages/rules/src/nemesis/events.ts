/** What the Event cards do to the ship alone. NEM-EVENT-06; facts in content/nemesis/events.ts. */
import { boardOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { next } from '../core/task.ts'
import { isOccupied, roomOf } from '../mechanics/crew.ts'
import type { Primitives } from '../mechanics/effects.ts'
import { openTo } from '../mechanics/events.ts'
import { moveIntruders } from '../mechanics/intruders.ts'
import { inEach } from '../mechanics/markers.ts'
import { ejectLowest } from './ship.ts'

const neighbours = (g: GameState, room: number): number[] => boardOf(g).ways[room].map(w => w.to)

const always = () => null

export const shipEventEffects: Primitives<'flammable' | 'hunt' | 'ejectPod'> = {
  /** The Hibernatorium catches fire; if it burns already, the rooms beside it do, as far as no door shuts them off. */
  flammable: {
    why: always,
    run(g) {
      const room = roomOf(g, 'hibernatorium')
      next(g, ...inEach('placeFire', g.fire[room] ? openTo(g, room) : [room]))
    },
  },
  /** Adults that fight nobody go where somebody is, to the lowest room number. */
  hunt: {
    why: always,
    run(g, _, __, tell) {
      const hunters = g.intruders.filter(i => i.kind === 'adult' && !isOccupied(g, i.room))
      const steps = hunters.flatMap(intruder => {
        const [to] = neighbours(g, intruder.room)
          .filter(room => isOccupied(g, room))
          .toSorted((a, b) => a - b)
        return to === undefined ? [] : [{ intruder, to }]
      })
      moveIntruders(g, steps, 'NEM-EVENT-06', tell)
    },
  },
  ejectPod: {
    why: always,
    run: (g, _, __, tell) => ejectLowest(g, tell),
  },
}
