/** Nemesis: what the ship decides where the shared mechanics ask. */
import type { Extra } from '../core/options.ts'
import { boardOf, type Ruleset, rulesOf } from '../core/ruleset.ts'
import { WEAKNESS_SLOTS } from '../mechanics/tests.ts'
import { nemesisFacts } from './facts.ts'
import { offerIntruders } from './intruderplayer.ts'
import { analysable, analyse } from './laboratory.ts'
import { eventPhase, nobodyLeft } from './phases.ts'
import { setUp } from './setup.ts'
import { eject, isWayOut, selfDestructBar, startSelfDestruct, unlockAll, ventable } from './ship.ts'
import { checks } from './victory.ts'

const nothing = () => {}

/** Answers in the same order as Lockdown's: to the compiler both are one kind of object. */
export const nemesis = (extras: readonly Extra[]): Ruleset => ({
  ...nemesisFacts(extras),
  cites: null,
  hasFacility: false,
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
  turnEnds: nothing,
  movesOn: nothing,
  firstMove: () => false,
  explored: nothing,
  died: nothing,
  isDark: () => false,
  hasPower: () => true,
  shotDie: () => 'combat',
  works: () => true,
  weaknessObject: slot => WEAKNESS_SLOTS[slot],
  analysable,
  analyse,
  markers: (g, kind) => rulesOf(g).limits[kind],
  ventable,
  // NEM-END-01, NEM-END-06
  perishes: (_, fate, destroyed) => fate === 'aboard' || (destroyed && fate === 'hibernating'),
  lostBy: 'jump',
  afterEscape: () => [],
  coolantTile: 'generator',
  startSelfDestruct,
  selfDestructBar,
  selfDestructSpace: g => (g.selfDestruct < 0 ? null : boardOf(g).data.tracks.selfDestruct[g.selfDestruct].n),
  shelter: isWayOut,
})
