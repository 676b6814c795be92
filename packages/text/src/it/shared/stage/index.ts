/** Italian for scenes: what happens, the end, a game looked at again. */
import * as games from '../../games/stage.ts'
import { stageWords } from './stage.ts'

export { wording } from '../../games/stage.ts'
export const ui = { stage: stageWords, ...games.ui }
