/** The words around a card and around somebody one may become. */

import type { Translation } from '../../../areas.ts'
import type { briefWords as en } from '../../../en/shared/brief/briefWords.ts'

export const briefWords: Translation<typeof en> = {
  strengths: 'Puntos fuertes',
  weakness: 'Punto débil',
  howHard: 'Dificultad',
  easy: 'Fácil',
  medium: 'Media',
  hard: 'Difícil',
  firstGame: '¿Primera partida? Buena elección',
  signature: 'Cartas típicas',
  allCards: 'Las {n} cartas',
  andQuests: '{n, plural, one {y # de Misión} other {y # de Misión}}',
  emptyHanded: 'sin arma',
  toEarn: 'por conseguir',
  others: 'Los demás',
  notDrawn: 'no ha salido',
  noExtra: '+0 cartas',
  moreCards: '{n, plural, one {+# carta} other {+# cartas}}',
  cannotPay: 'no paga',
  staysUntilScanned: 'se queda hasta escanear',
  outOfCombat: 'sin Combate',
  inCombat: 'en Combate',
  anyTime: 'siempre',
  reaction: 'reacción',
}
