/** The door of the bots package. */
import type { Bot } from './bot.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'
export { random }

/** Bots by the name a table or the command line calls them. */
export const bots: Readonly<Record<string, Bot<number>>> = { random }
