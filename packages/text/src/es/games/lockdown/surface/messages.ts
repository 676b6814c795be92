/** What is said of the Surface of Mars: its cards, its tokens and its die, its Areas, and what happens on it. */

import type { Translation } from '../../../../areas.ts'
import type * as en from '../../../../en/games/lockdown/surface/messages.ts'

export const cards: Translation<typeof en.cards> = {
  radioactiveDust: 'Polvo radiactivo',
  sandstorm: 'Tormenta de arena',
  meteoriteShower: 'Lluvia de meteoritos',
  suitBreach: 'Fuga en el traje',
  tracksInTheSand: 'Huellas en la arena',
  somethingOutThere: 'Algo ahí fuera',
  staticDischarge: 'Descarga estática',
  clearSky: 'Cielo despejado',
}

export const rooms: Translation<typeof en.rooms> = { crossroads: 'Encrucijada' }
export const articles: Translation<typeof en.articles> = { crossroads: 'la' }

export const tokenEffects: Translation<typeof en.tokenEffects> = {
  redItem: 'Objeto rojo',
  yellowItem: 'Objeto amarillo',
  greenItem: 'Objeto verde',
  mars: 'Carta de Superficie de Marte',
}
export const mars = 'Marte'

export const area = 'la Zona {number}'
export const deck = 'el mazo de Superficie de Marte'

export const clauses: Translation<typeof en.clauses> = {
  discard: 'descarta {count, plural, one {# carta de acción} other {# cartas de acción}} a tu elección',
  encounter: 'tienes un Encuentro',
  noiseInAllAreas: 'cada Zona sin Ruido recibe 1 marcador de Ruido',
  noiseInOneArea: '1 Zona sin Ruido a tu elección recibe 1 marcador de Ruido',
  stirArea:
    'la Zona de tu Edificio (en una Encrucijada, la Zona 3) recibe 1 marcador de Ruido o, si ya lo tiene, tienes un Encuentro',
  drain:
    'pierdes {count, plural, one {# de Munición o # Uso de un Objeto} other {# en total, entre Munición y Usos de Objetos}} a tu elección',
}

export const surfaceCards: Translation<typeof en.surfaceCards> = {
  drawer: 'Si la robas: {effect}.',
  everybody: 'Si estás en la Superficie de Marte, la robe quien la robe: {effect}.',
  sheltered: 'Con Traje de supervivencia o en un Edificio, en su lugar: {effect}.',
  nothing: 'no pasa nada',
}

export const events: Translation<typeof en.events> = {
  noiseRolled: '{by, select, you {Haces} other {{who} hace}} una tirada de Ruido con el dado de Superficie: {face}.',
  drove: '{by, select, you {Llevas} other {{who} lleva}} el Rover a {to}.',
  roverBackTo: 'El Rover vuelve a {to}.',
  surfaceCard: 'Superficie de Marte: {card}.',
  exposed: 'A cielo abierto: {who}.',
  /** In a list of people. */
  you: 'tú',
  sheltered: 'A cubierto: {who}.',
  leftOutside: '{intruder} desaparece de {room} por la Superficie.',
}
