/** The faces of the dice. */
import type { CombatFace, NoiseFace } from '../../../core/types.ts'

export const noiseDie: readonly NoiseFace[] = ['1', '1', '2', '2', '3', '3', '4', '4', 'silence', 'danger']
export const combatDie: readonly CombatFace[] = ['blank', 'creeper', 'creeper', 'adult', 'hit', 'double']
