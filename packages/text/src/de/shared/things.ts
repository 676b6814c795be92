/** Rooms, corridors, cards, creatures and decks, as they stand inside a sentence. What becomes of them is in cases.ts. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/things.ts'

/** The article a room's name takes, if any. */
export const articles: Translation<typeof en.articles> = {
  emergencyRoom: 'die',
  laboratory: 'das',
  nest: 'das',
  surgery: 'die',
}

export const places: Translation<typeof en.places> = {
  unexplored: 'der nicht erkundete Raum {room}',
  /** Of several rooms of one name. */
  oneOf: '{room} {which}',
  /** A corridor seen from one of its ends. */
  towards: 'Korridor {numbers} zu {there:dat}',
  between: 'Korridor {numbers} zwischen {here:dat} und {there:dat}',
  /** Of two corridors to the same room, this one. */
  through: '{there} durch Korridor {numbers}',
}

/** By the network's id on the board; `main` where there is only one. */
export const technical: Translation<typeof en.technical> = {
  main: 'die Wartungskorridore',
  red: 'die Roten Wartungskorridore',
  blue: 'die Blauen Wartungskorridore',
}

/** A card's name in running text, as the editions write it. */
export const card = '„{card}“'
/** Of equal pieces with different backs, to choose between them. */
export const cardWithBack = '{card} ({back})'
export const backs: Translation<typeof en.backs> = {
  red: 'rot',
  yellow: 'gelb',
  green: 'grün',
  quest: 'Aufgaben-Gegenstand',
}
/** Of cards of one name, by the number or sign on them. */
export const cardWithMark = '{card} ({mark, select, any {beliebiger Korridor} retreat {Rückzugspfeil} other {{mark}}})'
/** A Contamination card whose word is known. */
export const cardWithWord = '{card} ({word})'
export const tokenWithItems = '{effect}, {items, plural, one {# Gegenstand} other {# Gegenstände}}'

/** The word on a Contamination card, inside a sentence. */
export const words: Translation<typeof en.words> = {
  infected: 'INFIZIERT',
  clean: 'nicht infiziert',
}

/** One that is new to the table. There is only one Queen. */
export const anIntruder: Translation<typeof en.anIntruder> = {
  larva: 'eine Larve',
  creeper: 'ein Kriecher',
  adult: 'ein Jäger',
  breeder: 'eine Brutbestie',
  queen: 'die Königin',
}

export const theIntruder: Translation<typeof en.theIntruder> = {
  larva: 'die Larve',
  creeper: 'der Kriecher',
  adult: 'der Jäger',
  breeder: 'die Brutbestie',
  queen: 'die Königin',
}

export const intruders: Translation<typeof en.intruders> = {
  larva: 'Larven',
  creeper: 'Kriecher',
  adult: 'Jäger',
  breeder: 'Brutbestien',
  queen: 'Königin',
}

/** Where its kind is not known any more. */
export const someIntruder = 'der Xeno'

/** Of several of a kind in one room. */
export const numbered = '{intruder} Nr. {number}'
export const withInjuries = '{intruder}, {injuries} Schaden'

export const intruderToken: Translation<typeof en.intruderToken> = {
  larva: 'ein Larven-Plättchen',
  creeper: 'ein Kriecher-Plättchen',
  adult: 'ein Jäger-Plättchen',
  breeder: 'ein Brutbestien-Plättchen',
  queen: 'das Königinnen-Plättchen',
  blank: 'das leere Plättchen',
}

export const objects: Translation<typeof en.objects> = {
  egg: 'ein Ei',
  carcass: 'ein Xeno-Kadaver',
  corpse: 'eine Leiche',
  'corpse.blue': 'die blaue Leiche',
  /** Of a member of the crew. */
  crew: 'die Leiche {character:gen}',
}
/** The label of a member of the crew's corpse. */
export const corpseOf = 'Leiche: {character}'

/** A thing of which nobody but its owner knows more. */
export const something = 'etwas'

export const itemsOfBack: Translation<typeof en.itemsOfBack> = {
  red: '{n, plural, one {# roter Gegenstand} other {# rote Gegenstände}}',
  yellow: '{n, plural, one {# gelber Gegenstand} other {# gelbe Gegenstände}}',
  green: '{n, plural, one {# grüner Gegenstand} other {# grüne Gegenstände}}',
  white: '{n, plural, one {# Gegenstand} other {# Gegenstände}}',
  crafted: '{n, plural, one {# Hergestellter Gegenstand} other {# Hergestellte Gegenstände}}',
  quest: '{n, plural, one {# Aufgaben-Gegenstand} other {# Aufgaben-Gegenstände}}',
}

export const decks: Translation<typeof en.decks> = {
  red: 'der rote Gegenstandsstapel',
  yellow: 'der gelbe Gegenstandsstapel',
  green: 'der grüne Gegenstandsstapel',
  wound: 'der Stapel der Schweren Wunden',
  event: 'der Ereignisstapel',
  attack: 'der Xeno-Angriffsstapel',
  contamination: 'der Kontaminationsstapel',
  action: '{by, select, you {dein Aktionsstapel} other {der Aktionsstapel von {who}}}',
}
