/** Fire, Malfunction and Slime markers. NEM-FIRE, NEM-MALF, NEM-SLIME. */
import { boardOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { RuleId, Seat, Tell } from '../core/types.ts'
import { hasComputer, hasGift, roomsWhere, tileIn } from './crew.ts'
import { type Primitives, placeOf } from './effects.ts'
import { endGame } from './ending.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    placeFire: { room: number }
    placeMalfunction: { room: number }
    chooseBreak: { who: Seat }
  }
}

declare module '../core/types.ts' {
  interface WhyTypes {
    nothingToFix: true
    noFireHere: true
  }
  interface PurposeTypes {
    break: true
  }
  interface EventTypes {
    slimed: { who: Seat }
    cleaned: { who: Seat }
    fire: { room: RoomId }
    fireOut: { room: RoomId }
    malfunction: { room: RoomId }
    repaired: { room: RoomId }
    signal: { who: Seat }
  }
  interface EndReasonTypes {
    fire: true
    malfunction: true
  }
  interface EffectTypes {
    slime: { how: 'give' | 'remove' }
    signal: object
    malfunction: { how: 'place' | 'remove'; at: 'here' | 'computer' }
    fire: { how: 'place' | 'remove' }
  }
}

function count(list: readonly boolean[]): number {
  let n = 0
  for (const on of list) if (on) n++
  return n
}

/** NEM-MALF-05, NEM-MALF-06, NEM-RULING-73: elsewhere the instruction has no effect. */
export const canBreak = (g: GameState, room: number): boolean =>
  !g.malfunction[room] && g.explored[room] && !tileIn(g, room).noMalfunction

/** NEM-SLIME-02: at most one marker, and none on a suit. */
export function slime(g: GameState, seat: Seat, rule: RuleId, tell: Tell | undefined): void {
  if (g.crew[seat].slime || hasGift(g, seat, 'suit')) return
  g.crew[seat].slime = true
  tell?.({ e: 'slimed', who: seat, rule })
}

/** NEM-FIRE-05 */
export function putOut(g: GameState, room: number, rule: RuleId, tell: Tell | undefined): void {
  if (!g.fire[room]) return
  g.fire[room] = false
  tell?.({ e: 'fireOut', room: boardOf(g).rooms[room], rule })
}

export const burning = (g: GameState): number[] => roomsWhere(g, room => g.fire[room])

/** Marker after marker, room by room: the first that finds none left ends the game (NEM-RULING-74). */
export const inEach = (what: 'placeFire' | 'placeMalfunction', rooms: readonly number[]): Task[] =>
  eachOnce(rooms).map(room => ({ do: what, room }))
const eachOnce = (rooms: readonly number[]): readonly number[] =>
  rooms.length < 2 ? rooms : [...new Set(rooms)].toSorted((a, b) => a - b)

const computers = (g: GameState): number[] => roomsWhere(g, room => hasComputer(g, room))

export const markerTasks: Handlers<'placeFire' | 'placeMalfunction' | 'chooseBreak'> = {
  /** NEM-FIRE-04, NEM-FIRE-06, NEM-RULING-74 */
  placeFire(g, { room }, tell) {
    if (g.fire[room] || tileIn(g, room).noFire) return
    if (count(g.fire) >= rulesOf(g).markers(g, 'fire')) return endGame(g, 'fire', 'NEM-END-04', true, tell)
    g.fire[room] = true
    tell?.({ e: 'fire', room: boardOf(g).rooms[room], rule: 'NEM-FIRE-04' })
  },

  /** NEM-MALF-06, NEM-MALF-07, NEM-RULING-74 */
  placeMalfunction(g, { room }, tell) {
    if (!canBreak(g, room)) return
    if (count(g.malfunction) >= rulesOf(g).markers(g, 'malfunction'))
      return endGame(g, 'malfunction', 'NEM-END-05', true, tell)
    g.malfunction[room] = true
    tell?.({ e: 'malfunction', room: boardOf(g).rooms[room], rule: 'NEM-MALF-06' })
  },

  chooseBreak: {
    ask: 'room',
    rule: 'NEM-MALF-06',
    about: () => ({ purpose: 'break' }),
    options: g => computers(g).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, _, choice) {
      if (choice.do === 'room') next(g, { do: 'placeMalfunction', room: boardOf(g).roomIndex[choice.room] })
    },
  },
}

export const markerEffects: Primitives<'malfunction' | 'fire' | 'slime' | 'signal'> = {
  malfunction: {
    // NEM-RULING-08: placing one where none can lie has no effect, but is allowed; removing needs one.
    why: (g, ctx, { how, at }) => {
      if (how === 'remove') return g.malfunction[placeOf(g, ctx)] ? null : 'nothingToFix'
      return at === 'computer' && computers(g).length === 0 ? 'noComputer' : null
    },
    run(g, ctx, { how, at }, tell) {
      const room = placeOf(g, ctx)
      if (at === 'computer') return next(g, { do: 'chooseBreak', who: ctx.by })
      if (how === 'place') return next(g, { do: 'placeMalfunction', room })
      g.malfunction[room] = false
      tell?.({ e: 'repaired', room: boardOf(g).rooms[room], rule: 'NEM-MALF-08' })
    },
  },
  fire: {
    why: (g, { by }, { how }) => (how === 'place' || g.fire[g.crew[by].room] ? null : 'noFireHere'),
    run(g, { by }, { how }, tell) {
      const { room } = g.crew[by]
      if (how === 'place') next(g, { do: 'placeFire', room })
      else putOut(g, room, 'NEM-FIRE-05', tell)
    },
  },
  slime: {
    why: () => null,
    run(g, { whom }, { how }, tell) {
      if (how === 'give') return slime(g, whom, 'NEM-SLIME-02', tell)
      if (!g.crew[whom].slime) return
      g.crew[whom].slime = false
      tell?.({ e: 'cleaned', who: whom, rule: 'NEM-SLIME-04' })
    },
  },
  /** NEM-ROOM-COMMS-1 */
  signal: {
    why: () => null,
    run(g, { by }, _, tell) {
      if (g.crew[by].signal) return
      g.crew[by].signal = true
      tell?.({ e: 'signal', who: by, rule: 'NEM-ROOM-COMMS-1' })
    },
  },
}
