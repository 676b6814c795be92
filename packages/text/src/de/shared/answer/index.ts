/** German for what a choice costs and may cost. */
import * as games from '../../games/answer.ts'
import { answerWords } from './answer.ts'
import { dealWords } from './deal.ts'

export { wording } from '../../games/answer.ts'
export { waits } from './waits.ts'
export const ui = { answer: answerWords, deal: dealWords, ...games.ui }
