/** A room flooded against fire from afar. NEM-ROOM-FIRECONTROL. */
import { boardOf } from '../core/ruleset.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Seat } from '../core/types.ts'
import type { Primitives } from './effects.ts'
import { intrudersIn } from './intruders.ts'
import { putOut } from './markers.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseDouse: { who: Seat }
  }
}

declare module '../core/types.ts' {
  interface PurposeTypes {
    douse: true
  }
  interface EffectTypes {
    /** Put out the fire of a chosen room and drive its intruders out. */
    douse: object
  }
}

export const douseTasks: Handlers<'chooseDouse'> = {
  /** NEM-ROOM-FIRECONTROL-1..3, NEM-RULING-110 */
  chooseDouse: {
    ask: 'room',
    rule: 'NEM-ROOM-FIRECONTROL-1',
    about: () => ({ purpose: 'douse' }),
    options: g => boardOf(g).rooms.map(room => ({ do: 'room', room })),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'room') return
      const room = boardOf(g).roomIndex[choice.room]
      putOut(g, room, 'NEM-ROOM-FIRECONTROL-1', tell)
      next(g, ...intrudersIn(g, room).map((i): Task => ({ do: 'flee', intruder: i.id, by: who })))
    },
  },
}

export const douseEffects: Primitives<'douse'> = {
  douse: {
    why: () => null,
    run: (g, { by }) => next(g, { do: 'chooseDouse', who: by }),
  },
}
