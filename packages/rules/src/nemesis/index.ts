/** Nemesis: what the ship decides where the shared mechanics ask. */
import type { Ruleset } from '../core/ruleset.ts'
import { nemesisFacts } from './facts.ts'
import { eventPhase, nobodyLeft } from './phases.ts'
import { setUp } from './setup.ts'
import { eject, unlockAll } from './ship.ts'
import { checks } from './victory.ts'

export const nemesis: Ruleset = {
  ...nemesisFacts,
  setUp,
  eventPhase,
  nobodyLeft,
  checks,
  firstDeath: (g, tell) => unlockAll(g, 'NEM-CRIT-03', tell),
  intruderArrived: eject,
}
