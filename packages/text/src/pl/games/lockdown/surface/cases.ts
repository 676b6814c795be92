/** Forms of what is outside. */
import { lexicon } from '../../../grammar/cases.ts'

export const inflect = lexicon(
  { Skrzyżowanie: ['Skrzyżowania', 'Skrzyżowanie', 'Skrzyżowaniem', 'Skrzyżowaniu'] },
  {
    Skrzyżowanie: ['Skrzyżowania', 'Skrzyżowanie', 'Skrzyżowaniem', 'Skrzyżowaniu'],
    obszar: ['obszaru', 'obszar', 'obszarem', 'obszarze'],
  },
)
