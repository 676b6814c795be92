import type { Ask } from '../../core/types.ts'

/** What the lessons of Nemesis are grouped by. */
export const nemesisGroups = [
  'moving',
  'fighting',
  'escaping',
  'wounds',
  'rooms',
  'ship',
  'objectives',
  'talk',
] as const

/** Questions in which somebody who is in a pod, or plays the Intruders, chooses what to do in their turn. */
export const nemesisTurns = ['podTurn', 'intruderTurn'] as const satisfies readonly Ask[]
