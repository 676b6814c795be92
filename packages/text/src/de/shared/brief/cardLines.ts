/** What a card of both games does, in one line. */

import type { Translation } from '../../../areas.ts'
import type { cardLines as en } from '../../../en/shared/brief/cardLines.ts'

export const cardLines: Translation<typeof en> = {
  search: 'Finde hier 2 Gegenstände, behalte 1.',
  rest: 'Scanne deine Kontamination; was sauber ist, kommt weg.',
  demolition: 'Zerstöre eine Geschlossene Tür oder beschädige den Raum.',
  interruption: 'Hebe in deinem Raum die Aktion eines anderen auf.',
  basicRepairs: 'Behebe eine Fehlfunktion oder repariere ein Triebwerk.',
  repairs: 'Behebe eine Fehlfunktion oder repariere ein Triebwerk.',
  contamination: 'Ballast. Infiziert oder nicht?',
}
