/** The door of the rules package. */
import type { BoardData } from './core/board.ts'
import { registerRuleset } from './core/ruleset.ts'
import { nemesis } from './nemesis/index.ts'

registerRuleset(nemesis)

export type { BoardData } from './core/board.ts'
export { canonical } from './core/canonical.ts'
export type { ActionCard, When } from './core/content.ts'
export * from './core/effect.ts'
export { type Key, keyFromSeed } from './core/random.ts'
export { games } from './core/ruleset.ts'
export { clone, type GameState } from './core/state.ts'
export type * from './core/types.ts'
export { determinize, ViewError } from './determinize.ts'
export { betweenTurns, type Fingerprint, fingerprint, misfits } from './editions.ts'
export {
  choose as chooseTrusted,
  create,
  InputError,
  pending,
  pendingFor,
  SetupError,
  step,
  stepped,
} from './engine.ts'
export * from './info.ts'
export { fold, type GameLog, type LogInput } from './log.ts'
export { obstacles as explain } from './mechanics/actions.ts'
export { EventTexts, SeatTexts, TableText } from './publish.ts'
export { type Crossed, crossed, takenBack } from './takeback.ts'
export { faceFor, myView, tableView, view } from './view.ts'

/** The boards as data, for whoever draws them. */
export const boards: Readonly<Record<string, BoardData>> = Object.fromEntries(
  Object.values(nemesis.boards).map(board => [board.data.id, board.data]),
)
export { ScenarioError } from './scenario/fields.ts'
export { runScenario, type ScenarioResult } from './scenario/run.ts'
