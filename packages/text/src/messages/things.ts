/** Rooms, corridors, cards and decks, as they stand inside a sentence. */
import type { Colour } from '@coldwake/rules'
import type { Message } from '../message.ts'
import type { names } from '../names.ts'

/** The article a room's name takes, if any. */
export const articles: Record<keyof typeof names.room, Message> = {
  armory: { en: 'the', es: 'la' },
  commsRoom: { en: 'the', es: 'la' },
  emergencyRoom: { en: 'the', es: '' },
  evacuationSectionA: { en: '', es: 'la' },
  evacuationSectionB: { en: '', es: 'la' },
  fireControlSystem: { en: 'the', es: 'el' },
  generator: { en: 'the', es: 'el' },
  laboratory: { en: 'the', es: 'el' },
  nest: { en: 'the', es: 'el' },
  storage: { en: '', es: 'el' },
  surgery: { en: '', es: 'el' },
  airlockControl: { en: '', es: 'el' },
  cabins: { en: 'the', es: 'los' },
  canteen: { en: 'the', es: 'la' },
  commandCenter: { en: 'the', es: 'el' },
  engineControlRoom: { en: 'the', es: 'el' },
  hatchControlSystem: { en: 'the', es: 'el' },
  monitoringRoom: { en: 'the', es: '' },
  slimeRoom: { en: 'the', es: 'el' },
  showerRoom: { en: 'the', es: 'las' },
  cockpit: { en: 'the', es: 'la' },
  hibernatorium: { en: 'the', es: 'el' },
  'engine-1': { en: '', es: 'el' },
  'engine-2': { en: '', es: 'el' },
  'engine-3': { en: '', es: 'el' },
}

export const places = {
  unexplored: { en: 'unexplored room {room}', es: 'el compartimento no explorado {room}' },
  /** A corridor seen from one of its ends. */
  towards: { en: 'corridor {numbers} towards {there}', es: 'el Pasillo {numbers} hacia {there}' },
  between: { en: 'corridor {numbers} between {here} and {there}', es: 'el Pasillo {numbers} entre {here} y {there}' },
} as const satisfies Record<string, Message>

/** By the network's id on the board; `main` where there is only one. */
export const technical = {
  main: { en: 'the Technical Corridors', es: 'los Pasillos de servicio' },
  red: { en: 'the Red Technical Corridors', es: 'los Pasillos de servicio rojos' },
  blue: { en: 'the Blue Technical Corridors', es: 'los Pasillos de servicio azules' },
} as const satisfies Record<string, Message>

/** A card's name in running text, as the editions write it. */
export const card = { en: '{card}', es: '«{card}»' } as const satisfies Message

export const itemsOfColour = {
  red: {
    en: '{n, plural, one {# red Item} other {# red Items}}',
    es: '{n, plural, one {# Objeto rojo} other {# Objetos rojos}}',
  },
  yellow: {
    en: '{n, plural, one {# yellow Item} other {# yellow Items}}',
    es: '{n, plural, one {# Objeto amarillo} other {# Objetos amarillos}}',
  },
  green: {
    en: '{n, plural, one {# green Item} other {# green Items}}',
    es: '{n, plural, one {# Objeto verde} other {# Objetos verdes}}',
  },
  white: {
    en: '{n, plural, one {# Item} other {# Items}}',
    es: '{n, plural, one {# Objeto} other {# Objetos}}',
  },
} as const satisfies Record<Colour, Message>

export const decks = {
  red: { en: 'the red Item deck', es: 'el mazo de Objetos rojos' },
  yellow: { en: 'the yellow Item deck', es: 'el mazo de Objetos amarillos' },
  green: { en: 'the green Item deck', es: 'el mazo de Objetos verdes' },
  wound: { en: 'the Serious Wound deck', es: 'el mazo de Heridas graves' },
  action: {
    en: '{by, select, you {your Action deck} other {{who}’s Action deck}}',
    es: '{by, select, you {tu mazo de acciones} other {el mazo de acciones de {who}}}',
  },
} as const satisfies Record<string, Message>
