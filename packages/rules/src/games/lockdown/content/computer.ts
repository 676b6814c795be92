/** The six computer cards: what a terminal of the facility can do. LOCK-COMP. */

import { type Effect, plain } from '../../../core/effect.ts'
import type { ComputerCard } from '../faces.ts'

const rover: readonly Effect[] = [plain('rover')]
const peekCargoTokens: readonly Effect[] = [plain('peekCss')]
const peekContingencies: readonly Effect[] = [{ fx: 'peekContingency', of: 'section' }]
const swapPower: readonly Effect[] = [{ fx: 'power', how: 'swap' }]
const douse: readonly Effect[] = [plain('douse')]

export const computerCards: ComputerCard[] = [
  { id: 'computerA', options: [rover, peekCargoTokens, peekContingencies] },
  { id: 'computerB', options: [[{ fx: 'knowledge', count: 1 }], peekCargoTokens, swapPower] },
  { id: 'computerC', options: [douse, swapPower, peekContingencies] },
  { id: 'computerD', options: [[{ fx: 'door', how: 'toggle', any: true }], peekCargoTokens, rover] },
  { id: 'computerE', options: [douse, swapPower, peekCargoTokens] },
  { id: 'lockdown', options: [] },
]
