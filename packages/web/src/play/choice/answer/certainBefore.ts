/**
 * What is certain before a choice is paid for, and neither its card nor its room says: that it brings nothing, or what it
 * brings along.
 */
import { cardEffect, itemInfo, type Option, roomInfo, woundInfo } from '@coldwake/rules/facts'
import { woundName } from '@coldwake/text'
import { roomInVain } from '../../../games/answer/index.ts'
import { includesEffect } from '../../objectives/effectSearch.ts'
import type { NoteReader } from './answerRecord.ts'

export function certainBefore(option: Option, reader: NoteReader): string {
  const { table, ctx } = reader.game
  const mine = table.crew.find(({ seat }) => seat === ctx.me)
  const tile = table.rooms.find(({ room }) => room === mine?.room)?.tile
  const info = tile ? roomInfo(table.game, tile) : null
  const dearer = dearerUse(option, reader)
  if (dearer || !mine || !tile || !info) return dearer
  if (option.do === 'roomAction') {
    if (mine.signal && includesEffect(info.action, ({ fx }) => fx === 'signal')) return reader.t.answer.inVain.signal
    return roomInVain(tile, info, reader)
  }
  // LOCK-ROOM-CONTAMINATED-01
  if (info.search !== 'slime' || mine.slime || (option.do !== 'play' && option.do !== 'use')) return ''
  const { card } = option
  const effects = option.do === 'play' ? cardEffect(table.game, card) : itemInfo(table.game, card)?.effect
  return includesEffect(effects, ({ fx }) => fx === 'search') ? reader.t.answer.searchSlimes : ''
}

/** NEM-RULING-176: the wound that makes an item cost more than is printed on it. */
function dearerUse(option: Option, { game: { table, ctx }, t, lang }: NoteReader): string {
  const more = option.do === 'use' ? (option.cost ?? 0) - (itemInfo(table.game, option.card)?.cost ?? 0) : 0
  const wounds = table.crew.find(({ seat }) => seat === ctx.me)?.wounds ?? []
  const wound = wounds.find(one => woundInfo(table.game, one)?.itemCost)
  return wound && more > 0 ? t.answer.itemsDearer({ wound: woundName(wound, lang), n: more }) : ''
}
