/** The moment in which a scenario begins. */
import { rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { next, nextAll } from '../core/task.ts'
import type { Tell } from '../core/types.ts'
import { run } from '../engine.ts'
import { isAboard, playsIntruders } from '../mechanics/crew.ts'
import { begin as beginDraft } from '../mechanics/unpack.ts'
import { at, fail } from './fields.ts'
import type { Given } from './format.ts'
import { within } from './given/pieces.ts'
import type { Names } from './names.ts'

export const BEGINNINGS = ['turn', 'round', 'eventPhase', 'draft', 'setUp'] as const
export type Beginning = (typeof BEGINNINGS)[number]

/** Lays out what happens next, and lets it happen until somebody is asked. */
export function start(g: GameState, moment: Beginning, given: Given, names: Names, tell: Tell | undefined): void {
  if (moment === 'turn') return startTurn(g, given, names)
  for (const field of ['turn', 'done'] as const)
    if (given[field] !== undefined) fail(at('given', field), 'nobody has a turn where this scenario begins')
  g.turn = null
  g.agenda = []
  if (moment === 'round') {
    // The task counts the round up, and it is the one that the file names.
    g.round--
    next(g, { do: 'round' })
  } else if (moment === 'eventPhase') {
    g.crew.forEach((crew, seat) => {
      if (isAboard(g, seat)) crew.passed = true
    })
    nextAll(g, rulesOf(g).eventPhase(g))
  } else {
    g.round = 0
    if (given.first === undefined) g.first = g.crew.findIndex(({ number }) => number === 1)
    beginDraft(g)
  }
  run(g, tell)
}

/** Somebody is to choose an action: the First Player, unless the file says who. */
function startTurn(g: GameState, given: Given, names: Names): void {
  const path = 'given.turn'
  const seat = given.turn === undefined ? g.first : names.seat(given.turn, path)
  const intruders = playsIntruders(g, seat)
  if ((g.crew[seat].fate !== 'aboard' && !intruders) || g.crew[seat].passed)
    fail(path, 'whoever is gone or has passed takes no turn')
  g.turn = {
    seat,
    done: within(given.done ?? 0, 0, rulesOf(g).limits.actions - 1, 'given.done'),
    unlimited: false,
  }
  if (intruders) {
    g.agenda = [
      { do: 'endTurn', seat },
      { do: 'intruderTurn', seat },
    ]
    return
  }
  g.agenda = [
    { do: 'endTurn', seat },
    { do: 'takeTurn', who: seat },
    g.crew[seat].pod >= 0 ? { do: 'podTurn', who: seat } : { do: 'chooseAction', who: seat },
  ]
}
