/** The elevator between the three sections. LOCK-ELEV. */

import { bit } from '../../core/pieces.ts'
import { boardOf, type PlaceAction } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { Option, RoomId, Seat, Tell, Why } from '../../core/types.ts'
import { crewIn } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { elevatorHasPower } from './power.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    callElevator: { who: Seat }
    boardElevator: { who: Seat; to: number }
    /** Where a ride goes that was not announced. */
    chooseFloor: { who: Seat }
    /** `invited`: those asked along so far, in the order of their seats. */
    choosePassengers: { who: Seat; to: number; invited: readonly Seat[] }
    /** `asked`: bits of those who have not said yet whether they come. */
    rideAlong: { by: Seat; to: number; asked: number; along: readonly Seat[] }
    ride: { who: Seat; to: number; along: readonly Seat[] }
  }
}

declare module '../../core/types.ts' {
  interface ActionTypes {
    callElevator: object
    rideElevator: { to: RoomId }
  }
  interface AskTypes {
    passengers: true
    ride: true
  }
  interface WhyTypes {
    elevatorHere: true
    elevatorAway: true
  }
  interface PurposeTypes {
    passengers: true
  }
  interface EventTypes {
    elevator: { to: RoomId; who: Seat | null; along: Seat[] }
  }
  interface EffectTypes {
    /** Call the elevator and ride it, without power. */
    ride: object
  }
}

/** LOCK-ELEV-06: the rooms it stops at. */
const floors = (g: GameState): readonly RoomId[] => boardOf(g).data.elevator?.rooms ?? []
const isFloor = (g: GameState, room: number): boolean => boardOf(g).floors[room]
const floorsFrom = (g: GameState, who: Seat): RoomId[] =>
  floors(g).filter(floor => floor !== boardOf(g).rooms[g.crew[who].room])
const isHere = (g: GameState, who: Seat): boolean => facilityOf(g).elevator === g.crew[who].room

/** LOCK-ELEV-01, LOCK-ELEV-05: what calling and riding both need. */
function whyNoElevator(g: GameState, who: Seat, fighting: boolean): Why | null {
  if (fighting) return 'inCombat'
  if (g.malfunction[g.crew[who].room]) return 'broken'
  return elevatorHasPower(g) ? null : 'noPower'
}

const companions = (g: GameState, who: Seat): Seat[] => crewIn(g, g.crew[who].room).filter(seat => seat !== who)

function call(g: GameState, who: Seat, tell: Tell | undefined): void {
  const { room } = g.crew[who]
  facilityOf(g).elevator = room
  tell?.({ e: 'elevator', to: boardOf(g).rooms[room], who: null, along: [], rule: 'LOCK-ELEV-01' })
}

export const elevatorActions: readonly PlaceAction[] = [
  {
    do: 'callElevator',
    rule: 'LOCK-ELEV-01',
    cost: 1,
    isAt: ({ floors }, room) => floors[room],
    ways(g, who, fighting) {
      // LOCK-RULING-79
      const why = whyNoElevator(g, who, fighting) ?? (isHere(g, who) ? 'elevatorHere' : null)
      return [{ choice: { do: 'callElevator' }, why }]
    },
    task: (_, who) => ({ do: 'callElevator', who }),
  },
  {
    do: 'rideElevator',
    rule: 'LOCK-ELEV-02',
    cost: 1,
    isAt: ({ floors }, room) => floors[room],
    ways(g, who, fighting) {
      const why = whyNoElevator(g, who, fighting) ?? (isHere(g, who) ? null : 'elevatorAway')
      return floorsFrom(g, who).map(to => ({ choice: { do: 'rideElevator', to }, why }))
    },
    task: (g, who, choice) => ({
      do: 'boardElevator',
      who,
      to: choice.do === 'rideElevator' ? boardOf(g).roomIndex[choice.to] : g.crew[who].room,
    }),
  },
]

/** Those who can still be asked along: a set of them is named in one order only. */
const invitable = (g: GameState, who: Seat, invited: readonly Seat[]): Seat[] =>
  companions(g, who)
    .filter(seat => seat > (invited.at(-1) ?? -1))
    .toSorted((a, b) => a - b)

export const elevatorTasks: Handlers<
  'callElevator' | 'boardElevator' | 'chooseFloor' | 'choosePassengers' | 'rideAlong' | 'ride'
> = {
  callElevator: (g, { who }, tell) => call(g, who, tell),

  boardElevator(g, { who, to }) {
    if (companions(g, who).length > 0) next(g, { do: 'choosePassengers', who, to, invited: [] })
    else next(g, { do: 'ride', who, to, along: [] })
  },

  chooseFloor: {
    ask: 'where',
    rule: 'LOCK-ELEV-02',
    options: (g, { who }) => floorsFrom(g, who).map(room => ({ do: 'room', room })),
    answer(g, { who }, choice) {
      if (choice.do === 'room') next(g, { do: 'boardElevator', who, to: boardOf(g).roomIndex[choice.room] })
    },
  },

  /** LOCK-ELEV-03, LOCK-RULING-79: any of those in the room, whether or not they have passed. */
  choosePassengers: {
    ask: 'passengers',
    rule: 'LOCK-ELEV-03',
    about: (g, { to }) => ({ purpose: 'passengers', room: boardOf(g).rooms[to] }),
    options: (g, { who, invited }): Option[] => [
      { do: 'done' },
      ...invitable(g, who, invited).map((whom): Option => ({ do: 'who', whom })),
    ],
    answer(g, { who, to, invited }, choice) {
      if (choice.do !== 'who') return askAlong(g, who, to, invited)
      const all = [...invited, choice.whom]
      if (invitable(g, who, all).length > 0) next(g, { do: 'choosePassengers', who, to, invited: all })
      else askAlong(g, who, to, all)
    },
  },

  /** Everybody asked along answers for itself, in the open. */
  rideAlong: {
    ask: 'ride',
    rule: 'LOCK-ELEV-03',
    asked: (_, task) => task.asked,
    about: (g, { by, to }) => ({ purpose: 'passengers', whom: by, room: boardOf(g).rooms[to] }),
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { by, to, asked, along: before }, choice, _, seat) {
      const left = asked & ~bit(seat)
      const along = choice.do === 'accept' ? [...before, seat] : before
      if (left) next(g, { do: 'rideAlong', by, to, asked: left, along })
      else next(g, { do: 'ride', who: by, to, along: along.toSorted((a, b) => a - b) })
    },
  },

  /** LOCK-ELEV-02, LOCK-ELEV-04: no noise, and no Encounter with what waits there. */
  ride(g, { who, to, along }, tell) {
    facilityOf(g).elevator = to
    for (const seat of [who, ...along]) g.crew[seat].room = to
    tell?.({ e: 'elevator', to: boardOf(g).rooms[to], who, along: [...along], rule: 'LOCK-ELEV-02' })
  },
}

function askAlong(g: GameState, by: Seat, to: number, invited: readonly Seat[]): void {
  let asked = 0
  for (const seat of invited) asked |= bit(seat)
  if (asked) next(g, { do: 'rideAlong', by, to, asked, along: [] })
  else next(g, { do: 'ride', who: by, to, along: [] })
}

export const elevatorEffects: Primitives<'ride'> = {
  ride: {
    why(g, { by }) {
      const { room } = g.crew[by]
      if (!isFloor(g, room)) return 'wrongPlace'
      return g.malfunction[room] ? 'broken' : null
    },
    run(g, { by }, _, tell) {
      if (!isHere(g, by)) call(g, by, tell)
      next(g, { do: 'chooseFloor', who: by })
    },
  },
}
