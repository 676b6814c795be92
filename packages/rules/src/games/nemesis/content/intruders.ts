/** Intruder tokens with their surprise numbers, and what is in the bag and on the shelf. */
import type { IntruderToken } from '../../../core/content.ts'
import type { IntruderKind } from '../../../core/types.ts'

const token = (kind: IntruderToken['kind'], value: number, copies: number): IntruderToken => ({ kind, value, copies })

export const intruderTokens: IntruderToken[] = [
  token('blank', 0, 1),
  token('larva', 1, 8),
  token('creeper', 1, 3),
  token('adult', 2, 4),
  token('adult', 3, 5),
  token('adult', 4, 3),
  token('breeder', 3, 1),
  token('breeder', 4, 1),
  token('queen', 4, 1),
]

/** NEM-SETUP-13: in the bag at the start, adults besides one per player. */
export const bagAtStart: Record<IntruderToken['kind'], number> = {
  blank: 1,
  larva: 4,
  creeper: 1,
  adult: 3,
  breeder: 0,
  queen: 1,
}

/** NEM-COMP-06 */
export const miniatures: Record<IntruderKind, number> = { larva: 6, creeper: 3, adult: 8, breeder: 2, queen: 1 }

/** NEM-DATA-44 */
export const contamination = { infected: 7, clean: 20 }
