/** The words of the panels beside a running game: people, the ship, decks, settings. */

import type { Translation } from '../../../areas.ts'
import type { panelWords as en } from '../../../en/shared/panels/panels.ts'

export const panelWords: Translation<typeof en> = {
  engineTop: 'oben, das zählt: {state}',
  engineBelow: 'darunter: {state}',
  playerNumber: 'Spielernummer {n}',
  discardPile: 'Ablagestapel',
  ammoLeft: '(Munition {ammo})',
  quests: 'Aufgaben-Gegenstände, noch nicht aktiv',
  handSlots: '{n, plural, one {# Hand-Slot} other {# Hand-Slots}}',
  openHand: 'Auf der Hand',
  openObjectives: 'Ziele',
  objectivesHeld: '{n, plural, one {# Ziel} other {# Ziele}}',
  objectivesPutAside: '{n} beiseitegelegt',
  drawnCards: '{n, plural, one {sieht sich # Karte an} other {sieht sich # Karten an}}',
  coordinates: 'Koordinaten',
  destinationSpace: 'Steht auf {space}',
  hibernation: 'Kryokammern',
  pods: 'Rettungskapseln',
  bag: 'Im Beutel',
  supply: 'Neben dem Spielplan',
  killed: 'Getötet',
  decks: 'Stapel',
  deckCount: 'noch {n}, {discard} abgelegt',
  knownCard: 'Karte {n} von oben, gesehen von {names}',
  crafted: 'Noch herstellbar',
  usedUp: 'Hergestellt und verbraucht',
  removed: 'Aus dem Spiel',
  inPlay: 'Wird abgehandelt',
  tradesWith: '{one} mit {other}',
  cardsLeftToTrade: 'noch {n}',
  textSize: 'Schriftgröße',
  animations: 'Animationen',
  speed: { '0.5': 'Langsam', '1': 'Normal', '2': 'Schnell', next: 'Ich drücke „Weiter“', '0': 'Aus' },
  botPace: {
    title: 'Tempo der Bots',
    paces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', atOnce: 'Sofort' },
    next: 'Weiter',
    says: 'Wie lange Bots warten, damit alle sehen, was sie tun.',
    hostSets: 'Wie lange Bots warten, bestimmt, wer den Tisch leitet.',
    byKey: 'Mit {key} wählt der nächste sofort.',
  },
  notRunning: 'läuft nicht',
  notDiscovered: 'nicht entdeckt',
  soFar: 'Bisher',
  firstContact: '{met, select, true {Es gab schon eine Begegnung} other {Noch kein Xeno aufgetaucht}}',
  firstDeath: '{died, select, true {Jemand ist gestorben} other {Niemand ist gestorben}}',
  calm: 'Keine Angriffe in der nächsten Ereignisphase',
  none: 'keine',

  // what is spoken
  speech: {
    title: 'Sprachausgabe',
    modes: { full: 'Alles', brief: 'Kurz', prompts: 'Nur Fragen' },
    says: 'Wie viel Screenreader von dem vorlesen, was geschieht. Fragen, Todesfälle und das Ende lesen sie immer vor.',
    pressEnter: 'Enter führt es aus, Escape verwirft es.',
    textTable: 'Texttisch',
  },

  // being called
  whenMyTurn: 'Wenn ich am Zug bin',
  sound: 'Ton abspielen',
  notify: 'Benachrichtigen, wenn diese Seite verdeckt ist',
  notifyBlocked:
    'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuch es dann noch einmal.',
  notifyUnknown: 'Dieser Browser kann keine Benachrichtigungen anzeigen.',

  // dropping things after the last action
  holdTurn: {
    hold: 'Vor dem Ende meines Zuges etwas fallen lassen',
    held: 'Am Ende deines Zuges darfst du Dinge fallen lassen.',
    title: 'Vor dem Ende meines Zuges fragen, was ich fallen lasse',
    when: { never: 'Nie', objects: 'Wenn ich ein Objekt trage', anything: 'Wenn ich irgendetwas trage' },
    stop: 'Vor dem Ende meiner Züge nicht fragen',
  },

  // what can be crafted
  recipes: {
    says: 'Ein Hergestellter Gegenstand kostet für jede seiner beiden Komponenten einen Gegenstand. Alle dürfen sich diese Karten jederzeit ansehen.',
    where: 'Durchsuche Räume einer Farbe, um vom Stapel dieser Farbe zu ziehen; in weißen Räumen wählst du den Stapel.',
    inBox: '{n} im Spiel',
    left: 'Noch {n} von {of}',
    carried: 'Du trägst: {cards}',
    ready: 'Du trägst beide Komponenten.',
  },
}
