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
  confirm: 'Confirma: {what}',
  signature: 'Cartas típicas',
  allCards: 'Las {n} cartas',
  andQuests: '{n, plural, one {y # de Misión} other {y # de Misión}}',
  emptyHanded: 'sin arma',
  toEarn: 'por conseguir',
  others: 'Los demás',
  notDrawn: 'no ha salido',
  putBack: 'devuelta al mazo',
  youPick:
    'Elige una de las dos cartas robadas. {more, select, yes {La otra vuelve al mazo y puede salir a quien siga.} other {La otra queda fuera de esta partida.}}',
  theyPick:
    '{name} elige una de las dos. {more, select, yes {La otra vuelve al mazo y puede salir a quien siga.} other {La otra queda fuera de esta partida.}}',
  noExtra: '+0 cartas',
  moreCards: '{n, plural, one {+# carta} other {+# cartas}}',
  cannotPay: 'no paga',
  staysUntilScanned: 'se queda hasta escanear',
  outOfCombat: 'sin Combate',
  inCombat: 'en Combate',
  anyTime: 'siempre',
  reaction: 'reacción',
}
