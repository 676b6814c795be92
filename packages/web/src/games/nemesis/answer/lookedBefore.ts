/** Looking at what one knows already: an engine, all of them, the coordinates. */
import type { Effect, Name, Tile } from '@coldwake/rules/facts'
import { engineName } from '@coldwake/text'
import type { NoteReader } from '../../../play/choice/answer/answerRecord.ts'
import { includesEffect, tilesThat } from '../../../play/objectives/effectSearch.ts'

const looksAt = (at: string) => (effect: Effect) => effect.fx === 'look' && effect.at === at

export function lookedBefore(tile: Name, { action }: Tile, { game: { table, me }, t, lang }: NoteReader): string {
  const { inVain } = t.answer
  const state = (engine: number) => table.engines[engine]?.tokens[0]?.card ?? me?.engines[engine]?.[0] ?? null
  if (includesEffect(action, looksAt('engine'))) {
    const known = state(tilesThat(table.game, looksAt('engine')).indexOf(tile))
    return known === null ? '' : inVain.engine({ state: engineName(known, lang).toLowerCase() })
  }
  if (includesEffect(action, looksAt('engines')))
    return table.engines.every((_, engine) => state(engine) !== null) ? inVain.known : ''
  const course = table.coordinates?.card ?? me?.coordinates ?? null
  return course !== null && includesEffect(action, looksAt('coordinates')) ? inVain.known : ''
}
