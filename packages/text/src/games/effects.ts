/** What cards and rooms do in only one of the games, and what is looked at there. */
import { lockdownClauses } from './lockdown/effects.ts'
import { nemesisClauses, nemesisLooks } from './nemesis/effects.ts'

export const gameClauses = { ...nemesisClauses, ...lockdownClauses }
export const gameLooks = nemesisLooks
