/** The six computer cards: what a terminal of the facility can do. LOCK-COMP. */
import type { ComputerCard } from '../../core/content.ts'
import { type Effect, plain } from '../../core/effect.ts'

const rover: readonly Effect[] = [plain('rover')]
const peekCss: readonly Effect[] = [plain('peekCss')]
const peekContingencies: readonly Effect[] = [{ fx: 'peekContingency', of: 'section' }]
const swapPower: readonly Effect[] = [{ fx: 'power', how: 'swap' }]
const douse: readonly Effect[] = [plain('douse')]

export const computerCards: ComputerCard[] = [
  { id: 'computerA', options: [rover, peekCss, peekContingencies] },
  { id: 'computerB', options: [[{ fx: 'knowledge', count: 1 }], peekCss, swapPower] },
  { id: 'computerC', options: [douse, swapPower, peekContingencies] },
  { id: 'computerD', options: [[{ fx: 'door', how: 'toggle', any: true }], peekCss, rover] },
  { id: 'computerE', options: [douse, swapPower, peekCss] },
  { id: 'lockdown', options: [] },
]
