/** What an Objective asks for, in table talk: everything stands in the word it begins with. */
import { lexicon } from './cases.ts'

export const inflect = lexicon(
  {},
  {
    aktywowanie: ['aktywowania'],
    dotarcie: ['dotarcia'],
    ocalenie: ['ocalenia'],
    odkrycie: ['odkrycia'],
    śmierć: ['śmierci'],
    ucieczka: ['ucieczki'],
    uruchomienie: ['uruchomienia'],
    wysłanie: ['wysłania'],
    zabicie: ['zabicia'],
    zdobycie: ['zdobycia'],
    zebranie: ['zebrania'],
    zniszczenie: ['zniszczenia'],
  },
)
