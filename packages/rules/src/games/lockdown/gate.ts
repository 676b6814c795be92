/** The Main Gate, the Rover and the Bunker outside. LOCK-BUNKER. */

import { actionsIn, boardOf, type PlaceAction } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { Choice, RoomId, RuleId, Seat, Tell, Why } from '../../core/types.ts'
import { attempt, attemptFails } from '../../mechanics/attempt.ts'
import { hasGift, hasIntruder, inCombat } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { checkCrew } from '../../mechanics/wounds.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    escapeByRover: { who: Seat }
    escapeOnFoot: { who: Seat }
    /** The noise is made: has anything come? */
    reachBunker: { who: Seat }
    /** Where the Rover comes back to. */
    chooseExit: { who: Seat }
    /** Where one goes with it. */
    chooseDrive: { who: Seat }
  }
}

declare module '../../core/types.ts' {
  interface ActionTypes {
    escape: { how: 'rover' | 'suit' }
  }
  interface WhyTypes {
    gateClosed: true
    gateOpen: true
    noRover: true
  }
  interface PurposeTypes {
    caves: true
    rover: true
  }
  interface EventTypes {
    gateOpen: object
    /** `to`: where it comes back to, if it could be elsewhere. */
    rover: { away: boolean; to?: RoomId }
    bunker: { who: Seat; how: 'rover' | 'suit' }
  }
  interface FateTypes {
    bunker: true
  }
  interface EffectTypes {
    rover: object
    /** What can be done from here with the Rover, for nothing. */
    drive: object
    openGate: object
  }
}

type Vehicle = 'rover' | 'suit'

/** Where the Rover is when it is in no room. */
const BUNKER = -1

/** LOCK-BUNKER-02, LOCK-BUNKER-03 */
export function openGate(g: GameState, rule: RuleId, tell: Tell | undefined): void {
  const facility = facilityOf(g)
  if (facility.gateOpen) return
  facility.gateOpen = true
  tell?.({ e: 'gateOpen', rule })
}

/** LOCK-RULING-88: to the Bunker, or back to an Exit Room. */
function sendRover(g: GameState, to: number, rule: RuleId, tell: Tell | undefined): void {
  const facility = facilityOf(g)
  const away = to < 0
  facility.roverAway = away
  if (facility.surface) facility.surface.rover = to
  tell?.(facility.surface && !away ? { e: 'rover', away, to: boardOf(g).rooms[to], rule } : { e: 'rover', away, rule })
}

/** LOCK-BUNKER-08 */
function arrive(g: GameState, who: Seat, how: Vehicle, rule: RuleId, tell: Tell | undefined): void {
  g.crew[who].fate = 'bunker'
  tell?.({ e: 'bunker', who, how, rule })
  checkCrew(g)
}

/** The room in which the Rover stands, or −1 while it is at the Bunker. */
export const roverAt = (g: GameState): number => {
  const { roverAway, surface } = facilityOf(g)
  return roverAway ? BUNKER : (surface?.rover ?? boardOf(g).roverStart)
}

/** Could this character leave from here as things are? */
export const canEscape = (g: GameState, who: Seat, room: number): boolean =>
  facilityOf(g).gateOpen && (room === roverAt(g) || (room === boardOf(g).bunkerRoom && hasGift(g, who, 'suit')))

/** LOCK-BUNKER-04, LOCK-RULING-86: a Malfunction in the Exit Room does not matter. */
export const escapeAction: PlaceAction = {
  do: 'escape',
  rule: 'LOCK-BUNKER-04',
  cost: 2,
  isAt: ({ exitRooms, bunkerRoom }, room) => exitRooms.includes(room) || room === bunkerRoom,
  ways(g, who, fighting) {
    const { room } = g.crew[who]
    const { exitRooms, bunkerRoom } = boardOf(g)
    const why: Why | null = fighting ? 'inCombat' : facilityOf(g).gateOpen ? null : 'gateClosed'
    const way = (how: Vehicle, without: Why | null) => ({
      choice: { do: 'escape' as const, how },
      why: why ?? without,
    })
    const ways = exitRooms.includes(room) ? [way('rover', room === roverAt(g) ? null : 'noRover')] : []
    if (room === bunkerRoom && hasGift(g, who, 'suit')) ways.push(way('suit', null))
    return ways
  },
  task: (_, who, choice) => ({
    do: choice.do === 'escape' && choice.how === 'suit' ? 'escapeOnFoot' : 'escapeByRover',
    who,
  }),
}

const offers = (way: Choice, to: RoomId): boolean => way.do === 'drive' && way.to === to

/** What can be done from here with the Rover, and why one of it cannot. */
function waysWithRover(g: GameState, who: Seat) {
  const fighting = inCombat(g, who)
  return actionsIn(g, g.crew[who].room)
    .flatMap(({ ways, task }) =>
      ways(g, who, fighting).map(({ choice, why }) => ({ choice, why, task: task(g, who, choice) })),
    )
    .filter(({ choice }) => choice.do === 'drive' || (choice.do === 'escape' && choice.how === 'rover'))
}

export const gateTasks: Handlers<'escapeByRover' | 'escapeOnFoot' | 'reachBunker' | 'chooseExit' | 'chooseDrive'> = {
  /** LOCK-BUNKER-05, LOCK-BUNKER-06 */
  escapeByRover(g, { who }, tell) {
    sendRover(g, BUNKER, 'LOCK-BUNKER-06', tell)
    arrive(g, who, 'rover', 'LOCK-BUNKER-05', tell)
  },

  escapeOnFoot: (g, { who }) => attempt(g, who, { do: 'reachBunker', who }),

  /** LOCK-BUNKER-07, LOCK-RULING-58 */
  reachBunker(g, { who }, tell) {
    if (hasIntruder(g, g.crew[who].room)) attemptFails(g, who, 'LOCK-BUNKER-07', tell)
    else arrive(g, who, 'suit', 'LOCK-BUNKER-07', tell)
  },

  chooseExit: {
    ask: 'room',
    rule: 'LOCK-RULING-222',
    about: () => ({ purpose: 'rover' }),
    options: g => boardOf(g).exitRooms.map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, _, choice, tell) {
      if (choice.do === 'room') sendRover(g, boardOf(g).roomIndex[choice.room], 'LOCK-BUNKER-09', tell)
    },
  },

  chooseDrive: {
    ask: 'where',
    rule: 'LOCK-RULING-217',
    options: (g, { who }) => waysWithRover(g, who).flatMap(({ choice, why }) => (why === null ? [choice] : [])),
    answer(g, { who }, choice) {
      const chosen = waysWithRover(g, who).find(
        way => way.choice.do === choice.do && (choice.do !== 'drive' || offers(way.choice, choice.to)),
      )
      if (chosen) next(g, chosen.task)
    },
  },
}

export const gateEffects: Primitives<'rover' | 'openGate' | 'drive'> = {
  /** LOCK-COMP-07, LOCK-BUNKER-09 */
  rover: {
    why: () => null,
    run(g, { by }, _, tell) {
      if (roverAt(g) !== BUNKER) return sendRover(g, BUNKER, 'LOCK-BUNKER-09', tell)
      const [exit, ...others] = boardOf(g).exitRooms
      if (others.length > 0) next(g, { do: 'chooseExit', who: by })
      else sendRover(g, exit, 'LOCK-BUNKER-09', tell)
    },
  },
  openGate: {
    why: g => (facilityOf(g).gateOpen ? 'gateOpen' : null),
    run: (g, _, __, tell) => openGate(g, 'LOCK-BUNKER-02', tell),
  },
  /** LOCK-CROSS-04, LOCK-RULING-217: everything else these actions ask for is still needed. */
  drive: {
    why(g, { by }) {
      const ways = waysWithRover(g, by)
      if (ways.some(({ why }) => why === null)) return null
      return ways.length > 0 ? ways[0].why : 'wrongPlace'
    },
    run(g, { by }) {
      const [way, ...others] = waysWithRover(g, by).filter(({ why }) => why === null)
      next(g, others.length > 0 ? { do: 'chooseDrive', who: by } : way.task)
    },
  },
}
