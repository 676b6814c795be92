/** Lockdown: what the facility decides where the shared mechanics ask. */

import type { Extra } from '../../core/options.ts'
import { boardOf, type Ruleset, rulesOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { next } from '../../core/task.ts'
import type { Seat } from '../../core/types.ts'
import { roomsWhere } from '../../mechanics/crew.ts'
import { effectsOf } from '../../mechanics/effects.ts'
import { base } from './base.ts'
import { cites } from './cites.ts'
import { useComputer } from './computer.ts'
import { returnContingencies } from './contingency.ts'
import { crew } from './crew.ts'
import { bagNoiseInDark, DARK_PART, ignoredDark, surpriseInDark } from './darkness.ts'
import { elevatorActions } from './elevator.ts'
import { nobodyLeft, perishes, saves } from './ending.ts'
import { lockdownFacts } from './facts.ts'
import { afterEscape, giveUpChase } from './fighting.ts'
import { escapeAction, openGate } from './gate.ts'
import { intruders } from './intruders.ts'
import { analysable, analyse, explored, works } from './knowledge.ts'
import { eventPhase } from './phases.ts'
import { hasPower, isDark, isPowered } from './power.ts'
import { isShelter } from './rooms.ts'
import { selfDestructBar, selfDestructSpace, startSelfDestruct } from './selfDestruct.ts'
import { cast, setUp, startRoom } from './setup.ts'
import { facilityOf } from './state.ts'
import { surface } from './surface/box.ts'
import { rollNoiseThere, sign } from './surface/noise.ts'
import { driveAction } from './surface/surface.ts'
import { checks } from './victory.ts'

declare module '../../mechanics/events.ts' {
  interface BreakingTypes {
    elevators: true
  }
}

const nothing = () => {}

/** Its next Movement is not its first of the round any more. */
const warmedUp = (g: GameState, seat: Seat): void => {
  facilityOf(g).fresh[seat] = false
}

const facts = lockdownFacts({ base, surface, crew, intruders })

/** LOCK-INTRUDERS-06 */
const forEverybody = () => true

/** Answers in the same order as Nemesis': to the compiler both are one kind of object. */
export const lockdown = (extras: readonly Extra[]): Ruleset => ({
  ...facts(extras),
  cites,
  stateParts: ({ data }) => (data.crossroads ? ['facility', 'surface'] : ['facility']),
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
  turnBegins: nothing,
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
  saves,
  perishes,
  lostBy: 'purge',
  rollNoise: rollNoiseThere,
  bagNoise: bagNoiseInDark,
  surpriseInDark,
  ignoredDark,
  giveUpObject: (g, who, kinds) => next(g, effectsOf(who, [{ fx: 'loseObject', kinds }])),
  eventAdds: ({ dark }) => (dark ? DARK_PART : null),
  losePools: g => next(g, { do: 'losePools' }),
  sign,
  reward: (g, who, count) => next(g, effectsOf(who, [{ fx: 'knowledge', count }])),
  gaveChase: (g, intruders) => {
    facilityOf(g).chasing = intruders
  },
  playOn: () => null,
  lastReport: nothing,
  afterEscape,
  coolantTile: 'coolingSystem',
  meantTiles: { elevators: 'elevator' },
  startSelfDestruct,
  selfDestructBar,
  selfDestructSpace,
  shelter: isShelter,
})
