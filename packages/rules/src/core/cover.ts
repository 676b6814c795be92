/** What stands on a game's box: enough to choose it and to take seats. */
import type { OptionTable } from './options.ts'
import type { Name } from './types.ts'

export interface Cover {
  boards: readonly string[]
  characters: readonly Name[]
  seats: { min: number; max: number }
  /** What a table may decide for itself. */
  options: OptionTable
}
