/** The words of a game that begins: who one may become, and the envelopes. */

import type { Translation } from '../../areas.ts'
import type { draftWords as en } from '../../en/shared/characterDraft.ts'

export const draftWords: Translation<typeof en> = {
  // who one may become
  drafting: 'Charakterauswahl',
  ownCards: 'Nur in diesem Stapel',
  inBoth: 'In beiden Stapeln',
  inAll: 'In allen diesen Stapeln',
  ofOneColour: 'Beide haben die Farbe der behaltenen Karte. Nur einer von ihnen kommt mit.',
  beginsWith: 'Beginnt mit',
  canEarn: 'Kann sich verdienen',

  // the envelopes
  envelopesSay: 'Nur du darfst sie lesen. Wenn der erste Xeno kommt, behältst du eins, und niemand erfährt, welches.',
  holdToLook: 'Halte gedrückt, um deine geheimen Ziele zu sehen',
  pressToLook: 'Drück, um deine geheimen Ziele zu sehen',
  putBack: 'Zurückstecken',
  onlyMine: 'Nur du siehst das.',
}
