/** What is said of the Surface of Mars: its cards, its tokens and its die, its Areas, and what happens on it. */

import type { Translation } from '../../../../areas.ts'
import type * as en from '../../../../en/games/lockdown/surface/messages.ts'

export const cards: Translation<typeof en.cards> = {
  radioactiveDust: 'Radioaktiver Staub',
  sandstorm: 'Sandsturm',
  meteoriteShower: 'Meteoritenschauer',
  suitBreach: 'Riss im Anzug',
  tracksInTheSand: 'Spuren im Sand',
  somethingOutThere: 'Da draußen ist etwas',
  staticDischarge: 'Statische Entladung',
  clearSky: 'Klarer Himmel',
}

export const rooms: Translation<typeof en.rooms> = { crossroads: 'Kreuzung' }
export const articles: Translation<typeof en.articles> = { crossroads: 'die' }

/** What stands on tokens, besides what stands on others too; and on the die. */
export const tokenEffects: Translation<typeof en.tokenEffects> = {
  redItem: 'Roter Gegenstand',
  yellowItem: 'Gelber Gegenstand',
  greenItem: 'Grüner Gegenstand',
  mars: 'Marsoberfläche-Karte',
}
export const mars = 'Marsoberfläche'

export const area = 'Gebiet {number}'
export const deck = 'der Marsoberfläche-Stapel'

export const clauses: Translation<typeof en.clauses> = {
  discard: 'lege {count, plural, one {# Aktionskarte} other {# Aktionskarten}} deiner Wahl ab',
  encounter: 'du hast eine Begegnung',
  noiseInAllAreas: 'jedes Gebiet ohne Geräusch erhält einen Geräuschmarker',
  noiseInOneArea: '1 Gebiet deiner Wahl ohne Geräusch erhält einen Geräuschmarker',
  stirArea:
    'das Gebiet deines Gebäudes, auf einer Kreuzung Gebiet 3, erhält einen Geräuschmarker; hat es schon einen, hast du eine Begegnung',
  drain:
    'verliere {count, plural, one {# Munition oder Energie von einem Gegenstand} other {insgesamt # Munition oder Energie von Gegenständen}} deiner Wahl',
}

export const surfaceCards: Translation<typeof en.surfaceCards> = {
  drawer: 'Wenn du diese Karte ziehst: {effect:cap}.',
  everybody: 'Für alle auf der Marsoberfläche: {effect:cap}.',
  sheltered: 'Im Schutzanzug oder in einem Gebäude stattdessen: {effect:cap}.',
  nothing: 'nichts passiert',
}

export const events: Translation<typeof en.events> = {
  noiseRolled:
    '{by, select, you {Du machst} other {{who} macht}} mit dem Marsoberfläche-Würfel eine Geräuschprobe: {face}.',
  drove: '{by, select, you {Du fährst} other {{who} fährt}} mit dem Rover in {to:acc}.',
  roverBackTo: 'Der Rover kehrt in {to:acc} zurück.',
  surfaceCard: 'Marsoberfläche: {card}.',
  exposed: 'Unter freiem Himmel: {who}.',
  /** In a list of people. */
  you: 'du',
  sheltered: 'Geschützt: {who}.',
  leftOutside: '{intruder} verschwindet aus {room:dat} über die Oberfläche.',
}
