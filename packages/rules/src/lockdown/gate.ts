/** The Main Gate, the Rover and the Bunker outside. LOCK-BUNKER. */
import { facilityOf } from '../core/facility.ts'
import { boardOf, type PlaceAction } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { RuleId, Seat, Tell, Why } from '../core/types.ts'
import { attempt, attemptFails } from '../mechanics/attempt.ts'
import { hasGift, hasIntruder, inCombat } from '../mechanics/crew.ts'
import type { Primitives } from '../mechanics/effects.ts'
import { checkCrew } from '../mechanics/wounds.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    escapeByRover: { who: Seat }
    escapeOnFoot: { who: Seat }
    /** The noise is made: has anything come? */
    reachBunker: { who: Seat }
  }
}

type Vehicle = 'rover' | 'suit'

/** LOCK-BUNKER-02, LOCK-BUNKER-03 */
export function openGate(g: GameState, rule: RuleId, tell: Tell | undefined): void {
  const facility = facilityOf(g)
  if (facility.gateOpen) return
  facility.gateOpen = true
  tell?.({ e: 'gateOpen', rule })
}

/** LOCK-RULING-88: it stands at the Exit or at the Bunker. */
function sendRover(g: GameState, away: boolean, rule: RuleId, tell: Tell | undefined): void {
  facilityOf(g).roverAway = away
  tell?.({ e: 'rover', away, rule })
}

/** LOCK-BUNKER-08 */
function arrive(g: GameState, who: Seat, how: Vehicle, rule: RuleId, tell: Tell | undefined): void {
  g.crew[who].fate = 'bunker'
  tell?.({ e: 'bunker', who, how, rule })
  checkCrew(g)
}

/** The room in which the Rover stands, or −1 while it is at the Bunker. */
export const roverAt = (g: GameState): number => (facilityOf(g).roverAway ? -1 : boardOf(g).roverStart)

/** Could this character leave from here as things are? */
export const canEscape = (g: GameState, who: Seat, room: number): boolean =>
  facilityOf(g).gateOpen && (room === roverAt(g) || (room === boardOf(g).bunkerRoom && hasGift(g, who, 'suit')))

/** LOCK-BUNKER-04, LOCK-RULING-86: a Malfunction in the Exit Room does not matter. */
export const escapeAction: PlaceAction = {
  do: 'escape',
  rule: 'LOCK-BUNKER-04',
  cost: 2,
  ways(g, who, fighting) {
    const { room } = g.crew[who]
    const { exitRooms, bunkerRoom } = boardOf(g)
    const why: Why | null = fighting ? 'inCombat' : facilityOf(g).gateOpen ? null : 'gateClosed'
    const way = (how: Vehicle, without: Why | null) => ({
      choice: { do: 'escape' as const, how },
      declared: { do: 'escape' as const, how },
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

export const gateTasks: Handlers<'escapeByRover' | 'escapeOnFoot' | 'reachBunker'> = {
  /** LOCK-BUNKER-05, LOCK-BUNKER-06 */
  escapeByRover(g, { who }, tell) {
    sendRover(g, true, 'LOCK-BUNKER-06', tell)
    arrive(g, who, 'rover', 'LOCK-BUNKER-05', tell)
  },

  escapeOnFoot: (g, { who }) => attempt(g, who, { do: 'reachBunker', who }),

  /** LOCK-BUNKER-07, LOCK-RULING-58 */
  reachBunker(g, { who }, tell) {
    if (hasIntruder(g, g.crew[who].room)) attemptFails(g, who, 'LOCK-BUNKER-07', tell)
    else arrive(g, who, 'suit', 'LOCK-BUNKER-07', tell)
  },
}

export const gateEffects: Primitives<'rover' | 'openGate' | 'drive'> = {
  /** LOCK-COMP-07, LOCK-BUNKER-09 */
  rover: {
    why: () => null,
    run: (g, _, __, tell) => sendRover(g, !facilityOf(g).roverAway, 'LOCK-BUNKER-09', tell),
  },
  openGate: {
    why: g => (facilityOf(g).gateOpen ? 'gateOpen' : null),
    run: (g, _, __, tell) => openGate(g, 'LOCK-BUNKER-02', tell),
  },
  /** LOCK-CROSS-04: everything else the escape asks for is still needed. */
  drive: {
    why: (g, { by }) => {
      const [rover] = escapeAction.ways(g, by, inCombat(g, by))
      return rover ? rover.why : 'wrongPlace'
    },
    run: (g, { by }) => next(g, { do: 'escapeByRover', who: by }),
  },
}
