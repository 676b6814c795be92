/** Hidden things that somebody has looked at before the scenario begins. */
import { bit, sharedZone } from '../../core/pieces.ts'
import { nameOf } from '../../core/ruleset.ts'
import type { Note } from '../../core/state.ts'
import type { Seat } from '../../core/types.ts'
import { engineZone } from '../../mechanics/looks.ts'
import { fail } from '../fields.ts'
import type { Pieces } from './pieces.ts'

export function see({ g, names }: Pieces, seat: Seat, place: string, path: string): void {
  const [kind, id = '', index = '0'] = place.split('.')
  const note = (piece: number | undefined, what: Note['what'], where: string) => {
    if (piece === undefined || piece < 0) return fail(path, 'nothing lies there')
    g.seen[piece] |= bit(seat)
    g.notes[seat].push({ round: g.round, what, at: where, card: nameOf(g, piece) })
  }
  if (kind === 'tile' || kind === 'token')
    return note((kind === 'tile' ? g.tiles : g.tokens)[names.room(id, path)], kind, id)
  if (kind === 'engine' && /^[123]$/.test(id)) return note(engineZone(g, Number(id)).at(-1) ?? -1, 'engine', id)
  if (place === 'coordinates') return note(sharedZone(g, 'coordinates')[0], 'coordinates', 'coordinates')
  if (kind === 'css') return note(g.facility?.css[names.space(id, path)], 'css', id)
  if (kind === 'contingency') {
    const whose = id === 'pool' ? id : names.seat(id, path)
    const tokens = whose === 'pool' ? g.facility?.pool : g.facility?.held[whose]
    return note(tokens?.[Number(index)], 'contingency', String(whose))
  }
  fail(
    path,
    `expected tile.ROOM, token.ROOM, engine.NUMBER, coordinates, css.SPACE, contingency.pool.PLACE or contingency.CHARACTER.PLACE, got ${place}`,
  )
}
