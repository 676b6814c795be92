/**
 * What is certain before a choice is paid for, and neither its card nor its room says: that it brings nothing, or what it
 * brings along.
 */
import { cardEffect, itemInfo, type Option, roomInfo } from '@coldwake/rules/facts'
import { roomInVain } from '../../../games/answer/index.ts'
import { includesEffect } from '../../objectives/effectSearch.ts'
import type { NoteReader } from './answerRecord.ts'

export function certainBefore(option: Option, reader: NoteReader): string {
  const { table, ctx } = reader.game
  const mine = table.crew.find(({ seat }) => seat === ctx.me)
  const tile = table.rooms.find(({ room }) => room === mine?.room)?.tile
  const info = tile ? roomInfo(table.game, tile) : null
  if (!mine || !tile || !info) return ''
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
