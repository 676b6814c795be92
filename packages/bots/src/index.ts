/** The door of the bots package. */
export { type Advice, advise, type Reason } from './advice.ts'
export type { Bot, Chosen, HeardWhisper, Memory, Scene, Spoken } from './bot.ts'
export { isLevel, LEVELS, type Level, USUAL } from './levels.ts'
export { random } from './random.ts'
export { deedDone } from './talk/deeds.ts'
export { bots, type Question, think } from './think.ts'
export type { Circumstance } from './weighing.ts'
