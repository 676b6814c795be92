/** What answers show only in one game: the only list of games there. */
import { lockdownAnswers } from '../lockdown/answer/lockdownAnswers.tsx'
import { nemesisAnswers } from '../nemesis/answer/nemesisAnswers.tsx'

export { analysisNote, darknessNote } from '../lockdown/answer/lockdownAnswers.tsx'

export const GAME_ANSWERS = { ...nemesisAnswers, ...lockdownAnswers }

/** The areas of words that answers are made of. */
export const ANSWER_AREAS = ['answer', 'intruderPlayer', 'lockdown', 'surface'] as const
export type AnswerArea = (typeof ANSWER_AREAS)[number]

export { EscapePod } from '../nemesis/art/EscapePod.tsx'
