/** Rooms, corridors, cards, creatures and decks, as they stand inside a sentence. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/things.ts'

/** The article a room's name takes, if any. */
export const articles: Translation<typeof en.articles> = {
  emergencyRoom: 'l’',
  laboratory: 'il',
  nest: 'il',
  surgery: 'la',
}

export const places: Translation<typeof en.places> = {
  unexplored: 'la Stanza inesplorata {room}',
  /** Of several rooms of one name. */
  oneOf: '{room} {which}',
  /** A corridor seen from one of its ends. */
  towards: 'il Corridoio {numbers} verso {there}',
  between: 'il Corridoio {numbers} tra {here} e {there}',
  /** Of two corridors to the same room, this one. */
  through: '{there} attraverso il Corridoio {numbers}',
}

/** By the network's id on the board; `main` where there is only one. */
export const technical: Translation<typeof en.technical> = {
  main: 'i Corridoi Tecnici',
  red: 'i Corridoi Tecnici rossi',
  blue: 'i Corridoi Tecnici blu',
}

/** A card's name in running text, as the editions write it. */
export const card = '{card}'
/** Of equal pieces with different backs, to choose between them. */
export const cardWithBack = '{card} ({back})'
export const backs: Translation<typeof en.backs> = {
  red: 'rosso',
  yellow: 'giallo',
  green: 'verde',
  quest: 'Strumento Ricerca',
}
/** Of cards of one name, by the number or sign on them. */
export const cardWithMark =
  '{card} ({mark, select, any {qualsiasi Corridoio} retreat {freccia Ritirata} other {{mark}}})'
/** A Contamination card whose word is known. */
export const cardWithWord = '{card} ({word})'
export const tokenWithItems = '{effect}, {items, plural, one {# Strumento} other {# Strumenti}}'

/** The word on a Contamination card, inside a sentence. */
export const words: Translation<typeof en.words> = {
  infected: 'INFETTO',
  clean: 'non infetto',
}

/** One that is new to the table. There is only one Queen. */
export const anIntruder: Translation<typeof en.anIntruder> = {
  larva: 'una Larva',
  creeper: 'un Aracnide',
  adult: 'un Adulto',
  breeder: 'una Nutrice',
  queen: 'la Regina',
}

export const theIntruder: Translation<typeof en.theIntruder> = {
  larva: 'la Larva',
  creeper: 'l’Aracnide',
  adult: 'l’Adulto',
  breeder: 'la Nutrice',
  queen: 'la Regina',
}

export const intruders: Translation<typeof en.intruders> = {
  larva: 'le Larve',
  creeper: 'gli Aracnidi',
  adult: 'gli Adulti',
  breeder: 'le Nutrici',
  queen: 'la Regina',
}

/** Where its kind is not known any more. */
export const someIntruder = 'l’Intruso'

/** Of several of a kind in one room. */
export const numbered = '{intruder} n. {number}'
export const withInjuries = '{intruder}, {injuries, plural, one {# Danno} other {# Danni}}'

export const intruderToken: Translation<typeof en.intruderToken> = {
  larva: 'un gettone Larva',
  creeper: 'un gettone Aracnide',
  adult: 'un gettone Adulto',
  breeder: 'un gettone Nutrice',
  queen: 'il gettone Regina',
  blank: 'il gettone Vuoto',
}

export const objects: Translation<typeof en.objects> = {
  egg: 'un Uovo',
  carcass: 'una Carcassa dell’Intruso',
  corpse: 'un Cadavere del Personaggio',
  'corpse.blue': 'il Cadavere blu',
  /** Of a member of the crew. */
  crew: 'il Cadavere di {character}',
}
/** The label of a member of the crew's corpse. */
export const corpseOf = 'Cadavere: {character}'

/** A thing of which nobody but its owner knows more. */
export const something = 'qualcosa'

export const itemsOfBack: Translation<typeof en.itemsOfBack> = {
  red: '{n, plural, one {# Strumento rosso} other {# Strumenti rossi}}',
  yellow: '{n, plural, one {# Strumento giallo} other {# Strumenti gialli}}',
  green: '{n, plural, one {# Strumento verde} other {# Strumenti verdi}}',
  white: '{n, plural, one {# Strumento} other {# Strumenti}}',
  crafted: '{n, plural, one {# Strumento Creato} other {# Strumenti Creati}}',
  quest: '{n, plural, one {# Strumento Ricerca} other {# Strumenti Ricerca}}',
}

export const decks: Translation<typeof en.decks> = {
  red: 'il mazzo Strumenti rosso',
  yellow: 'il mazzo Strumenti giallo',
  green: 'il mazzo Strumenti verde',
  wound: 'il mazzo Ferite Gravi',
  event: 'il mazzo Evento',
  attack: 'il mazzo Attacco dell’Intruso',
  contamination: 'il mazzo Contaminazione',
  action: '{by, select, you {il tuo mazzo Azione} other {il mazzo Azione di {who}}}',
}
