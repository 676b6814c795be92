/** What only some games' boards have, read for every board. */
import type { BoardData, Numbering } from '../core/board.ts'
import { readLockdownBoard } from './lockdown/board.ts'
import type {} from './nemesis/board.ts'

export const readBoardParts = (data: BoardData, numbering: Numbering) => readLockdownBoard(data, numbering)
