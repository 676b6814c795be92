/** The words of a game that begins: who one may become, and the envelopes. */

import type { Translation } from '../../areas.ts'
import type { draftWords as en } from '../../en/shared/characterDraft.ts'

export const draftWords: Translation<typeof en> = {
  drafting: 'scelta dei Personaggi',
  ownCards: 'Solo in questo mazzo',
  inBoth: 'In entrambi i mazzi',
  inAll: 'In tutti questi mazzi',
  ofOneColour: 'Entrambi hanno il colore della carta tenuta. Solo uno dei due partecipa.',
  beginsWith: 'Inizia con',
  canEarn: 'Può ottenere',

  envelopesSay: 'Solo tu puoi leggerli. Quando arriva il primo Intruso ne tieni uno, e nessuno saprà quale.',
  holdToLook: 'Tieni premuto per vedere i tuoi Obiettivi segreti',
  pressToLook: 'Premi per vedere i tuoi Obiettivi segreti',
  putBack: 'Rimettili a posto',
  onlyMine: 'Lo vedi solo tu.',
}
