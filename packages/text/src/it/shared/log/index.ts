/** Italian for the log: what happens, and how it ends. */
import * as games from '../../games/log.ts'
import { causeWords } from './causes.ts'
import * as end from './ending.ts'
import * as always from './events.ts'
import { noReaction } from './noReaction.ts'
import { logWords } from './story.ts'

export { wording } from '../../games/log.ts'
export { story } from './story.ts'
export const ui = { ...logWords, noReaction, cause: causeWords }

export const events = {
  events: { ...always.events, ...games.events.events },
  declared: { ...always.declared, ...games.events.declared },
  cancelled: { ...always.cancelled, ...games.events.cancelled },
}

export const ending = {
  checks: { ...end.checks, ...games.ending.checks },
  ends: { ...end.ends, ...games.ending.ends },
  fates: { ...end.fates, ...games.ending.fates },
  winners: end.winners,
}
