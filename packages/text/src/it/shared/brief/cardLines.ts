/** What a card of both games does, in one line. */

import type { Translation } from '../../../areas.ts'
import type { cardLines as en } from '../../../en/shared/brief/cardLines.ts'

export const cardLines: Translation<typeof en> = {
  search: 'Trova qui 2 Strumenti, tienine 1.',
  rest: 'Scansiona la Contaminazione: quella pulita sparisce.',
  demolition: 'Distruggi un Portellone Chiuso o metti la Stanza fuori uso.',
  interruption: 'Annulla l’Azione di qualcuno nella tua Stanza.',
  basicRepairs: 'Ripara un Malfunzionamento o un Motore.',
  repairs: 'Ripara un Malfunzionamento o un Motore.',
  contamination: 'Peso morto. Riporta INFETTO o no?',
}
