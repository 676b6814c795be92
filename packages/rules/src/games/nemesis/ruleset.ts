/** Nemesis: what the ship decides where the shared mechanics ask. */
import type { Extra } from '../../core/options.ts'
import { boardOf, type Ruleset, rulesOf } from '../../core/ruleset.ts'
import { OBJECT_KINDS } from '../../core/sets.ts'
import { next } from '../../core/task.ts'
import { comparesDark } from '../../mechanics/encounters.ts'
import { bagNoise, rollNoise } from '../../mechanics/noise.ts'
import { nemesisFacts } from './facts.ts'
import { lastReport, offerIntruders, playOn } from './intruderPlayer.ts'
import { analysable, analyse } from './laboratory.ts'
import { eventPhase, nobodyLeft } from './phases.ts'
import { setUp } from './setup.ts'
import { eject, isWayOut, selfDestructBar, startSelfDestruct, unlockAll, ventable } from './ship.ts'
import { checks } from './victory.ts'

declare module '../../mechanics/rooms.ts' {
  interface RoomActionTypes {
    cockpitOrComputer: true
  }
}

const nothing = () => {}

/** Answers in the same order as Lockdown's: to the compiler both are one kind of object. */
export const nemesis = (extras: readonly Extra[]): Ruleset => ({
  ...nemesisFacts(extras),
  cites: null,
  stateParts: () => (extras.includes('intruder') ? ['intruderPlayer'] : []),
  actions: [],
  setUp,
  eventPhase,
  nobodyLeft,
  checks,
  firstDeath(g, dead, tell) {
    unlockAll(g, 'NEM-CRIT-03', tell)
    offerIntruders(g, dead)
  },
  intruderArrived: eject,
  startRoom: g => boardOf(g).start,
  cast: nothing,
  roundBegins: nothing,
  // NEM-POD-05
  turnBegins: (g, who) => {
    if (g.crew[who].pod >= 0) next(g, { do: 'podTurn', who })
  },
  turnEnds: nothing,
  movesOn: nothing,
  firstMove: () => false,
  explored: nothing,
  died: nothing,
  isDark: () => false,
  hasPower: () => true,
  shotDie: () => 'combat',
  works: () => true,
  weaknessObject: slot => OBJECT_KINDS[slot],
  analysable,
  analyse,
  markers: (g, kind) => rulesOf(g).limits[kind],
  ventable,
  saves: (_, fate) => fate === 'hibernating' || fate === 'launched',
  // NEM-END-01, NEM-END-06
  perishes: (_, fate, destroyed) => fate === 'aboard' || (destroyed && fate === 'hibernating'),
  lostBy: 'jump',
  rollNoise,
  bagNoise,
  surpriseInDark: comparesDark,
  ignoredDark: nothing,
  giveUpObject: nothing,
  eventAdds: () => null,
  losePools: nothing,
  sign: () => null,
  reward: nothing,
  gaveChase: nothing,
  playOn,
  lastReport,
  afterEscape: () => [],
  coolantTile: 'generator',
  meantTiles: { cockpitOrComputer: 'cockpit', flammable: 'hibernatorium' },
  startSelfDestruct,
  selfDestructBar,
  selfDestructSpace: g => (g.selfDestruct < 0 ? null : boardOf(g).data.tracks.selfDestruct[g.selfDestruct].n),
  shelter: isWayOut,
})
