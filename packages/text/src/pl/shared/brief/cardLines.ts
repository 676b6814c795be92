/** What a card of both games does, in one line. */

import type { Translation } from '../../../areas.ts'
import type { cardLines as en } from '../../../en/shared/brief/cardLines.ts'

export const cardLines: Translation<typeof en> = {
  search: 'Znajdź tu 2 przedmioty, zatrzymaj 1.',
  rest: 'Zeskanuj skażenie, czyste karty znikają.',
  demolition: 'Zniszcz zamknięte drzwi albo zepsuj to pomieszczenie.',
  interruption: 'Przerwij czyjąś akcję w swoim pomieszczeniu.',
  basicRepairs: 'Usuń awarię albo napraw silnik.',
  repairs: 'Usuń awarię albo napraw silnik.',
  contamination: 'Zbędny balast. Zarażenie czy nie?',
}
