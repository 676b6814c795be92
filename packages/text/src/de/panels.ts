/** German for what is opened beside a running game: panels, table talk, what one plays for. */
import { aimWords } from './aimwords.ts'
import { panelWords } from './panelwords.ts'
import { talkWords } from './talkwords.ts'

export * as talk from './talk.ts'
export { deeds } from './talkdeeds.ts'
export const ui = { ...panelWords, aims: aimWords, talk: talkWords }
