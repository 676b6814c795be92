/** The side of the board with the Surface of Mars, and what is needed to play on it. LOCK-MARS-01, LOCK-MARS-02. */

import { readBoard } from '../../../core/board.ts'
import type { Addition } from '../../../core/facts.ts'
import { SURFACE_TOKEN } from '../board.ts'
import board from './board.json' with { type: 'json' }
import { crossroads, surfaceCards, surfaceDie, surfaceTokens } from './content.ts'

export const surface: Addition = packing => ({
  ...packing,
  boards: { [board.id]: readBoard(board, { surface: SURFACE_TOKEN }) },
  box: { ...packing.box, surfaceTokens, surfaceCards },
  printed: { ...packing.printed, [crossroads.id]: crossroads },
  secondNoiseDie: surfaceDie,
})
