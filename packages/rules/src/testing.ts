/** A door for tests only: content in which every physical piece has a name of its own, and who knows which. */
import { numberPieces } from './core/content.ts'
import { bit } from './core/pieces.ts'
import { findRuleset, games, registerRuleset, rulesOf } from './core/ruleset.ts'
import type { GameState } from './core/state.ts'
import type { Name, Seat } from './core/types.ts'
import { nemesisBox } from './nemesis/facts.ts'
import { nemesis } from './nemesis/index.ts'
import './index.ts'

/** The game with unique names, e.g. `search~17`; registered on first use. */
export function uniqueNames(game: 'nemesis'): string {
  const id = `${game}-unique`
  if (!games().includes(id))
    registerRuleset({ ...nemesis, id, content: numberPieces(nemesisBox, (name, piece) => `${name}~${piece}`) })
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
