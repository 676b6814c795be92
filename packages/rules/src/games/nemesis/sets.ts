/** The closed sets of Nemesis, each written once: the array is the list, the type follows from it. */

/** Spaces of the destination track. */
export const SPACES = ['A', 'B', 'C', 'D'] as const
export type Space = (typeof SPACES)[number]

/** Where the ship may go. */
export const DESTINATIONS = ['earth', 'mars', 'venus', 'deepSpace'] as const
export type Destination = (typeof DESTINATIONS)[number]

/** What a card of the Intruder player is played for. NEM-MODE-INTRUDER-09 */
export const COMMANDS = ['move', 'attack', 'special'] as const
export type Command = (typeof COMMANDS)[number]

/** What can become of a character, and what a seat may remember, only here. */
export const NEMESIS_FATES = ['hibernating'] as const
export const NEMESIS_NOTES = ['coordinates', 'engine'] as const

/** Piles that only the ship has: the coordinates card, and the tokens of each engine. */
export const NEMESIS_ZONES = ['coordinates', 'engine.1', 'engine.2', 'engine.3'] as const
