/** Doors stand in corridors: open (no token), closed, or destroyed for good. NEM-DOOR. */

import { boardOf, rulesOf } from '../core/ruleset.ts'
import { DOOR_STATES } from '../core/sets.ts'
import { CLOSED, DESTROYED, type GameState, OPEN } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { DoorState, Option, RuleId, Seat, Tell, Why } from '../core/types.ts'
import { roomsWhere } from './crew.ts'
import type { Primitives } from './effects.ts'

type How = 'toggle' | 'destroy' | 'mend'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** `keep`: corridors whose doors the same effect has closed (NEM-RULING-77). */
    closeDoor: { who: Seat; corridor: number; keep: readonly number[] }
    /** NEM-DOOR-09: no token left, one is taken from elsewhere. */
    moveDoor: { who: Seat; corridor: number; keep: readonly number[] }
    /** `any`: wherever it is. */
    chooseDoor: { who: Seat; how: How; any?: true }
    chooseDoorsRoom: { who: Seat }
    chooseSealed: { who: Seat }
    /** The doors of a room one by one; `after` is the corridor handled last. */
    chooseDoors: { who: Seat; room: number; after: number; done: readonly number[] }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    door: { corridor: CorridorId }
  }
  interface AskTypes {
    door: true
    moveDoor: true
    doorsOf: true
  }
  interface WhyTypes {
    noDoorHere: true
    noClosedDoorHere: true
  }
  interface PurposeTypes {
    doors: true
    quarantine: true
    computerDoor: true
  }
  interface About {
    /** What is done to a door. */
    door?: 'toggle' | 'destroy' | 'mend'
  }
  interface EventTypes {
    door: { corridor: CorridorId; state: DoorState }
  }
  interface EffectTypes {
    /** Open a closed door or close an open one; destroy a closed one; `mend` may close a destroyed one. */
    door: { how: 'toggle' | 'destroy' | 'mend'; any?: true }
    /** Any of the doors of a chosen room. */
    doorsOf: object
    /** All doors of a chosen room. */
    closeDoors: object
    openDoors: object
  }
}

export const doorState = (g: GameState, corridor: number): DoorState => DOOR_STATES[g.doors[corridor]]

/** The one place where a door changes: whoever watches doors is told here. */
export function setDoor(g: GameState, corridor: number, state: number, rule: RuleId, tell: Tell | undefined): void {
  g.doors[corridor] = state
  const board = boardOf(g)
  tell?.({ e: 'door', corridor: board.corridors[corridor], state: DOOR_STATES[state], rule })
  // NEM-ROOM-AIRLOCK-3, NEM-RULING-116
  if (g.vent >= 0 && state !== CLOSED && board.around[g.vent].includes(corridor)) {
    tell?.({ e: 'ventStopped', room: board.rooms[g.vent], rule: 'NEM-ROOM-AIRLOCK-3' })
    g.vent = -1
  }
}

/** Corridors of a room that can have doors. NEM-TECH-05: never technical corridors. */
export const doorways = (g: GameState, room: number): number[] => {
  const { around, firstPath } = boardOf(g)
  return around[room].filter(c => c < firstPath)
}

/** Corridors of a room whose door can be worked in this way. */
const workable = (g: GameState, room: number, how: How): number[] => doorways(g, room).filter(c => canWork(g, c, how))

const canWork = (g: GameState, corridor: number, how: How): boolean =>
  how === 'destroy' ? g.doors[corridor] === CLOSED : how === 'mend' || g.doors[corridor] !== DESTROYED

/** Every corridor whose door can be worked in this way. */
const workableAnywhere = (g: GameState, how: How): number[] =>
  g.doors.flatMap((_, c) => (c < boardOf(g).firstPath && canWork(g, c, how) ? [c] : []))
const isWorkableAnywhere = (g: GameState, how: How): boolean =>
  g.doors.some((_, c) => c < boardOf(g).firstPath && canWork(g, c, how))

/** Rooms that have an open door left to close. */
const sealable = (g: GameState): number[] => roomsWhere(g, room => doorways(g, room).some(c => g.doors[c] === OPEN))

const whyNoDoor = (g: GameState, seat: Seat, how: How): Why | null => {
  const { around, firstPath } = boardOf(g)
  for (const corridor of around[g.crew[seat].room]) if (corridor < firstPath && canWork(g, corridor, how)) return null
  return how === 'destroy' ? 'noClosedDoorHere' : 'noDoorHere'
}

const closedDoors = (g: GameState, keep: readonly number[]): number[] =>
  g.doors.flatMap((d, corridor) => (d === CLOSED && !keep.includes(corridor) ? [corridor] : []))

const toOptions = (g: GameState, corridors: number[]): Option[] =>
  corridors.map(c => ({ do: 'door', corridor: boardOf(g).corridors[c] }))

/** NEM-DOOR-08: opening removes the token; NEM-DOOR-07 for the Plasma Torch on a destroyed one. */
function work(g: GameState, who: Seat, corridor: number, keep: readonly number[], tell: Tell | undefined): void {
  if (g.doors[corridor] === CLOSED) setDoor(g, corridor, OPEN, 'NEM-DOOR-08', tell)
  else if (g.doors[corridor] === DESTROYED) setDoor(g, corridor, CLOSED, 'NEM-DOOR-07', tell)
  else next(g, { do: 'closeDoor', who, corridor, keep })
}

export const doorTasks: Handlers<
  'closeDoor' | 'moveDoor' | 'chooseDoor' | 'chooseDoorsRoom' | 'chooseSealed' | 'chooseDoors'
> = {
  /** NEM-DOOR-01, NEM-RULING-77, NEM-RULING-78 */
  closeDoor(g, { who, corridor, keep }, tell) {
    if (g.doors[corridor] !== OPEN) return
    const used = g.doors.reduce((n, d) => n + (d === OPEN ? 0 : 1), 0)
    if (used < rulesOf(g).limits.doors) return setDoor(g, corridor, CLOSED, 'NEM-DOOR-03', tell)
    if (closedDoors(g, keep).length > 0) next(g, { do: 'moveDoor', who, corridor, keep })
  },

  moveDoor: {
    ask: 'moveDoor',
    rule: 'NEM-DOOR-09',
    options: (g, { keep }) => toOptions(g, closedDoors(g, keep)),
    answer(g, { corridor }, choice, tell) {
      if (choice.do !== 'door') return
      setDoor(g, boardOf(g).corridorIndex[choice.corridor], OPEN, 'NEM-DOOR-09', tell)
      setDoor(g, corridor, CLOSED, 'NEM-DOOR-09', tell)
    },
  },

  chooseDoor: {
    ask: 'door',
    rule: 'NEM-DOOR-03',
    about: (_, { how, any }) => (any ? { door: how, purpose: 'computerDoor' } : { door: how }),
    options: (g, { who, how, any }) =>
      toOptions(g, any ? workableAnywhere(g, how) : workable(g, g.crew[who].room, how)),
    answer(g, { who, how }, choice, tell) {
      if (choice.do !== 'door') return
      const corridor = boardOf(g).corridorIndex[choice.corridor]
      if (how === 'destroy') setDoor(g, corridor, DESTROYED, 'NEM-DOOR-07', tell)
      else work(g, who, corridor, [], tell)
    },
  },

  /** NEM-ROOM-COMMAND-1, NEM-RULING-119 */
  chooseDoorsRoom: {
    ask: 'room',
    rule: 'NEM-ROOM-COMMAND-1',
    about: () => ({ purpose: 'doors' }),
    options: g =>
      boardOf(g).rooms.flatMap((room, r) => (workable(g, r, 'toggle').length > 0 ? [{ do: 'room', room }] : [])),
    answer(g, { who }, choice) {
      if (choice.do !== 'room') return
      next(g, { do: 'chooseDoors', who, room: boardOf(g).roomIndex[choice.room], after: -1, done: [] })
    },
  },

  /** NEM-RULING-77: none of the doors of this room is taken for another. Destroyed ones stay (LOCK-DOOR-04). */
  chooseSealed: {
    ask: 'room',
    rule: 'NEM-DOOR-03',
    about: () => ({ purpose: 'quarantine' }),
    options: g => sealable(g).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, { who }, choice) {
      if (choice.do !== 'room') return
      const keep = doorways(g, boardOf(g).roomIndex[choice.room])
      next(g, ...keep.map(corridor => ({ do: 'closeDoor' as const, who, corridor, keep })))
    },
  },

  chooseDoors: {
    ask: 'doorsOf',
    rule: 'NEM-ROOM-COMMAND-1',
    about: (g, { room }) => ({ room: boardOf(g).rooms[room], door: 'toggle' }),
    options: (g, { room, after }) => [
      { do: 'done' },
      ...toOptions(
        g,
        workable(g, room, 'toggle').filter(c => c > after),
      ),
    ],
    answer(g, { who, room, done }, choice, tell) {
      if (choice.do !== 'door') return
      const corridor = boardOf(g).corridorIndex[choice.corridor]
      const closed = g.doors[corridor] === OPEN ? [...done, corridor] : done
      if (workable(g, room, 'toggle').some(c => c > corridor))
        next(g, { do: 'chooseDoors', who, room, after: corridor, done: closed })
      work(g, who, corridor, done, tell)
    },
  },
}

export const doorEffects: Primitives<'door' | 'doorsOf' | 'closeDoors' | 'openDoors'> = {
  door: {
    why: (g, { by }, { how, any }) => {
      if (!any) return whyNoDoor(g, by, how)
      return isWorkableAnywhere(g, how) ? null : 'noDoorHere'
    },
    run: (g, { by }, { how, any }) =>
      next(g, any ? { do: 'chooseDoor', who: by, how, any } : { do: 'chooseDoor', who: by, how }),
  },
  doorsOf: {
    why: () => null,
    run: (g, { by }) => next(g, { do: 'chooseDoorsRoom', who: by }),
  },
  closeDoors: {
    why: g => (sealable(g).length > 0 ? null : 'noDoorHere'),
    run: (g, { by }) => next(g, { do: 'chooseSealed', who: by }),
  },
  openDoors: {
    why: () => null,
    run(g, _, __, tell) {
      g.doors.forEach((door, corridor) => {
        if (door === CLOSED) setDoor(g, corridor, OPEN, 'NEM-DOOR-08', tell)
      })
    },
  },
}
