/** The Victory Check in its strict order, and what only the ship checks. NEM-CHECK. */
import { EVERYBODY, reveal, seatZone, sharedZone } from '../../core/pieces.ts'
import { faceOf, nameOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Handlers, Task } from '../../core/task.ts'
import type { Seat } from '../../core/types.ts'
import { destroyEverything, lost, report } from '../../mechanics/ending.ts'
import { lastChecks } from '../../mechanics/victory.ts'
import { engineZone } from './engines.ts'
import type { Destination, Space } from './sets.ts'
import { SPACES } from './sets.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    checkEngines: object
    checkCoordinates: object
  }
}

declare module '../../core/content.ts' {
  interface ObjectiveCard {
    /** NEM-CHECK-06: its owner lives through hibernation to Mars. */
    survivesMars?: true
  }
}

declare module '../../core/types.ts' {
  interface DeathTypes {
    jump: true
    destination: true
  }
  interface CheckTypes {
    engines: { states: Name[]; destroyed: boolean }
    coordinates: { card: Name; space: Space; destination: Destination }
  }
}

const ENGINES = [1, 2, 3]
/** NEM-CHECK-02 */
const TOO_MANY_DAMAGED = 2

/** NEM-CHECK-01 */
export const checks = (g: GameState): Task[] => [
  { do: 'lateObjectives' },
  { do: 'checkEngines' },
  { do: 'checkCoordinates' },
  ...lastChecks(g),
]

export const shipCheckTasks: Handlers<'checkEngines' | 'checkCoordinates'> = {
  checkEngines(g, _, tell) {
    if (!g.ending || g.ending.destroyed) return
    const tops = ENGINES.map(engine => engineZone(g, engine).at(-1) ?? -1)
    const damaged = tops.filter(piece => {
      const face = faceOf(g, piece)
      return face.kind === 'engine' && !face.works
    }).length
    const destroyed = damaged >= TOO_MANY_DAMAGED
    const learned = tops.reduce((news, piece) => news | reveal(g, piece), 0)
    const states = tops.map(piece => nameOf(g, piece))
    report(g, { check: 'engines', states, destroyed }, 'NEM-CHECK-02', tell, learned)
    if (destroyed) destroyEverything(g, 'NEM-CHECK-02', tell)
  },

  /** NEM-CHECK-04..06 */
  checkCoordinates(g, _, tell) {
    if (!g.ending || g.ending.destroyed) return
    const [piece] = sharedZone(g, 'coordinates')
    const face = faceOf(g, piece)
    if (face.kind !== 'coordinates') return
    const destination = face.coordinates.to[g.destination]
    const learned = reveal(g, piece)
    g.ending = { ...g.ending, destination }
    const space = SPACES[g.destination]
    report(g, { check: 'coordinates', card: nameOf(g, piece), space, destination }, 'NEM-CHECK-04', tell, learned)
    if (destination === 'earth') return
    g.crew.forEach((crew, seat) => {
      if (crew.fate !== 'hibernating') return
      // NEM-CHECK-06, NEM-RULING-143: told by what happens, the card itself stays hidden until its check.
      if (destination === 'mars' && survivesMars(g, seat)) return
      lost(g, seat, 'destination', 'NEM-CHECK-05', tell, destination === 'mars' ? EVERYBODY : 0)
    })
  },
}

const survivesMars = (g: GameState, seat: Seat): boolean =>
  seatZone(g, seat, 'objectives').some(piece => {
    const face = faceOf(g, piece)
    return face.kind === 'objective' && face.objective.survivesMars === true
  })
