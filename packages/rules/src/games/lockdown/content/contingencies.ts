/** What the Corporation does in the end, and to whom. LOCK-RULING-139. */

import { not, type Predicate } from '../../../core/effect.ts'
import type { ContingencyToken } from '../faces.ts'

const code = (id: string, copies: number, kills: Predicate | null): ContingencyToken => ({ id, copies, kills })

export const contingencies: ContingencyToken[] = [
  code('codeGreen', 1, null),
  code('codeBlue', 2, not({ is: 'signal' })),
  code('codeYellow', 2, not({ is: 'knowledge', min: 5 })),
  code('codeGrey', 1, { is: 'leftBy', how: 'css' }),
  code('codeRed', 1, { is: 'leftBy', how: 'isolation' }),
]

/** House option: Yellow kills those who know too much. LOCK-RULING-139 */
export const knowing = (token: ContingencyToken): ContingencyToken =>
  token.id === 'codeYellow' ? { ...token, kills: { is: 'knowledge', min: 5 } } : token
