/** Polish for what is opened beside a running game: panels, table talk, what one plays for. */
import { aimWords } from './aimwords.ts'
import { lexicon } from './cases.ts'
import { panelWords } from './panelwords.ts'
import { talkWords } from './talkwords.ts'

export * as talk from './talk.ts'
export { deeds } from './talkdeeds.ts'
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
