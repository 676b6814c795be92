/** Beacon: how it is set up, what ends a day, and what ends the game. */

import { boardOf, type Ruleset } from '../../src/core/ruleset.ts'
import { endGame } from '../../src/mechanics/ending.ts'
import { NEUTRAL_RULES } from '../../src/mechanics/neutral.ts'
import { begin, dealObjectives, layTable, layTiles, seatPlayers, unpack } from '../../src/mechanics/unpack.ts'
import { lastChecks } from '../../src/mechanics/victory.ts'
import { beaconFacts } from './facts.ts'

export const beacon = (): Ruleset => ({
  ...beaconFacts(),
  ...NEUTRAL_RULES,
  setUp(g, tell) {
    const box = unpack(g)
    layTiles(g, box)
    layTable(g, box)
    seatPlayers(g, tell)
    dealObjectives(g, box, tell)
    box.rest()
    begin(g)
  },
  startRoom: g => boardOf(g).start,
  /** Everybody has passed: a day is over. On the last one the boat comes, and nobody is left on the rock. */
  eventPhase(g, tell) {
    const { time } = boardOf(g).data.tracks
    g.time++
    tell?.({ e: 'time', time: time[g.time].n, rule: 'BEACON-DAY' })
    if (time[g.time].end === undefined) return [{ do: 'round' }]
    endGame(g, 'nobodyLeft', 'BEACON-BOAT', false, tell)
    return []
  },
  /** Nothing here kills anybody. */
  nobodyLeft: () => [],
  checks: lastChecks,
})
