/** What the faces of the combat die do. */
import type { CombatFace, IntruderKind } from './types.ts'

const SMALL: readonly IntruderKind[] = ['larva', 'creeper']
const YOUNG: readonly IntruderKind[] = ['larva', 'creeper', 'adult']

/** NEM-COMBAT-09..13, NEM-RULING-56: what a face does before any weapon has its say. LOCK-COMBAT-11, LOCK-COMBAT-12 */
export function harm(face: CombatFace, kind: IntruderKind | 'eggs'): number {
  switch (face) {
    case 'blank':
    case 'alpha':
      return 0
    case 'creeper':
      return kind === 'eggs' || SMALL.includes(kind) ? 1 : 0
    case 'adult':
      return kind === 'eggs' || YOUNG.includes(kind) ? 1 : 0
    case 'hit':
    case 'beta':
      return 1
    case 'double':
      return 2
  }
}
