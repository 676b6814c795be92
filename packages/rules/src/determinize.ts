/** The other side of secrecy: whole worlds made out of nothing but what a seat sees. */
import { inBox, modeOf } from './core/options.ts'
import type { Key } from './core/random.ts'
import { findRuleset, sizesOf } from './core/ruleset.ts'
import { blankState, clone, type GameState } from './core/state.ts'
import type { Setup, TableView, View } from './core/types.ts'
import { deal, dealOnly } from './worlds/deal.ts'
import type { Layout } from './worlds/hidden.ts'
import { layOut } from './worlds/layout.ts'
import { ViewError } from './worlds/stock.ts'

export { ViewError }

/**
 * Deals worlds that all give exactly this view: what is known stays, everything else is dealt anew by the key. Who else
 * knows which place is public and kept. For whoever wants many worlds of one view: what is known is laid out only once.
 */
export function worlds(view: View): (key: Key) => GameState {
  const layout = layoutOf(view)
  return key => deal(layout, key)
}

/** One such world. `view(determinize(v, key), seat)` equals v. */
export const determinize = (view: View, key: Key): GameState => dealOnly(() => layoutOf(view), key)

const layoutOf = (view: View): Layout => layOut(clone(blankFor(view.table)), view)

const NO_KEY: Key = []
// The state without anything in it that the last table began with: views of one table come in runs.
let last: { table: string; blank: GameState } | null = null

function blankFor(table: TableView): GameState {
  const seats = table.crew.map(() => ({ character: null }))
  const name = JSON.stringify([table.game, table.board, table.mode, table.options, seats.length])
  if (last?.table === name) return last.blank
  const rules = findRuleset(table.game)
  const board = rules?.boards[table.board]
  if (!rules || !board) throw new ViewError(`unknown game or board: ${table.game}, ${table.board}`)
  const setup: Setup = {
    game: inBox(table.game).game,
    board: table.board,
    ...(table.mode !== modeOf({ seats }) && { mode: table.mode }),
    ...(Object.keys(table.options).length > 0 && { options: { ...table.options } }),
    seats,
  }
  last = { table: name, blank: blankState(setup, NO_KEY, sizesOf(rules, board, seats.length)) }
  return last.blank
}
