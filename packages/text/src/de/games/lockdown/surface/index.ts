/** German for the Surface of Mars. */
import { surfaceWords } from './board.ts'

export { inflect } from './cases.ts'
export * as surface from './messages.ts'
export const ui = { mars: surfaceWords }
