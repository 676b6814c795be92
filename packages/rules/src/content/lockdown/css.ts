/** Cargo tokens of the time track: which pods leave when their moment comes. */
import type { CssToken } from '../../core/content.ts'

export const cssTokens: CssToken[] = [
  { id: 'cssA', copies: 1, pods: ['A'] },
  { id: 'cssB', copies: 1, pods: ['B'] },
  { id: 'cssC', copies: 1, pods: ['C'] },
  { id: 'cssAll', copies: 2, pods: ['A', 'B', 'C'] },
  { id: 'cssNone', copies: 2, pods: [] },
]
