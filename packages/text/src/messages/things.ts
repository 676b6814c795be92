/** Rooms, corridors, cards, creatures and decks, as they stand inside a sentence. */
import type { Back, Colour, Destination, IntruderKind } from '@coldwake/rules'
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
/** Of equal pieces with different backs, to choose between them. */
export const cardWithBack = { en: '{card} ({back})', es: '{card} ({back})' } as const satisfies Message
export const backs = {
  red: { en: 'red', es: 'rojo' },
  yellow: { en: 'yellow', es: 'amarillo' },
  green: { en: 'green', es: 'verde' },
  quest: { en: 'Quest Item', es: 'Objeto de Misión' },
} as const satisfies Partial<Record<Back, Message>>
/** A Contamination card whose word is known. */
export const cardWithWord = { en: '{card} ({word})', es: '{card} ({word})' } as const satisfies Message
export const tokenWithItems = {
  en: '{effect}, {items, plural, one {# Item} other {# Items}}',
  es: '{effect}, {items, plural, one {# Objeto} other {# Objetos}}',
} as const satisfies Message

/** The word on a Contamination card, inside a sentence. */
export const words = {
  infected: { en: 'INFECTED', es: 'INFECTADO' },
  clean: { en: 'not infected', es: 'no infectado' },
} as const satisfies Record<string, Message>

export const characters: Record<keyof typeof names.character, Message> = {
  captain: { en: 'the Captain', es: 'el Capitán' },
  pilot: { en: 'the Pilot', es: 'la Piloto' },
  scientist: { en: 'the Scientist', es: 'el Científico' },
  scout: { en: 'the Scout', es: 'la Exploradora' },
  soldier: { en: 'the Soldier', es: 'el Soldado' },
  mechanic: { en: 'the Mechanic', es: 'el Mecánico' },
}

/** One that is new to the table. There is only one Queen. */
export const anIntruder = {
  larva: { en: 'a Larva', es: 'una Larva' },
  creeper: { en: 'a Creeper', es: 'un Reptador' },
  adult: { en: 'an Adult', es: 'un Adulto' },
  breeder: { en: 'a Breeder', es: 'un Reproductor' },
  queen: { en: 'the Queen', es: 'la Reina' },
} as const satisfies Record<IntruderKind, Message>

export const theIntruder = {
  larva: { en: 'the Larva', es: 'la Larva' },
  creeper: { en: 'the Creeper', es: 'el Reptador' },
  adult: { en: 'the Adult', es: 'el Adulto' },
  breeder: { en: 'the Breeder', es: 'el Reproductor' },
  queen: { en: 'the Queen', es: 'la Reina' },
} as const satisfies Record<IntruderKind, Message>

export const intruders = {
  larva: { en: 'Larvae', es: 'las Larvas' },
  creeper: { en: 'Creepers', es: 'los Reptadores' },
  adult: { en: 'Adults', es: 'los Adultos' },
  breeder: { en: 'Breeders', es: 'los Reproductores' },
  queen: { en: 'the Queen', es: 'la Reina' },
} as const satisfies Record<IntruderKind, Message>

/** Where its kind is not known any more. */
export const someIntruder = { en: 'the Intruder', es: 'el Intruso' } as const satisfies Message

/** Of several of a kind in one room. */
export const numbered = { en: '{intruder} no. {number}', es: '{intruder} n.º {number}' } as const satisfies Message
export const withInjuries = {
  en: '{intruder}, {injuries, plural, one {# Injury} other {# Injuries}}',
  es: '{intruder}, {injuries, plural, one {# Herida} other {# Heridas}}',
} as const satisfies Message

export const intruderToken = {
  larva: { en: 'a Larva token', es: 'una ficha de Larva' },
  creeper: { en: 'a Creeper token', es: 'una ficha de Reptador' },
  adult: { en: 'an Adult token', es: 'una ficha de Adulto' },
  breeder: { en: 'a Breeder token', es: 'una ficha de Reproductor' },
  queen: { en: 'the Queen token', es: 'la ficha de Reina' },
  blank: { en: 'the blank token', es: 'la ficha en blanco' },
} as const satisfies Record<IntruderKind | 'blank', Message>

export const objects = {
  egg: { en: 'an Egg', es: 'un Huevo' },
  carcass: { en: 'an Intruder Carcass', es: 'un Cuerpo de Intruso' },
  corpse: { en: 'a Character Corpse', es: 'un Cadáver de personaje' },
  'corpse.blue': { en: 'the blue Corpse', es: 'el Cadáver azul' },
  /** Of a member of the crew. */
  crew: { en: 'the Corpse of {character}', es: 'el Cadáver de {character}' },
} as const satisfies Record<string, Message>
/** The label of a member of the crew's corpse. */
export const corpseOf = { en: 'Corpse: {character}', es: 'Cadáver: {character}' } as const satisfies Message

/** An engine and whether it works. */
export const engineState = { en: '{engine} {state}', es: '{engine} {state}' } as const satisfies Message

export const destinations = {
  earth: { en: 'Earth', es: 'la Tierra' },
  mars: { en: 'Mars', es: 'Marte' },
  venus: { en: 'Venus', es: 'Venus' },
  deepSpace: { en: 'deep space', es: 'el espacio profundo' },
} as const satisfies Record<Destination, Message>

/** A thing of which nobody but its owner knows more. */
export const something = { en: 'something', es: 'algo' } as const satisfies Message

export const itemsOfBack = {
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
  crafted: {
    en: '{n, plural, one {# Crafted Item} other {# Crafted Items}}',
    es: '{n, plural, one {# Objeto preparado} other {# Objetos preparados}}',
  },
  quest: {
    en: '{n, plural, one {# Quest Item} other {# Quest Items}}',
    es: '{n, plural, one {# Objeto de Misión} other {# Objetos de Misión}}',
  },
} as const satisfies Record<Colour | Back, Message>

export const decks = {
  red: { en: 'the red Item deck', es: 'el mazo de Objetos rojos' },
  yellow: { en: 'the yellow Item deck', es: 'el mazo de Objetos amarillos' },
  green: { en: 'the green Item deck', es: 'el mazo de Objetos verdes' },
  wound: { en: 'the Serious Wound deck', es: 'el mazo de Heridas graves' },
  event: { en: 'the Event deck', es: 'el mazo de Eventos' },
  attack: { en: 'the Intruder Attack deck', es: 'el mazo de Ataques de Intruso' },
  contamination: { en: 'the Contamination deck', es: 'el mazo de Contaminación' },
  action: {
    en: '{by, select, you {your Action deck} other {{who}’s Action deck}}',
    es: '{by, select, you {tu mazo de acciones} other {el mazo de acciones de {who}}}',
  },
} as const satisfies Record<string, Message>
