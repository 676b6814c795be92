/** How near the edge somebody or everything is. */
import { findFacts } from '../core/facts.ts'
import type { Seat, TableView } from '../core/types.ts'
import { lookAhead } from './lookAhead.ts'
import type { Limit } from './types.ts'

/** NEM-WOUND-06: with so many serious wounds, dressed or not, any further wound kills. */
export function oneMoreWound({ game, crew }: Pick<TableView, 'game' | 'crew'>, seat: Seat): boolean {
  const limit = findFacts(game)?.limits.serious
  const one = crew.find(each => each.seat === seat)
  return limit !== undefined && one?.fate === 'aboard' && one.wounds.length + one.dressed.length >= limit
}

/** NEM-END-04, NEM-END-05: markers on the board, and how many there are. Needing one more destroys everything. */
export function limitsOf(table: TableView): Limit[] {
  const f = lookAhead({ table, me: null }, 0)
  if (!f) return []
  const lying = (is: 'fire' | 'malfunction') => f[is].filter(Boolean).length
  return [
    { what: 'fires', have: lying('fire'), limit: f.own.markers(f, 'fire') },
    { what: 'malfunctions', have: lying('malfunction'), limit: f.own.markers(f, 'malfunction') },
  ]
}
