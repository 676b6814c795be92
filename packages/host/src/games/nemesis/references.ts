/** What statements refer to in this game only. */
import type { References } from '../../talkChecks.ts'

export const references: References<'engine' | 'pod' | 'space' | 'to' | 'works'> = ({ board, oneOf, anything }) => ({
  engine: oneOf(board.engines),
  pod: oneOf(board.pods),
  space: oneOf(board.spaces),
  to: anything,
  works: anything,
})
