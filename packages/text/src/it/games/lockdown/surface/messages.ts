/** What is said of the Surface of Mars: its cards, its tokens and its die, its Areas, and what happens on it. */

import type { Translation } from '../../../../areas.ts'
import type * as en from '../../../../en/games/lockdown/surface/messages.ts'

export const cards: Translation<typeof en.cards> = {
  radioactiveDust: 'Polvere Radioattiva',
  sandstorm: 'Tempesta di Sabbia',
  meteoriteShower: 'Pioggia di Meteoriti',
  suitBreach: 'Tuta Lacerata',
  tracksInTheSand: 'Tracce nella Sabbia',
  somethingOutThere: 'Qualcosa Là Fuori',
  staticDischarge: 'Scarica Elettrostatica',
  clearSky: 'Cielo Sereno',
}

export const rooms: Translation<typeof en.rooms> = { crossroads: 'Incrocio' }
export const articles: Translation<typeof en.articles> = { crossroads: 'l’' }

/** What stands on tokens, besides what stands on others too; and on the die. */
export const tokenEffects: Translation<typeof en.tokenEffects> = {
  redItem: 'Strumento rosso',
  yellowItem: 'Strumento giallo',
  greenItem: 'Strumento verde',
  mars: 'Carta Superficie di Marte',
}
export const mars = 'Marte'

export const area = 'l’Area {number}'
export const deck = 'il mazzo Superficie di Marte'

export const clauses: Translation<typeof en.clauses> = {
  discard: 'scarta {count, plural, one {# carta Azione} other {# carte Azione}} a tua scelta',
  encounter: 'hai un Incontro',
  noiseInAllAreas: 'ogni Area senza Rumore riceve 1 segnalino Rumore',
  noiseInOneArea: '1 Area a tua scelta senza Rumore riceve 1 segnalino Rumore',
  stirArea:
    'l’Area del tuo Edificio, o l’Area 3 se sei in un Incrocio, riceve 1 segnalino Rumore oppure, se ne ha già uno, hai un Incontro',
  drain:
    'perdi {count, plural, one {# Munizione o Carica di uno Strumento} other {in tutto # Munizioni o Cariche di Strumenti}} a tua scelta',
}

export const surfaceCards: Translation<typeof en.surfaceCards> = {
  drawer: 'Se la peschi: {effect}.',
  everybody: 'Non importa chi la pesca: se sei sulla Superficie di Marte, {effect}.',
  sheltered: 'In Tuta Ambientale o in un Edificio, invece: {effect}.',
  nothing: 'non succede nulla',
}

export const events: Translation<typeof en.events> = {
  noiseRolled:
    '{by, select, you {Effettui} other {{who} effettua}} un Tiro Rumore con il dado Superficie di Marte: {face}.',
  drove: '{by, select, you {Raggiungi} other {{who} raggiunge}} {to} con il Rover.',
  roverBackTo: 'Il Rover torna in {to}.',
  surfaceCard: 'Superficie di Marte: {card}.',
  exposed: 'A cielo aperto: {who}.',
  /** In a list of people. */
  you: 'tu',
  sheltered: 'Al riparo: {who}.',
  leftOutside: '{intruder} sparisce da {room} attraverso la Superficie.',
}
