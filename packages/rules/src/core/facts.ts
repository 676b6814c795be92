/** What is printed on a game's components and counted out of its box. Nothing here knows how the game is played. */
import type { Board } from './board.ts'
import type { Content, Tile } from './content.ts'
import type { CombatFace, IntruderKind, Name, NoiseFace } from './types.ts'

export interface Facts {
  id: string
  boards: Readonly<Record<string, Board>>
  characters: readonly Name[]
  /** What each character begins with besides a deck: ids of a weapon in hand, and of items still to be earned. */
  kits: Readonly<Record<Name, { weapon: Name; quests: readonly Name[] }>>
  seats: { min: number; max: number }
  content: Content
  /** Rooms printed on the boards, by their `special` id. */
  printed: Readonly<Record<Name, Tile>>
  noiseDie: readonly NoiseFace[]
  combatDie: readonly CombatFace[]
  limits: {
    /** Markers in the box. Needing one more has consequences. */
    fire: number
    malfunction: number
    doors: number
    /** Cards a player draws up to. */
    hand: number
    handSlots: number
    actions: number
    /** Light wounds that turn into a serious one. */
    light: number
    /** Serious wounds a character can bear. */
    serious: number
    /** Egg tokens in all. */
    eggs: number
    miniatures: Readonly<Record<IntruderKind, number>>
    /** Changes each seat may make in one trade. */
    trade: number
  }
}

const printed = new Map<string, Facts>()

export const registerFacts = (facts: Facts): void => {
  printed.set(facts.id, facts)
}
export const findFacts = (game: string): Facts | undefined => printed.get(game)
