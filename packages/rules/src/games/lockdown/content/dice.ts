/** The faces of the advantage die; the other dice are those of Nemesis. */
import type { CombatFace } from '../../../core/types.ts'

export const advantageDie: readonly CombatFace[] = ['blank', 'creeper', 'adult', 'alpha', 'beta', 'double']
