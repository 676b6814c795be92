/** Night Stalker tokens with their surprise numbers, in light and in darkness, and what is in the bag and on the shelf. */
import type { IntruderToken } from '../../../core/content.ts'
import type { IntruderKind } from '../../../core/types.ts'

const token = (kind: IntruderKind, value: number, dark: number, copies: number): IntruderToken => ({
  kind,
  value,
  dark,
  copies,
})

/** LOCK-LIMIT-06 */
export const intruderTokens: IntruderToken[] = [
  { kind: 'blank', value: 0, copies: 1 },
  token('larva', 0, 1, 4),
  token('larva', 1, 2, 4),
  token('creeper', 1, 2, 3),
  token('adult', 1, 3, 3),
  token('adult', 2, 3, 3),
  token('adult', 2, 4, 3),
  token('adult', 3, 4, 3),
  token('breeder', 2, 4, 1),
  token('breeder', 3, 4, 1),
  token('queen', 4, 4, 1),
]

/** LOCK-SETUP-12, LOCK-LIMIT-05: bag, miniatures and contamination are those of the first game. */
export { bagAtStart, contamination, miniatures } from '../../nemesis/content/intruders.ts'
