/** Rooms, corridors, cards, creatures and decks, as they stand inside a sentence. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/things.ts'

/** The article a room's name takes, if any. */
export const articles: Translation<typeof en.articles> = {
  emergencyRoom: '',
  laboratory: 'el',
  nest: 'el',
  surgery: 'el',
}

export const places: Translation<typeof en.places> = {
  unexplored: 'el compartimento no explorado {room}',
  /** Of several rooms of one name. */
  oneOf: '{room} {which}',
  /** A corridor seen from one of its ends. */
  towards: 'el Pasillo {numbers} hacia {there}',
  between: 'el Pasillo {numbers} entre {here} y {there}',
  /** Of two corridors to the same room, this one. */
  through: '{there} por el Pasillo {numbers}',
}

/** By the network's id on the board; `main` where there is only one. */
export const technical: Translation<typeof en.technical> = {
  main: 'los Pasillos de servicio',
  red: 'los Pasillos de servicio rojos',
  blue: 'los Pasillos de servicio azules',
}

/** A card's name in running text, as the editions write it. */
export const card = '«{card}»'
/** Of equal pieces with different backs, to choose between them. */
export const cardWithBack = '{card} ({back})'
export const backs: Translation<typeof en.backs> = {
  red: 'rojo',
  yellow: 'amarillo',
  green: 'verde',
  quest: 'Objeto de Misión',
}
/** Of cards of one name, by the number or sign on them. */
export const cardWithMark =
  '{card} ({mark, select, any {cualquier Pasillo} retreat {flecha de Repliegue} other {{mark}}})'
/** A Contamination card whose word is known. */
export const cardWithWord = '{card} ({word})'
export const tokenWithItems = '{effect}, {items, plural, one {# Objeto} other {# Objetos}}'

/** The word on a Contamination card, inside a sentence. */
export const words: Translation<typeof en.words> = {
  infected: 'INFECTADO',
  clean: 'no infectado',
}

/** One that is new to the table. There is only one Queen. */
export const anIntruder: Translation<typeof en.anIntruder> = {
  larva: 'una Larva',
  creeper: 'un Reptador',
  adult: 'un Adulto',
  breeder: 'un Reproductor',
  queen: 'la Reina',
}

export const theIntruder: Translation<typeof en.theIntruder> = {
  larva: 'la Larva',
  creeper: 'el Reptador',
  adult: 'el Adulto',
  breeder: 'el Reproductor',
  queen: 'la Reina',
}

export const intruders: Translation<typeof en.intruders> = {
  larva: 'las Larvas',
  creeper: 'los Reptadores',
  adult: 'los Adultos',
  breeder: 'los Reproductores',
  queen: 'la Reina',
}

/** Where its kind is not known any more. */
export const someIntruder = 'el Intruso'

/** Of several of a kind in one room. */
export const numbered = '{intruder} n.º {number}'
export const withInjuries = '{intruder}, {injuries, plural, one {# Herida} other {# Heridas}}'

export const intruderToken: Translation<typeof en.intruderToken> = {
  larva: 'una ficha de Larva',
  creeper: 'una ficha de Reptador',
  adult: 'una ficha de Adulto',
  breeder: 'una ficha de Reproductor',
  queen: 'la ficha de Reina',
  blank: 'la ficha en blanco',
}

export const objects: Translation<typeof en.objects> = {
  egg: 'un Huevo',
  carcass: 'un Cuerpo de Intruso',
  corpse: 'un Cadáver de personaje',
  'corpse.blue': 'el Cadáver azul',
  /** Of a member of the crew. */
  crew: 'el Cadáver de {character}',
}
/** The label of a member of the crew's corpse. */
export const corpseOf = 'Cadáver: {character}'

/** A thing of which nobody but its owner knows more. */
export const something = 'algo'

export const itemsOfBack: Translation<typeof en.itemsOfBack> = {
  red: '{n, plural, one {# Objeto rojo} other {# Objetos rojos}}',
  yellow: '{n, plural, one {# Objeto amarillo} other {# Objetos amarillos}}',
  green: '{n, plural, one {# Objeto verde} other {# Objetos verdes}}',
  white: '{n, plural, one {# Objeto} other {# Objetos}}',
  crafted: '{n, plural, one {# Objeto preparado} other {# Objetos preparados}}',
  quest: '{n, plural, one {# Objeto de Misión} other {# Objetos de Misión}}',
}

export const decks: Translation<typeof en.decks> = {
  red: 'el mazo de Objetos rojos',
  yellow: 'el mazo de Objetos amarillos',
  green: 'el mazo de Objetos verdes',
  wound: 'el mazo de Heridas graves',
  event: 'el mazo de Eventos',
  attack: 'el mazo de Ataques de Intruso',
  contamination: 'el mazo de Contaminación',
  action: '{by, select, you {tu mazo de acción} other {el mazo de acción de {who}}}',
}
