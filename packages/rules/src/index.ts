/** The door of the rules package. */
export { answer } from './core/answer.ts'
export type { BoardData } from './core/board.ts'
export { canonical } from './core/canonical.ts'
export type { ActionCard, When } from './core/content.ts'
export * from './core/effect.ts'
export { type Key, keyFromSeed } from './core/random.ts'
export { games } from './core/ruleset.ts'
export * from './core/sets.ts'
export { clone, type GameState } from './core/state.ts'
export type * from './core/types.ts'
export { determinize, ViewError, worlds } from './determinize.ts'
export { betweenTurns, type Fingerprint, fingerprint, misfits } from './editions.ts'
export {
  asking,
  choose as chooseTrusted,
  create,
  InputError,
  pending,
  pendingFor,
  SetupError,
  step,
  stepped,
} from './engine.ts'
export { redealt } from './exchange.ts'
export type { LessonGroup } from './games/lessons.ts'
export * from './games/vocabulary.ts'
export * from './info.ts'
export { fold, type GameLog, type LogInput } from './log.ts'
export { obstacles as explain } from './mechanics/actions.ts'
export { EventTexts, SeatTexts, TableText } from './publish.ts'
export { type Crossed, crossed, stepOn, takenBack } from './takeback.ts'
export { faceFor, myView, openView, sightOf, tableView, view } from './view.ts'
export { hasWhispers, type NoWhisper, noWhisper } from './whisper.ts'
