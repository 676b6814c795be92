/** Polish for the Surface of Mars. */
import type { Plates } from '../../../../plates.ts'
import { surfaceWords } from './board.ts'

export * as surface from './messages.ts'
export const ui = { mars: surfaceWords }
export { inflect } from './cases.ts'
export const plates: Plates = { crossroads: 'Skrzyżo|wanie' }
