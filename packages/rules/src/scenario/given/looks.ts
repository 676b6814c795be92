/** Hidden pieces that a seat has looked at before the scenario begins. */
import { elementAt } from '../../core/lists.ts'
import { bit } from '../../core/pieces.ts'
import { nameOf } from '../../core/ruleset.ts'
import type { Note } from '../../core/state.ts'
import type { Seat } from '../../core/types.ts'
import { vocabularies } from '../../games/scenario.ts'
import { fail } from '../fields.ts'
import type { Look, Looks } from '../vocabulary.ts'
import type { Pieces } from './pieces.ts'

const shared: Looks = {
  tile: {
    forms: ['tile.ROOM'],
    find: ({ g, names }, id, _, path) => ({ piece: g.tiles[names.room(id, path)], at: id }),
  },
  token: {
    forms: ['token.ROOM'],
    find: ({ g, names }, id, _, path) => ({ piece: g.tokens[names.room(id, path)], at: id }),
  },
}
const LOOKS = new Map(
  [shared, ...vocabularies.map(({ looks }) => looks)].flatMap(looks => Object.entries(looks) as [Note['what'], Look][]),
)
const FORMS = [...LOOKS.values()].flatMap(({ forms }) => forms)

export function see(pieces: Pieces, seat: Seat, place: string, path: string): void {
  const { g } = pieces
  const [kind, id = '', index = '0'] = place.split('.')
  const [what, look] = [...LOOKS].find(([name]) => name === kind) ?? []
  const found = look?.find(pieces, id, Number(index), path)
  if (!what || !found) {
    const others = FORMS.slice(0, -1).join(', ')
    return fail(path, `expected ${others} or ${FORMS.at(-1)}, got ${place}`)
  }
  const { piece = -1, at } = found
  if (piece < 0) return fail(path, 'nothing lies there')
  g.seen[piece] = elementAt(g.seen, piece) | bit(seat)
  elementAt(g.notes, seat).push({ round: g.round, what, at, card: nameOf(g, piece) })
}
