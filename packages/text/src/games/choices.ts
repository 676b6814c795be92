/** What can be chosen in only one of the games, and what the answers to its questions are called. */
import { lockdownAnswers, lockdownLabels } from './lockdown/choices.ts'
import { nemesisAnswers, nemesisLabels } from './nemesis/choices.ts'

export const gameLabels = { ...nemesisLabels, ...lockdownLabels }
export const gameAnswers = { ...nemesisAnswers, ...lockdownAnswers }
