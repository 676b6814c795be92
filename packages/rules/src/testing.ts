/** A door for tests only: content in which every physical piece has a name of its own, and who knows which. */
import { numberPieces } from './core/content.ts'
import { bit } from './core/pieces.ts'
import { findRuleset, games, registerRuleset, rulesOf } from './core/ruleset.ts'
import type { GameState } from './core/state.ts'
import type { Name, Seat } from './core/types.ts'
import { lockdownBox } from './lockdown/facts.ts'
import { nemesisBox } from './nemesis/facts.ts'
import './index.ts'

const BOXES = { nemesis: nemesisBox, lockdown: lockdownBox }

/** The game with unique names, e.g. `search~17`; registered on first use. */
export function uniqueNames(game: keyof typeof BOXES): string {
  const id = `${game}-unique`
  const rules = findRuleset(game)
  if (rules && !games().includes(id))
    registerRuleset({ ...rules, id, content: numberPieces(BOXES[game], (name, piece) => `${name}~${piece}`) })
  return id
}

export const pieceNames = (game: string): readonly Name[] => findRuleset(game)?.content.names ?? []

/** Names of the pieces whose face this seat knows at this moment. */
export function namesKnownTo(g: GameState, seat: Seat): Set<Name> {
  const { names } = rulesOf(g).content
  return new Set(names.filter((_, piece) => g.seen[piece] & bit(seat)))
}

export { newRng } from './core/random.ts'
export { exchange } from './exchange.ts'
export { places } from './places.ts'
export * from './soak/checks.ts'
export * from './soak/coverage.ts'
export * from './soak/games.ts'
export * from './soak/policies.ts'
export { reveals } from './view.ts'
