/** Spanish for what is opened beside a running game: panels, table talk, what one plays for. */
import { gameWays } from '../../games/panels.ts'
import { goalWords } from './goals.ts'
import { aimWords } from './objectives.ts'
import { panelWords } from './panels.ts'
import { talkWords } from './talkForm.ts'
import { wayWords } from './waysOut.ts'

export { wording } from '../../games/panels.ts'
export * as talk from './talk.ts'
export { deeds } from './talkActions.ts'
export const ui = { ...panelWords, aims: aimWords, goals: goalWords, waysOut: wayWords, gameWays, talk: talkWords }
