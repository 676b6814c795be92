/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/conditions.ts'

export const conditions: Translation<typeof en.conditions> = {
  seriousWounds:
    '{by, select, you {ya tienes} other {{who} ya tiene}} {min, plural, one {# o más Heridas graves} other {# o más Heridas graves}}',
  inRoom: '{by, select, you {estás} other {{who} está}} en {room}',
  signal: '{by, select, you {has} other {{who} ha}} enviado la Señal',
  signals: '{n, plural, one {un personaje ha enviado la Señal} other {# personajes distintos han enviado la Señal}}',
  soleSurvivor: '{by, select, you {tu personaje} other {el personaje de {who}}} es el único que sobrevive',
  playerDead: 'el personaje del Jugador {player} no sobrevive',
  nestDestroyed: 'el Nido está destruido',
  shipDestroyed: 'la nave queda destruida',
  killed: '{intruder} ha muerto',
  weaknesses:
    '{min, plural, one {se ha descubierto al menos # Debilidad} other {se han descubierto al menos # Debilidades}}',
  leftWith: '{by, select, you {te llevas} other {{who} se lleva}} {object} a la hibernación o a una Cápsula de escape',
}

/** Between alternatives, the first of which is announced. */
export const either = 'o bien {tests}'
export const or = '{one} o bien {other}'

export const objectives: Translation<typeof en.objectives> = {
  survive: 'tu personaje sobrevive',
  win: 'Ganas si {tests}.',
  somebody: 'alguien',
  surviveTogether: 'sobrevive al menos 1 personaje',
  winTogether: 'Ganáis juntos solo si {tests}.',
}
