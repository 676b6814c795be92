/**
 * The door for whoever may only look: what views and questions are made of, and what is printed on the components.
 * Nothing behind it has a state or plays a game.
 */
export { answer } from './core/answer.ts'
export type { Board } from './core/board.ts'
export type * from './core/types.ts'
export * from './info.ts'
export { hasWhispers, type NoWhisper, noWhisper } from './whisper.ts'
