/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */
import type * as en from '../en/conditions.ts'
import type { Translation } from '../words.ts'

export const conditions: Translation<typeof en.conditions> = {
  seriousWounds:
    '{by, select, you {ya tienes} other {{who} ya tiene}} {min, plural, one {# Herida grave} other {# Heridas graves}}',
  inRoom: '{by, select, you {estás} other {{who} está}} en {room}',
  signal: '{by, select, you {has} other {{who} ha}} enviado la Señal',
  allExplored: 'todos los compartimentos están explorados',
  destination: 'la nave llega a {destination}',
  soleSurvivor: '{by, select, you {tu personaje} other {el personaje de {who}}} es el único que sobrevive',
  playerDead: 'el personaje del Jugador {player} no sobrevive',
  othersSurvive: 'al menos {min, plural, one {sobrevive # personaje más} other {sobreviven # personajes más}}',
  nestDestroyed: 'el Nido está destruido',
  shipDestroyed: 'la nave queda destruida',
  killed: '{intruder} ha muerto',
  weakness: 'se ha descubierto una Debilidad analizando {object}',
  weaknesses:
    '{min, plural, one {se ha descubierto al menos # Debilidad} other {se han descubierto al menos # Debilidades}}',
  leftWith: '{by, select, you {te llevas} other {{who} se lleva}} {object} a la hibernación o a una Cápsula de escape',
  leftByPod: '{by, select, you {te vas} other {{who} se va}} en una Cápsula de escape',
  items: '{by, select, you {tienes} other {{who} tiene}} al menos {min, plural, one {# Objeto} other {# Objetos}}',
  objectIn: '{object} está en {room}',
}

/** Between alternatives, the first of which is announced. */
export const either = 'o bien {tests}'
export const or = '{one} o bien {other}'

export const objectives: Translation<typeof en.objectives> = {
  survive: 'tu personaje sobrevive',
  win: 'Ganas si {tests}.',
  survivesMars: 'Hibernar rumbo a Marte no te mata.',
}
