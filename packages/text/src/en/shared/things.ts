/** Rooms, corridors, cards, creatures and decks, as they stand inside a sentence. */
import type { Back, Color, IntruderKind } from '@coldwake/rules'
import type { Message } from '../../message.ts'
import type { names } from './names.ts'

/** The article a room's name takes, if any. */
export const articles = {
  emergencyRoom: 'the',
  laboratory: 'the',
  nest: 'the',
  surgery: '',
} as const satisfies Record<keyof typeof names.room, Message>

export const places = {
  unexplored: 'unexplored room {room}',
  /** Of several rooms of one name. */
  oneOf: '{room} {which}',
  /** A corridor seen from one of its ends. */
  towards: 'corridor {numbers} toward {there}',
  between: 'corridor {numbers} between {here} and {there}',
  /** Of two corridors to the same room, this one. */
  through: '{there} through corridor {numbers}',
} as const satisfies Record<string, Message>

/** By the network's id on the board; `main` where there is only one. */
export const technical = {
  main: 'the Technical Corridors',
  red: 'the Red Technical Corridors',
  blue: 'the Blue Technical Corridors',
} as const satisfies Record<string, Message>

/** A card's name in running text, as the editions write it. */
export const card = '{card}'
/** Of equal pieces with different backs, to choose between them. */
export const cardWithBack = '{card} ({back})'
export const backs = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  quest: 'Quest Item',
} as const satisfies Partial<Record<Back, Message>>
/** Of cards of one name, by the number or sign on them. */
export const cardWithMark = '{card} ({mark, select, any {any corridor} retreat {retreat arrow} other {{mark}}})'
/** A Contamination card whose word is known. */
export const cardWithWord = '{card} ({word})'
export const tokenWithItems = '{effect}, {items, plural, one {# Item} other {# Items}}'

/** The word on a Contamination card, inside a sentence. */
export const words = {
  infected: 'INFECTED',
  clean: 'not infected',
} as const satisfies Record<string, Message>

/** One that is new to the table. There is only one Queen. */
export const anIntruder = {
  larva: 'a Larva',
  creeper: 'a Creeper',
  adult: 'an Adult',
  breeder: 'a Breeder',
  queen: 'the Queen',
} as const satisfies Record<IntruderKind, Message>

export const theIntruder = {
  larva: 'the Larva',
  creeper: 'the Creeper',
  adult: 'the Adult',
  breeder: 'the Breeder',
  queen: 'the Queen',
} as const satisfies Record<IntruderKind, Message>

export const intruders = {
  larva: 'Larvae',
  creeper: 'Creepers',
  adult: 'Adults',
  breeder: 'Breeders',
  queen: 'the Queen',
} as const satisfies Record<IntruderKind, Message>

/** Where its kind is not known any more. */
export const someIntruder = 'the Intruder'

/** Of several of a kind in one room. */
export const numbered = '{intruder} no. {number}'
export const withInjuries = '{intruder}, {injuries, plural, one {# Injury} other {# Injuries}}'

export const intruderToken = {
  larva: 'a Larva token',
  creeper: 'a Creeper token',
  adult: 'an Adult token',
  breeder: 'a Breeder token',
  queen: 'the Queen token',
  blank: 'the blank token',
} as const satisfies Record<IntruderKind | 'blank', Message>

export const objects = {
  egg: 'an Egg',
  carcass: 'an Intruder Carcass',
  corpse: 'a Character Corpse',
  'corpse.blue': 'the blue Corpse',
  /** Of a member of the crew. */
  crew: 'the Corpse of {character}',
} as const satisfies Record<string, Message>
/** The label of a member of the crew's corpse. */
export const corpseOf = 'Corpse: {character}'

/** A thing of which nobody but its owner knows more. */
export const something = 'something'

export const itemsOfBack = {
  red: '{n, plural, one {# red Item} other {# red Items}}',
  yellow: '{n, plural, one {# yellow Item} other {# yellow Items}}',
  green: '{n, plural, one {# green Item} other {# green Items}}',
  white: '{n, plural, one {# Item} other {# Items}}',
  crafted: '{n, plural, one {# Crafted Item} other {# Crafted Items}}',
  quest: '{n, plural, one {# Quest Item} other {# Quest Items}}',
} as const satisfies Record<Color | Back, Message>

export const decks = {
  red: 'the red Item deck',
  yellow: 'the yellow Item deck',
  green: 'the green Item deck',
  wound: 'the Serious Wound deck',
  event: 'the Event deck',
  attack: 'the Intruder Attack deck',
  contamination: 'the Contamination deck',
  action: '{by, select, you {your Action deck} other {{who}’s Action deck}}',
} as const satisfies Record<string, Message>
