/** Italian for the Surface of Mars. */
import { surfaceWords } from './surfacewords.ts'

export * as surface from './surfacesaid.ts'
export const ui = { mars: surfaceWords }
