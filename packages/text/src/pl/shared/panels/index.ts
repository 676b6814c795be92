/** Polish for what is opened beside a running game: panels, table talk, what one plays for. */

import { aimWords } from './objectives.ts'
import { panelWords } from './panels.ts'
import { talkWords } from './talkForm.ts'

export { wording } from '../../games/panels.ts'
export { inflect } from '../../grammar/objectives.ts'
export * as talk from './talk.ts'
export { deeds } from './talkActions.ts'
export const ui = { ...panelWords, aims: aimWords, talk: talkWords }
