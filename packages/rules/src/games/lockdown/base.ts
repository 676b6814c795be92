/** The plain side of the board. A table on the Surface of Mars does without it. */

import { readBoard } from '../../core/board.ts'
import type { Addition } from '../../core/facts.ts'
import board from './boards/base.json' with { type: 'json' }

export const base: Addition = packing => ({ ...packing, boards: { [board.id]: readBoard(board) } })
