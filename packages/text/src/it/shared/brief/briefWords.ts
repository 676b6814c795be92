/** The words around a card and around somebody one may become. */

import type { Translation } from '../../../areas.ts'
import type { briefWords as en } from '../../../en/shared/brief/briefWords.ts'

export const briefWords: Translation<typeof en> = {
  strengths: 'Punti di forza',
  weakness: 'Punto debole',
  howHard: 'Difficoltà',
  easy: 'Facile',
  medium: 'Media',
  hard: 'Difficile',
  firstGame: 'Prima partita? Buona scelta',
  confirm: 'Conferma: {what}',
  signature: 'Carte tipiche',
  allCards: 'Tutte le {n} carte',
  andQuests: '{n, plural, one {e # Strumento Ricerca} other {e # Strumenti Ricerca}}',
  emptyHanded: 'nessuna arma',
  toEarn: 'da ottenere',
  others: 'Gli altri',
  notDrawn: 'carta non pescata',
  putBack: 'rimessa nel mazzo',
  youPick:
    'Scegli uno dei due Personaggi pescati. {more, select, yes {L’altro torna indietro e può capitare a chi viene dopo.} other {L’altro resta fuori da questa partita.}}',
  theyPick:
    '{name} sceglie uno dei due Personaggi pescati. {more, select, yes {L’altro torna indietro e può capitare a chi viene dopo.} other {L’altro resta fuori da questa partita.}}',
  noExtra: 'nessun extra',
  moreCards: '{n, plural, one {+# carta} other {+# carte}}',
  cannotPay: 'non paga',
  staysUntilScanned: 'resta fino alla Scansione',
  outOfCombat: 'non in Combattimento',
  inCombat: 'in Combattimento',
  anyTime: 'sempre',
  reaction: 'reazione',
}
