/** Spanish for the Surface of Mars. */
import type { Plates } from '../plates.ts'
import { surfaceWords } from './surfacewords.ts'

export * as surface from './surfacesaid.ts'
export const ui = { mars: surfaceWords }
export const plates: Plates = { crossroads: 'Encru|cijada' }
