/** Numbers the pieces that only Lockdown has. Stored games know pieces by number: the order stays as it is. */

import type { Box } from '../../core/content.ts'
import { SURFACE_TOKEN } from './board.ts'

export const lockdownPieces: Box['own'] = {
  afterIntruders({ computer = [], contingencies = [], css = [], surfaceTokens = [], surfaceCards = [] }, add) {
    for (const card of computer) add({ kind: 'computer', id: card.id, computer: card }, 'computer', 1)
    for (const contingency of contingencies)
      add({ kind: 'contingency', id: contingency.id, contingency }, 'contingency', contingency.copies)
    for (const token of css) add({ kind: 'css', id: token.id, css: token }, 'css', token.copies)
    for (const token of surfaceTokens) add({ kind: 'token', id: token.id, token }, SURFACE_TOKEN, token.copies)
    for (const surface of surfaceCards) add({ kind: 'surface', id: surface.id, surface }, 'surface', 1)
  },
}
