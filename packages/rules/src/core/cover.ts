/** What stands on a game's box: enough to choose it and to take seats. */
import type { Name } from './types.ts'

export interface Cover {
  boards: readonly string[]
  characters: readonly Name[]
  seats: { min: number; max: number }
}
