/** Polish for what only one of the games says of a choice, or says otherwise. */
import { facilityAnswerWords } from './lockdown/answers.ts'

export * as wording from './lockdown/wording/answer.ts'
export const ui = { facilityAnswers: facilityAnswerWords }
