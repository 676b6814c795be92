/** Italian for the Surface of Mars. */
import { surfaceWords } from './board.ts'

export * as surface from './messages.ts'
export const ui = { mars: surfaceWords }
