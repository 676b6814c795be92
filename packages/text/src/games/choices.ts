/** What can be chosen in only one of the games, and what its questions call yes, no and enough. */
import { lockdownEnough, lockdownLabels, lockdownYesOrNo } from './lockdown/choices.ts'
import { nemesisEnough, nemesisLabels, nemesisYesOrNo } from './nemesis/choices.ts'

export const gameLabels = { ...nemesisLabels, ...lockdownLabels }
export const gameYesOrNo = { ...nemesisYesOrNo, ...lockdownYesOrNo }
export const gameEnough = { ...nemesisEnough, ...lockdownEnough }
