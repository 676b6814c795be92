/** Cargo tokens of the time track: which pods leave when their moment comes. */
import type { CargoToken } from '../faces.ts'

export const cargoTokens: CargoToken[] = [
  { id: 'cssA', copies: 1, pods: ['A'] },
  { id: 'cssB', copies: 1, pods: ['B'] },
  { id: 'cssC', copies: 1, pods: ['C'] },
  { id: 'cssAll', copies: 2, pods: ['A', 'B', 'C'] },
  { id: 'cssNone', copies: 2, pods: [] },
]

/** House option: mostly single pods. LOCK-RULING-17: two of these eight stay in the box. */
export const letteredCargoTokens: CargoToken[] = [
  { id: 'cssA', copies: 2, pods: ['A'] },
  { id: 'cssB', copies: 2, pods: ['B'] },
  { id: 'cssC', copies: 2, pods: ['C'] },
  { id: 'cssAll', copies: 1, pods: ['A', 'B', 'C'] },
  { id: 'cssNone', copies: 1, pods: [] },
]
