/** German for the Surface of Mars. */
import { surfaceWords } from './surfacewords.ts'

export { inflect } from './surfacecases.ts'
export * as surface from './surfacesaid.ts'
export const ui = { mars: surfaceWords }
