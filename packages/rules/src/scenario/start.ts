/** The moment in which a scenario begins. */
import { elementAt } from '../core/lists.ts'
import { rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { next, nextAll, type Task } from '../core/task.ts'
import type { Tell } from '../core/types.ts'
import { run } from '../engine.ts'
import { isAboard } from '../mechanics/crew.ts'
import { begin as beginDraft } from '../mechanics/unpack.ts'
import { at, fail, within } from './fields.ts'
import type { Given } from './format.ts'
import type { Names } from './names.ts'
import { vocabularyOf } from './vocabulary.ts'

export const BEGINNINGS = ['turn', 'round', 'eventPhase', 'draft', 'setUp'] as const
type Beginning = (typeof BEGINNINGS)[number]

/** Puts what happens next on the agenda and runs it until a player is asked. */
export function start(g: GameState, moment: Beginning, given: Given, names: Names, tell: Tell | undefined): void {
  if (moment === 'turn') return startTurn(g, given, names)
  for (const field of ['turn', 'done'] as const)
    if (given[field] !== undefined) fail(at('given', field), 'nobody has a turn where this scenario begins')
  g.turn = null
  g.agenda = []
  if (moment === 'round') {
    // The task adds one, so that the round is the one that the file names.
    g.round--
    next(g, { do: 'round' })
  } else if (moment === 'eventPhase') {
    g.crew.forEach((crew, seat) => {
      if (isAboard(g, seat)) crew.passed = true
    })
    nextAll(g, rulesOf(g).eventPhase(g, tell))
  } else {
    g.round = 0
    if (given.first === undefined) g.first = g.crew.findIndex(({ number }) => number === 1)
    beginDraft(g)
  }
  run(g, tell)
}

/** A player is to choose an action: the First Player, unless the file names another. */
function startTurn(g: GameState, given: Given, names: Names): void {
  const path = 'given.turn'
  const seat = given.turn === undefined ? g.first : names.seat(given.turn, path)
  const { fate, passed } = elementAt(g.crew, seat)
  const own = vocabularyOf(g)?.turn?.(g, seat)
  if ((fate !== 'aboard' && !own) || passed) fail(path, 'a player who is gone or has passed takes no turn')
  g.turn = {
    seat,
    done: within(given.done ?? 0, 0, rulesOf(g).limits.actions - 1, 'given.done'),
    unlimited: false,
  }
  const usual: readonly Task[] = [
    { do: 'takeTurn', who: seat },
    { do: 'chooseAction', who: seat },
  ]
  g.agenda = [{ do: 'endTurn', seat }, ...(own ?? usual)]
}
