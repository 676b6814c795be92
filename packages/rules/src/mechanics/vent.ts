/** A room pumped empty of air. NEM-ROOM-AIRLOCK. */
import { boardOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, DESTROYED, type GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Seat } from '../core/types.ts'
import { isReached } from './crew.ts'
import { doorways } from './doors.ts'
import type { Primitives } from './effects.ts'
import { intrudersIn, killIntruder } from './intruders.ts'
import { putOut } from './markers.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseVent: { who: Seat }
    startVent: { room: number }
    depressurise: object
  }
}

declare module '../core/types.ts' {
  interface WhyTypes {
    ventRunning: true
  }
  interface PurposeTypes {
    vent: true
  }
  interface EventTypes {
    vent: { room: RoomId }
    ventStopped: { room: RoomId }
    vented: { room: RoomId }
  }
  interface EffectTypes {
    vent: object
  }
}

/** NEM-ROOM-AIRLOCK-1: a room with a destroyed door cannot be shut. */
const closable = (g: GameState): number[] =>
  rulesOf(g)
    .ventable(g)
    .filter(room => doorways(g, room).every(c => g.doors[c] !== DESTROYED))

export const ventTasks: Handlers<'chooseVent' | 'startVent' | 'depressurise'> = {
  /** NEM-ROOM-AIRLOCK-1, NEM-ROOM-AIRLOCK-2 */
  chooseVent: {
    ask: 'room',
    rule: 'NEM-ROOM-AIRLOCK-1',
    about: () => ({ purpose: 'vent' }),
    options: g => closable(g).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, { who }, choice) {
      if (choice.do !== 'room') return
      const room = boardOf(g).roomIndex[choice.room]
      const doors = doorways(g, room)
      next(g, ...doors.map((corridor): Task => ({ do: 'closeDoor', who, corridor, keep: doors })), {
        do: 'startVent',
        room,
      })
    },
  },

  startVent(g, { room }, tell) {
    if (rulesOf(g).customs.ventDouses === 'start') putOut(g, room, 'NEM-ROOM-AIRLOCK-5', tell)
    g.vent = room
    tell?.({ e: 'vent', room: boardOf(g).rooms[room], rule: 'NEM-ROOM-AIRLOCK-2' })
  },

  /** NEM-ROOM-AIRLOCK-4, NEM-ROOM-AIRLOCK-5, NEM-RULING-117 */
  depressurise(g, _, tell) {
    const room = g.vent
    if (room < 0) return
    g.vent = -1
    // A door that could not be closed in the first place (NEM-RULING-77).
    if (!doorways(g, room).every(c => g.doors[c] === CLOSED))
      return tell?.({ e: 'ventStopped', room: boardOf(g).rooms[room], rule: 'NEM-ROOM-AIRLOCK-4' })
    tell?.({ e: 'vented', room: boardOf(g).rooms[room], rule: 'NEM-ROOM-AIRLOCK-4' })
    const seats = g.crew.flatMap((crew, s) => (isReached(g, s) && crew.room === room ? [s] : []))
    for (const intruder of intrudersIn(g, room)) killIntruder(g, intruder, 'NEM-ROOM-AIRLOCK-4', tell)
    if (rulesOf(g).customs.ventDouses === 'end') putOut(g, room, 'NEM-ROOM-AIRLOCK-5', tell)
    if (seats.length > 0) next(g, { do: 'die', seats })
  },
}

export const ventEffects: Primitives<'vent'> = {
  /** NEM-RULING-118 */
  vent: {
    why: g => (g.vent >= 0 ? 'ventRunning' : closable(g).length > 0 ? null : 'noTarget'),
    run: (g, { by }) => next(g, { do: 'chooseVent', who: by }),
  },
}
