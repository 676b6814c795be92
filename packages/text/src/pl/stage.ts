/** Polish for what happens: scenes, the end, a game looked at again. */
import { facilityStageWords } from './facilitystagewords.ts'
import { stageWords } from './stagewords.ts'

export const ui = { stage: stageWords, facilityStage: facilityStageWords }
