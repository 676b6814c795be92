/** Room actions, one's own and those a card lets one use. NEM-ACT-10, NEM-ROOM-GEN. */
import { boardOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Seat, Why } from '../core/types.ts'
import { hasComputer, roomsWhere, tileIn } from './crew.ts'
import { type Ctx, effectsOf, type Primitives, self, whyNot } from './effects.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseRoomAction: { who: Seat }
  }
}

/** NEM-ACT-10, NEM-MALF-01. Being In Combat is the asker's business. */
export function whyNoRoomAction(g: GameState, who: Seat, room: number): Why | null {
  const { action } = tileIn(g, room)
  if (!g.explored[room] || !action) return 'noRoomAction'
  return g.malfunction[room] ? 'broken' : whyNot(g, self(who, room), action)
}

type Where = 'computer' | 'noComputer' | 'cockpitOrComputer' | 'anyComputer'

/** The rooms whose action this lets one use. */
function roomsFor(g: GameState, who: Seat, where: Where): number[] {
  const { room } = g.crew[who]
  const here = hasComputer(g, room)
  if (where === 'anyComputer') return roomsWhere(g, r => hasComputer(g, r))
  const fits =
    where === 'computer'
      ? here
      : where === 'noComputer'
        ? !tileIn(g, room).computer
        : here || tileIn(g, room).id === 'cockpit'
  return fits ? [room] : []
}

const usable = (g: GameState, who: Seat, where: Where): number[] =>
  roomsFor(g, who, where).filter(room => !whyNoRoomAction(g, who, room))

const act = (g: GameState, who: Seat, room: number): void =>
  next(g, effectsOf(who, tileIn(g, room).action ?? [], self(who, room)))

export const roomTasks: Handlers<'chooseRoomAction'> = {
  chooseRoomAction: {
    ask: 'room',
    rule: 'NEM-ACT-10',
    about: () => ({ purpose: 'intranet' }),
    options: (g, { who }) => usable(g, who, 'anyComputer').map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, { who }, choice) {
      if (choice.do === 'room') act(g, who, boardOf(g).roomIndex[choice.room])
    },
  },
}

export const roomEffects: Primitives<'roomAction'> = {
  roomAction: {
    why: (g, { by }: Ctx, { where }) => {
      const rooms = roomsFor(g, by, where)
      if (rooms.length === 0) return where === 'noComputer' ? 'wrongPlace' : 'noComputer'
      const reasons = rooms.map(room => whyNoRoomAction(g, by, room))
      return reasons.includes(null) ? null : reasons[0]
    },
    run(g, { by }, { where }) {
      const rooms = usable(g, by, where)
      if (rooms.length > 1) next(g, { do: 'chooseRoomAction', who: by })
      else if (rooms.length === 1) act(g, by, rooms[0])
    },
  },
}
