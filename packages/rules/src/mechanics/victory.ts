/** The steps of a Victory Check, with a report of each. NEM-CHECK. */
import { partsOf } from '../core/effect.ts'
import {
  arrange,
  deckOf,
  discardOf,
  EVERYBODY,
  handOf,
  isContamination,
  reveal,
  seatZone,
  wordOf,
} from '../core/pieces.ts'
import { type Stream, shuffleInPlace } from '../core/random.ts'
import { faceOf, nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Seat, Word } from '../core/types.ts'
import { crewChecks } from './cooperation.ts'
import { isTogether } from './crew.ts'
import { undecided } from './encounters.ts'
import { finish, lost, report } from './ending.ts'
import { holds, survived } from './predicates.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    lateObjectives: object
    checkContamination: { seat: Seat }
    checkObjective: { seat: Seat }
    finish: object
  }
}

declare module '../core/types.ts' {
  interface DeathTypes {
    infection: true
  }
  interface CheckTypes {
    contamination: { who: Seat; words: Word[]; larva: boolean; drawn: Name[] | null; survives: boolean }
    objective: { who: Seat; card: Name; met: boolean; parts: { test: Predicate; met: boolean }[] }
  }
}

/** NEM-CHECK-08 */
const LAST_CARDS = 4

const ownCards = (g: GameState, seat: Seat): number[] => [...deckOf(g, seat), ...discardOf(g, seat), ...handOf(g, seat)]

/** What every check ends with. */
export const lastChecks = (g: GameState): Task[] => [
  ...g.crew.map((_, seat) => ({ do: 'checkContamination' as const, seat })),
  ...(isTogether(g) ? crewChecks(g) : g.crew.map((_, seat) => ({ do: 'checkObjective' as const, seat }))),
  { do: 'finish' },
]

export const victoryTasks: Handlers<'lateObjectives' | 'checkContamination' | 'checkObjective' | 'finish'> = {
  /** NEM-RULING-45: whoever still holds two objectives chooses now. */
  lateObjectives(g) {
    const asked = undecided(g)
    if (asked) next(g, { do: 'chooseObjective', asked })
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
      const stream = `action.${seat}` as Stream
      shuffleInPlace(g.rng, stream, all)
      if (g.stacked !== null) {
        // They are drawn from the front here, and put on top from the back.
        all.reverse()
        arrange(g, all, stream)
        all.reverse()
      }
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
