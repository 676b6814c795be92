/** What stands on cards and rooms besides effects. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/cards.ts'

export const weapons: Translation<typeof en.weapons> = {
  energy: 'Energiewaffe für {capacity} Munition.',
  classic: 'Klassische Waffe für {capacity} Munition.',
  loaded: 'Zu Beginn mit {loaded} geladen.',
  bonusOnHit: 'Verursacht sie Schaden, kommt 1 Schaden dazu.',
  bonusOnHits: 'Ein Einzel- oder Doppeltreffer verursacht 1 Schaden mehr.',
  doubleAsHit: 'Ein Doppeltreffer zählt als Einzeltreffer.',
  sure: 'Sie verursacht mindestens 1 Schaden, außer bei „Leer“.',
  reroll: 'Du darfst jeden Wurf einmal wiederholen.',
  extra: 'Bei einem Doppeltreffer darfst du 1 Munition mehr für 1 Schaden mehr ausgeben.',
  burns: 'Lege bei einem Doppeltreffer einen Feuermarker in den Raum.',
}

/** What stands in the corners of an item card, as short labels. */
export const facts: Translation<typeof en.facts> = {
  cost: 'Kosten: {cost, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
  oneUse: 'Nur ein Mal',
  heavy: 'Schwer',
  component: 'Komponente: {component}',
  needs: 'Aus: {one} + {other}',
}

export const contamination =
  'Keine Aktionskarte: Du kannst sie weder spielen noch mit ihr bezahlen. Nur ein Scan zeigt, ob sie INFIZIERT ist.'

export const quests: Translation<typeof en.quests> = {
  pay: 'zahle {cost, plural, one {# Karte} other {# Karten}}',
  discard: 'lege {cards} ab',
  activate: 'Zum Aktivieren: {price:cap}.',
  activateWhile: 'Zum Aktivieren: {price:cap}, während {test:sub}.',
  attach: 'Der Gegenstand wird sofort an dein {weapon} montiert.',
}

/** What a serious wound does to its bearer. */
export const wounds: Translation<typeof en.wounds> = {
  drawUpTo: 'du ziehst zu Beginn einer Runde nur auf {n, plural, one {# Karte} other {# Karten}} nach',
  handSlots: 'du hast {n, plural, one {# Hand-Slot} other {# Hand-Slots}}',
  lightWoundOnPass: 'du erleidest jedes Mal 1 Leichte Wunde, wenn du passt',
  escapeCost: 'das Flüchten kostet dich {n, plural, one {# Karte} other {# Karten}}',
  itemCost: 'einen Gegenstand zu benutzen, kostet dich {n, plural, one {# Karte mehr} other {# Karten mehr}}',
}

export const eventCards: Translation<typeof en.eventCards> = {
  move: 'Xeno-Bewegung durch Korridor {way}: {intruders}',
  remove:
    'Danach wird diese Karte aus dem Spiel entfernt, und der Ereignisstapel wird zusammen mit seinem Ablagestapel neu gemischt.',
  shuffleBack: 'Danach wird diese Karte in den Stapel zurückgemischt.',
}

/** What a card of whoever plays the Intruders can be played for. */
export const commands: Translation<typeof en.commands> = {
  move: 'Bewegen: 1 Xeno geht durch Korridor {way} seines Raums.',
  moveAny: 'Bewegen: 1 Xeno geht durch einen beliebigen Korridor seines Raums.',
  attack:
    'Angreifen: 1 Xeno greift einen Charakter in seinem Raum an{attacks, plural, one {} other {, mit 1 von # Angriffskarten}}.',
  special: 'Sondereffekt: {effect:cap}.',
}

export const attackCards: Translation<typeof en.attackCards> = {
  one: '{intruders}: {effect:cap}',
  everybody: '{intruders}, gegen alle im Raum: {effect:cap}',
  blood: 'Blut: {blood}.',
  retreat: 'Rückzug',
}

export const weaknesses: Translation<typeof en.weaknesses> = {
  fireBonus: 'Immer wenn Feuer einen Xeno verletzt, verursacht es 1 Schaden mehr, und statt 1 Ei verbrennen 2.',
}

export const rooms: Translation<typeof en.rooms> = {
  noSearch: 'Hier kann nicht gesucht werden.',
  noMalfunction: 'Dieser Raum kann keinen Fehlfunktionsmarker erhalten.',
  unsearchable: 'Hier kann nicht gesucht werden, und der Raum kann keinen Fehlfunktionsmarker erhalten.',
}
