/** Content in which every physical piece has a name of its own, and who knows which. */
import { numberPieces } from '../core/content.ts'
import { boxName } from '../core/options.ts'
import { bit } from '../core/pieces.ts'
import { findRuleset, games, registerGame, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Name, Seat } from '../core/types.ts'

/** The game with unique names, e.g. `search~17`; registered on first use. */
export function uniqueNames(game: string): string {
  const id = `${game}-unique`
  if (games().includes(id)) return id
  registerGame(id, extras => {
    const rules = findRuleset(boxName(game, extras))
    if (!rules) throw new Error(`no ${game}`)
    return {
      ...rules,
      id: boxName(id, extras),
      content: numberPieces(rules.box, (name, piece) => `${name}~${piece}`),
    }
  })
  return id
}

export const pieceNames = (game: string): readonly Name[] => findRuleset(game)?.content.names ?? []

/** Names of the pieces whose face this seat knows at this moment. */
export function namesKnownTo(g: GameState, seat: Seat): Set<Name> {
  const { names } = rulesOf(g).content
  return new Set(names.filter((_, piece) => g.seen[piece] & bit(seat)))
}
