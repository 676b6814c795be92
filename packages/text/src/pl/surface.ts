/** Polish for the Surface of Mars. */
import type { Plates } from '../plates.ts'
import { lexicon } from './cases.ts'
import { surfaceWords } from './surfacewords.ts'

export * as surface from './surfacesaid.ts'
export const ui = { mars: surfaceWords }
export const inflect = lexicon(
  { Skrzyżowanie: ['Skrzyżowania', 'Skrzyżowanie', 'Skrzyżowaniem', 'Skrzyżowaniu'] },
  {
    Skrzyżowanie: ['Skrzyżowania', 'Skrzyżowanie', 'Skrzyżowaniem', 'Skrzyżowaniu'],
    obszar: ['obszaru', 'obszar', 'obszarem', 'obszarze'],
  },
)
export const plates: Plates = { crossroads: 'Skrzyżo|wanie' }
