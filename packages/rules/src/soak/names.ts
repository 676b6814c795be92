/** Names of pieces: content in which every piece has a name of its own, and the seats that know it. */
import { numberPieces } from '../core/content.ts'
import { elementAt } from '../core/lists.ts'
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

/** The id of a piece's name: without the suffixes that tell copies and colours apart. */
export const idOf = (name: Name): Name => name.replace(/~\d+$/, '').replace(/\.[\w]+$/, '')

export const pieceNames = (game: string): readonly Name[] => findRuleset(game)?.content.names ?? []

/** Names of the pieces whose face this seat knows at this moment. */
export function namesKnownTo(g: GameState, seat: Seat): Set<Name> {
  const { names } = rulesOf(g).content
  return new Set(names.filter((_, piece) => elementAt(g.seen, piece) & bit(seat)))
}
