/**
 * The door for whoever may only look: what views and questions are made of, and what is printed on the components.
 * Nothing behind it has a state or plays a game.
 */
export { answer } from './core/answer.ts'
export type { Board, BoardData } from './core/board.ts'
export { canonical } from './core/canonical.ts'
export { partsOf } from './core/effect.ts'
export * from './core/sets.ts'
export type * from './core/types.ts'
export * from './games/vocabulary.ts'
export * from './info.ts'
export { type Hardness, type LessonInfo, type Stars, starsFor, type Verdict } from './lessonFacts.ts'
export type { GameLog } from './log.ts'
export { hasWhispers, type NoWhisper, noWhisper } from './whisper.ts'
