/** The side of the board with the Surface of Mars, and what is needed to play on it. LOCK-MARS-01, LOCK-MARS-02. */
import board from '../content/boards/lockdown-surface.json' with { type: 'json' }
import { crossroads, surfaceCards, surfaceDie, surfaceTokens } from '../content/lockdown/surface.ts'
import { readBoard } from '../core/board.ts'
import type { Addition } from '../core/facts.ts'

export const surface: Addition = packing => ({
  ...packing,
  boards: { [board.id]: readBoard(board) },
  box: { ...packing.box, surfaceTokens, surfaceCards },
  printed: { ...packing.printed, [crossroads.id]: crossroads },
  surfaceDie,
})
