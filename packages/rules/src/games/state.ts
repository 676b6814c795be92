/** The whole state, described: the core and every game's slice. */
import type { BoardData } from '../core/board.ts'
import { type Fields, inJsonOrder, type Shape } from '../core/describe.ts'
import { STREAMS } from '../core/random.ts'
import { coreState, type GameState, type Stacked } from '../core/state.ts'
import { lockdownState } from './lockdown/state.ts'
import { nemesisEnding, nemesisState } from './nemesis/state.ts'

export const SLICES = [
  { from: './nemesis/state.ts', ...nemesisState },
  { from: './lockdown/state.ts', ...lockdownState },
] as const

/** A field without a description does not compile. */
const fields: Fields<GameState> = { ...coreState, ...nemesisState.fields, ...lockdownState.fields }

/** Every field, in the order of the JSON text of a state. */
export const STATE: Readonly<Record<string, Shape>> = inJsonOrder(
  fields,
  SLICES.map(({ after }) => after),
)

/** What an ending says besides what every game's does, before anything is checked. */
export const gameEnding = { ...nemesisEnding }

/** Results that a scenario may put in order. */
export const STACKED: readonly Stacked[] = [...STREAMS, ...SLICES.flatMap(({ dice }) => dice)]

/** What the numbers in the slices stand for; editions compare it. */
export const numberedBySlices = (board: BoardData): Readonly<Record<string, readonly string[]>> =>
  Object.assign({}, ...SLICES.map(({ numbered }) => numbered(board)))
