/** What statements refer to in this game only. */
import { cargoTokenInfo, contingencyInfo } from '@coldwake/rules'
import type { References } from '../../talkChecks.ts'

export const references: References<'code' | 'css' | 'slot' | 'cargo' | 'place' | 'stop'> = ({
  board,
  oneOf,
  card,
}) => ({
  code: card(contingencyInfo),
  css: card(cargoTokenInfo),
  slot: oneOf(board.css),
  cargo: oneOf(board.cargoPods),
  place: oneOf(board.power),
  stop: oneOf(board.elevators),
})
