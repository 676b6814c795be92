/**
 * The closed sets that every game shares, each written once: the array is the list, the type follows from it.
 * A game's own sets are in its folder, `games/<game>/sets.ts`.
 */

/** The colors in which items are found. */
export const ITEM_COLORS = ['red', 'yellow', 'green'] as const
export type ItemColor = (typeof ITEM_COLORS)[number]

/** The colors of rooms. Items of every item color are found in a white one. */
export const COLORS = [...ITEM_COLORS, 'white'] as const
export type Color = (typeof COLORS)[number]

/** What everybody sees of a card that lies face down. */
export const BACKS = [...ITEM_COLORS, 'crafted', 'quest'] as const
export type Back = (typeof BACKS)[number]

/** The kinds of intruders, from the smallest to the largest. */
export const INTRUDER_KINDS = ['larva', 'creeper', 'adult', 'breeder', 'queen'] as const
export type IntruderKind = (typeof INTRUDER_KINDS)[number]

/** The kinds of objects that can be carried, in the order of the weaknesses that they discover. */
export const OBJECT_KINDS = ['corpse', 'egg', 'carcass'] as const
export type ObjectKind = (typeof OBJECT_KINDS)[number]

/** The letters of the board's sections and of the pods there. */
export const SECTIONS = ['A', 'B', 'C'] as const
export type Section = (typeof SECTIONS)[number]

export const DOOR_STATES = ['open', 'closed', 'destroyed'] as const
export type DoorState = (typeof DOOR_STATES)[number]

/** What every game asks when somebody may react. */
export const REACTION_ASKS = ['window', 'attackWindow', 'dodge'] as const

/** What is written on a Contamination card. */
export const WORDS = ['infected', 'clean'] as const
export type Word = (typeof WORDS)[number]

/** Faces of the combat dice. `alpha`: a card discarded makes it a hit. `beta`: a hit, and a card discarded makes it two. */
export const COMBAT_FACES = ['blank', 'creeper', 'adult', 'hit', 'double', 'alpha', 'beta'] as const
export type CombatFace = (typeof COMBAT_FACES)[number]

/** How long a standing answer to reaction windows lasts. */
export const UNTILS = ['turn', 'round', 'game'] as const
export type Until = (typeof UNTILS)[number]
