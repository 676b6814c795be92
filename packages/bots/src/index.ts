/** The door of the bots package. */
import type { Bot } from './bot.ts'
import { cadet } from './cadet.ts'
import type { Level } from './levels.ts'
import { officer } from './officer.ts'
import { random } from './random.ts'

export type { Bot, Chosen, Memory, Scene, Spoken } from './bot.ts'
export { isLevel, LEVELS, type Level } from './levels.ts'
export { random }

/** Bots by the name a table or the command line calls them. */
export const bots: Readonly<Record<Level, Bot>> = { random, cadet, officer }
