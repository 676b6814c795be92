/** The Victory Check, in its strict order, with a report of each step. NEM-CHECK. */
import type { Test } from '../core/effect.ts'
import { EVERYBODY, isContamination, reveal, seatZone, sharedZone, wordOf } from '../core/pieces.ts'
import { type Stream, shuffleInPlace } from '../core/random.ts'
import { faceOf, nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Seat, Word } from '../core/types.ts'
import { undecided } from '../mechanics/encounters.ts'
import { destroyShip, finish, lost, report } from '../mechanics/ending.ts'
import { engineZone } from '../mechanics/looks.ts'
import { holds, survived } from '../mechanics/tests.ts'
import { SPACES } from './ship.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    lateObjectives: object
    checkEngines: object
    checkCoordinates: object
    checkContamination: { seat: Seat }
    checkObjective: { seat: Seat }
    finish: object
  }
}

const ENGINES = [1, 2, 3]
/** NEM-CHECK-02 */
const TOO_MANY_DAMAGED = 2
/** NEM-CHECK-08 */
const LAST_CARDS = 4

/** NEM-CHECK-01 */
export const checks = (g: GameState): Task[] => [
  { do: 'lateObjectives' },
  { do: 'checkEngines' },
  { do: 'checkCoordinates' },
  ...g.crew.map((_, seat) => ({ do: 'checkContamination' as const, seat })),
  ...g.crew.map((_, seat) => ({ do: 'checkObjective' as const, seat })),
  { do: 'finish' },
]

const ownCards = (g: GameState, seat: Seat): number[] =>
  (['deck', 'discard', 'hand'] as const).flatMap(zone => seatZone(g, seat, zone))

/** The parts of a card's test that stand side by side: the report says which hold. */
const partsOf = (test: Test): readonly Test[] => (test.is === 'all' ? test.of : [test])

export const victoryTasks: Handlers<
  'lateObjectives' | 'checkEngines' | 'checkCoordinates' | 'checkContamination' | 'checkObjective' | 'finish'
> = {
  /** NEM-RULING-45: whoever still holds two objectives chooses now. */
  lateObjectives(g) {
    const asked = undecided(g)
    if (asked) next(g, { do: 'chooseObjective', asked })
  },

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
    if (destroyed) destroyShip(g, 'NEM-CHECK-02', tell)
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

  /** NEM-CHECK-07..10, NEM-RULING-82, NEM-RULING-86 */
  checkContamination(g, { seat }, tell) {
    if (!survived(g, seat)) return
    const { larva } = g.crew[seat]
    const cards = ownCards(g, seat).filter(piece => isContamination(g, piece))
    const words = larva ? [] : cards.map(piece => wordOf(g, piece) as Word)
    const infected = cards.some(piece => {
      const face = faceOf(g, piece)
      return face.kind === 'contamination' && face.word === 'infected'
    })
    let drawn: number[] | null = null
    if (larva || infected) {
      const all = ownCards(g, seat)
      shuffleInPlace(g.rng, `action.${seat}` as Stream, all)
      drawn = all.slice(0, LAST_CARDS)
    }
    const survives = !drawn?.some(piece => isContamination(g, piece))
    const names = drawn?.map(piece => nameOf(g, piece)) ?? null
    report(
      g,
      { check: 'contamination', who: seat, words, larva, drawn: names, survives },
      'NEM-CHECK-08',
      tell,
      EVERYBODY,
    )
    if (!survives) lost(g, seat, 'infection', 'NEM-CHECK-08', tell)
  },

  /** NEM-CHECK-11, NEM-WIN-01 */
  checkObjective(g, { seat }, tell) {
    const [piece] = seatZone(g, seat, 'objectives')
    if (!g.ending || !survived(g, seat) || piece === undefined) return
    const face = faceOf(g, piece)
    if (face.kind !== 'objective') return
    const { test } = face.objective
    const met = holds(g, seat, test)
    const learned = reveal(g, piece)
    if (met) g.ending = { ...g.ending, winners: [...g.ending.winners, seat] }
    const parts = partsOf(test).map(part => ({ test: part, met: holds(g, seat, part) }))
    report(g, { check: 'objective', who: seat, card: nameOf(g, piece), met, parts }, 'NEM-CHECK-11', tell, learned)
  },

  finish: (g, _, tell) => finish(g, tell),
}

const survivesMars = (g: GameState, seat: Seat): boolean =>
  seatZone(g, seat, 'objectives').some(piece => {
    const face = faceOf(g, piece)
    return face.kind === 'objective' && face.objective.survivesMars
  })
