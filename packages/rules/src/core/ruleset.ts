/** What a game decides where the shared mechanics ask. Mechanics never test which game is played. */
import type { Board } from './board.ts'
import type { Content, Face } from './content.ts'
import type { GameState } from './state.ts'
import type { Task } from './task.ts'
import type { Name, NoiseFace } from './types.ts'

export interface Ruleset {
  id: string
  boards: Readonly<Record<string, Board>>
  characters: readonly Name[]
  seats: { min: number; max: number }
  content: Content
  noiseDie: readonly NoiseFace[]
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
  }
  /** Places every piece; leaves the agenda with the first round on it. */
  setUp: (g: GameState) => void
  /** What follows once everybody has passed. */
  eventPhase: (g: GameState) => Task[]
  /** What follows when the last active character is gone. */
  nobodyLeft: (g: GameState) => Task[]
}

const rulesets = new Map<string, Ruleset>()
// The ruleset asked for last: states of one game come in runs.
let last: Ruleset | undefined
export const registerRuleset = (rules: Ruleset): void => {
  rulesets.set(rules.id, rules)
  if (last?.id === rules.id) last = rules
}
export const games = (): string[] => [...rulesets.keys()]
export const findRuleset = (game: string): Ruleset | undefined => rulesets.get(game)

export function rulesOf(g: GameState): Ruleset {
  const game = g.setup.game
  if (last?.id === game) return last
  last = rulesets.get(game)
  if (!last) throw new Error(`unknown game: ${game}`)
  return last
}

export const boardOf = (g: GameState): Board => rulesOf(g).boards[g.setup.board]
export const faceOf = (g: GameState, piece: number): Face => rulesOf(g).content.faces[piece]
export const nameOf = (g: GameState, piece: number): Name => rulesOf(g).content.names[piece]
