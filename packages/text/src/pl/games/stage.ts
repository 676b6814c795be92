/** Polish for scenes that only one of the games has. */
import { facilityStageWords } from './lockdown/stage.ts'

export * as wording from './lockdown/wording/stage.ts'
export const ui = { facilityStage: facilityStageWords }
