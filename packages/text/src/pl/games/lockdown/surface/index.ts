/** Polish for the Surface of Mars. */
import type { Plates } from '../../../../plates.ts'
import { lexicon } from '../../../grammar/cases.ts'
import { surfaceWords } from './board.ts'

export * as surface from './messages.ts'
export const ui = { mars: surfaceWords }
export const inflect = lexicon(
  { Skrzyżowanie: ['Skrzyżowania', 'Skrzyżowanie', 'Skrzyżowaniem', 'Skrzyżowaniu'] },
  {
    Skrzyżowanie: ['Skrzyżowania', 'Skrzyżowanie', 'Skrzyżowaniem', 'Skrzyżowaniu'],
    obszar: ['obszaru', 'obszar', 'obszarem', 'obszarze'],
  },
)
export const plates: Plates = { crossroads: 'Skrzyżo|wanie' }
