/** The manifest of statements: what each game adds to the shared vocabulary of the talk. */
import * as lockdown from './lockdown/statements.ts'
import { whisperFacts as lockdownWhispers } from './lockdown/whisper.ts'
import * as nemesis from './nemesis/statements.ts'

export const gameDeeds = [...nemesis.deeds, ...lockdown.deeds] as const
export const gameAims = [...nemesis.aims, ...lockdown.aims] as const
export const gameFacts = [...nemesis.facts, ...lockdown.facts] as const
export const gameQueries = [...nemesis.queries, ...lockdown.queries] as const
/** What private words can claim, in games that have them. */
export const whisperFacts = lockdownWhispers
