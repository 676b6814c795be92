/** Polish for what is opened beside a running game: panels, table talk, what one plays for. */

import { lexicon } from '../../grammar/cases.ts'
import { aimWords } from './objectives.ts'
import { panelWords } from './panels.ts'
import { talkWords } from './talkForm.ts'

export * as talk from './talk.ts'
export { deeds } from './talkActions.ts'
export const ui = { ...panelWords, aims: aimWords, talk: talkWords }
/** What an Objective asks for (talk.ts): everything stands in the word it begins with. */
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
