/** What can be chosen in only one of the games, and what the answers to its questions are called. */
import type { Effect } from '@coldwake/rules'
import type { Asked } from '../choices/label.ts'
import { lockdownAnswers, lockdownLabels, lockdownRoomDeed } from './lockdown/choices.ts'
import { nemesisAnswers, nemesisLabels, nemesisRoomDeed } from './nemesis/choices.ts'

export const gameLabels = { ...nemesisLabels, ...lockdownLabels }
/** What the action of a room is called that leads out: more than that it is an action. */
export const roomDeed = (effect: Effect, asked: Asked): string | null =>
  nemesisRoomDeed(effect, asked) ?? lockdownRoomDeed(effect, asked)
export const gameAnswers = { ...nemesisAnswers, ...lockdownAnswers }
