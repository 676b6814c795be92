/** Room actions, one's own and those a card lets one use. NEM-ACT-10, NEM-ROOM-GEN. */
import type { EffectOf } from '../core/effect.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Color, Seat, Why } from '../core/types.ts'
import { hasComputer, roomsWhere, tileIn } from './crew.ts'
import { type Ctx, effectsOf, type Primitives, self, whyNot } from './effects.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseRoomAction: { who: Seat }
  }
}

/** The rooms whose action a card lets one use. Each game adds its own: a computer, or a tile that it says is meant. */
export interface RoomActionTypes {
  computer: true
  noComputer: true
  anyComputer: true
  whiteOrRed: true
  whiteOrYellow: true
  whiteOrGreen: true
  /** Also where there is a Malfunction. */
  broken: true
}

declare module '../core/types.ts' {
  interface WhyTypes {
    broken: true
    noRoomAction: true
  }
  interface PurposeTypes {
    intranet: true
  }
  interface EffectTypes {
    roomAction: { where: keyof RoomActionTypes }
  }
}

/** NEM-ACT-10, NEM-MALF-01. Being In Combat is the asker's business; some can work what is `broken`. */
export function whyNoRoomAction(g: GameState, who: Seat, room: number, broken = false): Why | null {
  const { action } = tileIn(g, room)
  if (!g.explored[room] || !action) return 'noRoomAction'
  return g.malfunction[room] && !broken ? 'broken' : whyNot(g, self(who, room), action)
}

type Where = EffectOf<'roomAction'>['where']

const COLOURS: Readonly<Record<'whiteOrRed' | 'whiteOrYellow' | 'whiteOrGreen', readonly Color[]>> = {
  whiteOrRed: ['white', 'red'],
  whiteOrYellow: ['white', 'yellow'],
  whiteOrGreen: ['white', 'green'],
}

/** Does this let one use the action of the room one is in? */
function fitsHere(g: GameState, who: Seat, where: Where): boolean {
  const { room } = g.crew[who]
  const { computer, colour, id } = tileIn(g, room)
  switch (where) {
    case 'computer':
      return hasComputer(g, room, who)
    case 'noComputer':
      return !computer
    case 'broken':
      return true
    case 'anyComputer':
      return false // looked for everywhere
    case 'whiteOrRed':
    case 'whiteOrYellow':
    case 'whiteOrGreen':
      return colour !== null && COLOURS[where].includes(colour)
    default:
      return hasComputer(g, room, who) || id === rulesOf(g).meantTiles[where]
  }
}

/** The rooms whose action this lets one use. */
const roomsFor = (g: GameState, who: Seat, where: Where): number[] => {
  if (where === 'anyComputer') return roomsWhere(g, r => hasComputer(g, r))
  return fitsHere(g, who, where) ? [g.crew[who].room] : []
}

const usable = (g: GameState, who: Seat, where: Where): number[] =>
  roomsFor(g, who, where).filter(room => !whyNoRoomAction(g, who, room, where === 'broken'))

const needsComputer = (where: Where): boolean => where !== 'noComputer' && where !== 'broken' && !(where in COLOURS)

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
      if (rooms.length === 0) return needsComputer(where) ? 'noComputer' : 'wrongPlace'
      const reasons = rooms.map(room => whyNoRoomAction(g, by, room, where === 'broken'))
      return reasons.includes(null) ? null : reasons[0]
    },
    run(g, { by }, { where }) {
      const rooms = usable(g, by, where)
      if (rooms.length > 1) next(g, { do: 'chooseRoomAction', who: by })
      else if (rooms.length === 1) act(g, by, rooms[0])
    },
  },
}
