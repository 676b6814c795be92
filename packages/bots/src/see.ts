/** Reads a view into a sight. */
import {
  findFacts,
  type IntruderView,
  inBox,
  inCombat,
  isContamination,
  isOnFoot,
  type Seat,
  type View,
} from '@coldwake/rules/facts'
import type { Memory } from './bot.ts'
import { sliceOf } from './games/index.ts'
import { at, numberOf } from './indexed.ts'
import { opensDoors } from './printed.ts'
import type { Sight } from './sight.ts'

/** Null for somebody without a seat, for a game that bots know nothing of, and for one whose box is not open. */
export function see({ table, me }: View, memory: Memory): Sight | null {
  const facts = findFacts(table.game)
  const board = facts?.boards[table.board]
  const slice = sliceOf(inBox(table.game).game)
  const my = me && table.crew[me.seat]
  if (!me || !my || !facts || !board || !slice) return null
  const intruders: IntruderView[][] = board.rooms.map(() => [])
  for (const intruder of table.intruders) intruders[board.roomIndex[intruder.room] ?? -1]?.push(intruder)
  const crew: Seat[][] = board.rooms.map(() => [])
  for (const one of table.crew) if (isOnFoot(one)) at(crew, numberOf(board.roomIndex, one.room)).push(one.seat)
  const tiles = table.rooms.map(room => room.tile)
  for (const { room, tile } of me.tiles) tiles[numberOf(board.roomIndex, room)] ??= tile
  const noise = board.corridors.map(() => false)
  for (const corridor of table.noise) noise[numberOf(board.corridorIndex, corridor)] = true
  const shut = board.corridors.map(() => false)
  for (const { corridor, state } of table.doors) shut[numberOf(board.corridorIndex, corridor)] = state === 'closed'
  const here = numberOf(board.roomIndex, my.room)
  return {
    ...slice.surroundings(table, facts, board),
    slice,
    weights: slice.weights,
    table,
    me,
    my,
    seat: me.seat,
    facts,
    board,
    here,
    rooms: table.rooms,
    tiles,
    intruders,
    crew,
    noise,
    shut,
    actions: me.hand.filter(name => !isContamination(name)),
    about: table.asking?.about ?? {},
    fighting: inCombat(table, me.seat),
    serious: my.wounds.length + my.dressed.length,
    opens: [...me.hand, ...me.inventory].some(card => opensDoors(table.game, card)),
    clean: Math.min(memory.clean, my.contamination),
    ledger: memory.ledger,
    dealt: memory.dealt,
  }
}
