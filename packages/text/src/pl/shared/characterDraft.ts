/** The words of a game that begins: who one may become, and the envelopes. */

import type { Translation } from '../../areas.ts'
import type { draftWords as en } from '../../en/shared/characterDraft.ts'

export const draftWords: Translation<typeof en> = {
  // who one may become
  drafting: 'wybór postaci',
  ownCards: 'Tylko w tej talii',
  inBoth: 'W obu taliach',
  inAll: 'We wszystkich tych taliach',
  ofOneColour: 'Obie postacie mają kolor zatrzymanej karty. Gra tylko jedna z nich.',
  beginsWith: 'Zaczyna z',
  canEarn: 'Może zdobyć',

  // the envelopes
  envelopesSay:
    'Tylko Ty możesz je przeczytać. Gdy pojawi się pierwszy intruz, zatrzymasz jeden z celów i nikt się nie dowie który.',
  holdToLook: 'Przytrzymaj, aby zobaczyć swoje tajne cele',
  pressToLook: 'Naciśnij, aby zobaczyć swoje tajne cele',
  putBack: 'Schowaj',
  onlyMine: 'Widzisz to tylko Ty.',
}
