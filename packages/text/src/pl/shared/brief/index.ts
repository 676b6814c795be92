/** Polish for cards and people at a glance. */
import { gameCardLines } from '../../games/brief.ts'
import { briefWords } from './briefWords.ts'
import { cardLines as ofBoth } from './cardLines.ts'

export { characters, wording } from '../../games/brief.ts'
export const cardLines = { ...ofBoth, ...gameCardLines }
export const ui = { brief: briefWords }
