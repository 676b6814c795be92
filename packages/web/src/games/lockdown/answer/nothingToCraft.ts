/** LOCK-ROOM-REPOSITORY-01: crafting out of one component, for who has none. */
import { itemInfo, recipes, type Tile } from '@coldwake/rules/facts'
import type { NoteReader } from '../../../play/choice/answer/answerRecord.ts'
import { includesEffect } from '../../../play/objectives/effectSearch.ts'

export function nothingToCraft({ action }: Tile, { game: { table, me }, t }: NoteReader): string {
  if (!me || !includesEffect(action, ({ fx }) => fx === 'repository')) return ''
  const wanted = new Set(recipes(table.game).flatMap(({ needs }) => needs.map(({ component }) => component)))
  const held = table.crew.find(({ seat }) => seat === me.seat)?.hands.flatMap(({ card }) => card ?? []) ?? []
  const parts = [...me.inventory, ...held].map(card => itemInfo(table.game, card)?.component)
  return parts.some(part => part && wanted.has(part)) ? '' : t.answer.inVain.craft
}
