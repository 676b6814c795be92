/** Italian for what a choice costs and may cost. */
import { answerWords } from './answer.ts'

export { wording } from '../../games/answer.ts'
export const ui = { answer: answerWords }
