/** Lockdown: what the facility decides where the shared mechanics ask. */
import { facilityOf } from '../core/facility.ts'
import type { Extra } from '../core/options.ts'
import { boardOf, type Ruleset, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Seat } from '../core/types.ts'
import { roomsWhere } from '../mechanics/crew.ts'
import { selfDestructBar, selfDestructSpace, startSelfDestruct } from './autodestruct.ts'
import { cites } from './cites.ts'
import { useComputer } from './computer.ts'
import { returnContingencies } from './contingency.ts'
import { crew } from './crew.ts'
import { elevatorActions } from './elevator.ts'
import { nobodyLeft, perishes } from './ending.ts'
import { lockdownFacts } from './facts.ts'
import { afterEscape, giveUpChase } from './fighting.ts'
import { escapeAction, openGate } from './gate.ts'
import { intruders } from './intruders.ts'
import { analysable, analyse, explored, works } from './knowledge.ts'
import { eventPhase } from './phases.ts'
import { hasPower, isDark, isPowered } from './power.ts'
import { isShelter } from './rooms.ts'
import { cast, setUp, startRoom } from './setup.ts'
import { driveAction } from './surface.ts'
import { surface } from './surfacebox.ts'
import { checks } from './victory.ts'

const nothing = () => {}

/** Its next Movement is not its first of the round any more. */
const warmedUp = (g: GameState, seat: Seat): void => {
  facilityOf(g).fresh[seat] = false
}

const facts = lockdownFacts({ surface, crew, intruders })

/** LOCK-INTRUDERS-06 */
const forEverybody = () => true

/** Answers in the same order as Nemesis': to the compiler both are one kind of object. */
export const lockdown = (extras: readonly Extra[]): Ruleset => ({
  ...facts(extras),
  cites,
  hasFacility: true,
  actions: [useComputer, ...elevatorActions, escapeAction, ...(extras.includes('surface') ? [driveAction] : [])],
  setUp,
  eventPhase,
  nobodyLeft,
  checks,
  // LOCK-CRIT-03
  firstDeath: (g, _, tell) => openGate(g, 'LOCK-CRIT-03', tell),
  intruderArrived: nothing,
  startRoom,
  cast,
  // LOCK-RULING-130
  roundBegins: g => {
    facilityOf(g).fresh.fill(true)
    facilityOf(g).chasing = []
  },
  turnEnds: warmedUp,
  movesOn: warmedUp,
  firstMove: (g, seat) => facilityOf(g).fresh[seat],
  explored,
  died: (g, seat, tell) => {
    giveUpChase(g, seat)
    returnContingencies(g, seat, tell)
  },
  isDark,
  hasPower,
  // LOCK-POWER-02, LOCK-RULING-142
  shotDie: (g, seat) => (isPowered(g, seat) ? 'advantage' : 'combat'),
  works: extras.includes('intruders') ? forEverybody : works,
  weaknessObject: () => null,
  analysable,
  analyse,
  // LOCK-LIMIT-01, LOCK-LIMIT-02, LOCK-RULING-141
  markers: (g, kind) => rulesOf(g).limits[kind] - facilityOf(g).lost[kind],
  // LOCK-ROOM-LIFESUPPORT-01, LOCK-RULING-75
  ventable: g => roomsWhere(g, room => boardOf(g).entrances[room]),
  perishes,
  lostBy: 'purge',
  afterEscape,
  coolantTile: 'coolingSystem',
  startSelfDestruct,
  selfDestructBar,
  selfDestructSpace,
  shelter: isShelter,
})
