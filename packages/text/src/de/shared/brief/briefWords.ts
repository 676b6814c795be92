/** The words around a card and around somebody one may become. */

import type { Translation } from '../../../areas.ts'
import type { briefWords as en } from '../../../en/shared/brief/briefWords.ts'

export const briefWords: Translation<typeof en> = {
  strengths: 'Stärken',
  weakness: 'Schwäche',
  howHard: 'Schwierigkeit',
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  firstGame: 'Erste Partie? Eine gute Wahl',
  confirm: 'Bestätige: {what}',
  signature: 'Typische Karten',
  allCards: 'Alle {n} Karten',
  andQuests: '{n, plural, one {und # Aufgabe} other {und # Aufgaben}}',
  emptyHanded: 'keine Waffe',
  toEarn: 'noch zu verdienen',
  others: 'Die anderen',
  notDrawn: 'nicht gezogen',
  putBack: 'zurückgelegt',
  youPick:
    'Wähle einen der beiden Charaktere, die du gezogen hast. {more, select, yes {Der andere geht zurück, und der Nächste kann ihn ziehen.} other {Der andere spielt nicht mit.}}',
  theyPick:
    '{name} wählt einen der beiden Charaktere. {more, select, yes {Der andere geht zurück, und der Nächste kann ihn ziehen.} other {Der andere spielt nicht mit.}}',
  noExtra: 'ohne Aufpreis',
  moreCards: '{n, plural, one {+# Karte} other {+# Karten}}',
  cannotPay: 'bezahlt nichts',
  staysUntilScanned: 'bleibt bis zum Scan',
  outOfCombat: 'nicht im Kampf',
  inCombat: 'im Kampf',
  anyTime: 'jederzeit',
  reaction: 'Reaktion',
}
