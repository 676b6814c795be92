/** Rooms whose action is like no other, and rooms that promise a way out. LOCK-ROOM-DEFENSE. */
import { boardOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next, type Task } from '../../core/task.ts'
import type { Seat } from '../../core/types.ts'
import { crewIn, hasIntruder, roomsWhere, tileIn } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { intrudersIn } from '../../mechanics/intruders.ts'
import { canBreak } from '../../mechanics/markers.ts'
import { CARGO_POD_ROOMS, isLaunchRound } from './cargoPods.ts'
import { canEscape } from './gate.ts'
import { isIsolationOpen } from './isolation.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    chooseDefence: { who: Seat }
    /** What the defences do to everything in a room, once its Malfunction is placed. */
    defend: { room: number; by: Seat }
  }
}

declare module '../../core/types.ts' {
  interface PurposeTypes {
    defence: true
  }
  interface EffectTypes {
    defence: object
  }
}

/** LOCK-ROOM-DEFENSE-02, LOCK-RULING-73 */
const defendable = (g: GameState): number[] => roomsWhere(g, room => canBreak(g, room) && hasIntruder(g, room))

/** Is this a room from which a character can get away, as far as everybody can see? */
export function isShelter(g: GameState, seat: Seat, room: number): boolean {
  if (!g.explored[room]) return false
  if (canEscape(g, seat, room)) return true
  const { id } = tileIn(g, room)
  return id === 'isolation' ? isIsolationOpen(g) : CARGO_POD_ROOMS.includes(id) && isLaunchRound(g)
}

export const facilityRoomTasks: Handlers<'chooseDefence' | 'defend'> = {
  chooseDefence: {
    ask: 'room',
    rule: 'LOCK-ROOM-DEFENSE-02',
    about: () => ({ purpose: 'defence' }),
    options: g => defendable(g).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, { who }, choice) {
      if (choice.do !== 'room') return
      const room = boardOf(g).roomIndex[choice.room]
      // LOCK-RULING-74: the marker may end the game before anybody is hurt.
      next(g, { do: 'placeMalfunction', room }, { do: 'defend', room, by: who })
    },
  },

  /** LOCK-RULING-73: injuries first, then wounds in order. */
  defend(g, { room, by }) {
    next(
      g,
      ...intrudersIn(g, room).map((i): Task => ({ do: 'injure', intruder: i.id, count: 1, fire: false, by })),
      ...crewIn(g, room).map((who): Task => ({ do: 'seriousWound', who })),
    )
  },
}

export const facilityRoomEffects: Primitives<'defence'> = {
  defence: {
    why: g => (defendable(g).length > 0 ? null : 'noTarget'),
    run: (g, { by }) => next(g, { do: 'chooseDefence', who: by }),
  },
}
