/** What a game decides where the shared mechanics ask. Mechanics never test which game is played. */
import type { Board } from './board.ts'
import type { Face } from './content.ts'
import { type Facts, registerFacts } from './facts.ts'
import type { GameState, Sizes } from './state.ts'
import type { Task } from './task.ts'
import type { Name, Setup, Tell } from './types.ts'

export interface Ruleset extends Facts {
  /** Places every piece; leaves the agenda with the draft and the first round on it. */
  setUp: (g: GameState, tell: Tell | undefined) => void
  /** What follows once everybody has passed. */
  eventPhase: (g: GameState) => Task[]
  /** What follows when the last active character is gone. */
  nobodyLeft: (g: GameState) => Task[]
  /** What an end leaves to be checked, once it is clear who has survived so far. */
  checks: (g: GameState) => Task[]
  /** What else the first death of the game brings. */
  firstDeath: (g: GameState, tell: Tell | undefined) => void
  /** Characters of this room who are in its pods must leave them. */
  intruderArrived: (g: GameState, room: number, tell: Tell | undefined) => void
}

const rulesets = new Map<string, Ruleset>()
// Rules and board of the set-up asked for last: a state and its copies share theirs, and they come in runs.
let lastSetup: Setup | null = null
let lastRules: Ruleset
let lastBoard: Board

export const registerRuleset = (rules: Ruleset): void => {
  rulesets.set(rules.id, rules)
  registerFacts(rules)
  lastSetup = null
}
export const games = (): string[] => [...rulesets.keys()]
export const findRuleset = (game: string): Ruleset | undefined => rulesets.get(game)

function lookUp(setup: Setup): void {
  const rules = rulesets.get(setup.game)
  if (!rules) throw new Error(`unknown game: ${setup.game}`)
  lastSetup = setup
  lastRules = rules
  lastBoard = rules.boards[setup.board]
}

export function rulesOf(g: GameState): Ruleset {
  if (g.setup !== lastSetup) lookUp(g.setup)
  return lastRules
}

export function boardOf(g: GameState): Board {
  if (g.setup !== lastSetup) lookUp(g.setup)
  return lastBoard
}
export const faceOf = (g: GameState, piece: number): Face => rulesOf(g).content.faces[piece]
export const nameOf = (g: GameState, piece: number): Name => rulesOf(g).content.names[piece]

export const sizesOf = ({ content }: Ruleset, board: Board): Sizes => ({
  rooms: board.rooms.length,
  corridors: board.corridors.length,
  pieces: content.faces.length,
  weapons: content.weaponCount,
  contamination: content.contaminationCount,
})
