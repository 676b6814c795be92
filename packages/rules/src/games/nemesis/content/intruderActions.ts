/** The deck of whoever plays the Intruders: where one of them goes, how many attack cards it may choose from, what else. */

import { type Effect, plain } from '../../../core/effect.ts'
import type { IntruderAction } from '../faces.ts'

const command = (id: string, way: number | null, attacks: number, ...effect: Effect[]): IntruderAction => ({
  id,
  way,
  attacks,
  effect,
})

const pursuit = plain('pursuit')
const planning: Effect = { fx: 'planning', draw: 3 }

export const intruderActions: IntruderAction[] = [
  command('pursuit', 1, 2, pursuit),
  command('pursuit', 2, 2, pursuit),
  command('pursuit', 3, 2, pursuit),
  command('pursuit', null, 3, pursuit),
  command('coordinatedHunt', 3, 1, plain('hunt')),
  command('coordinatedHunt', 4, 1, plain('hunt')),
  command('metamorphosis', 1, 1, { fx: 'eclosion', draw: 4 }),
  command('planning', 4, 1, planning),
  command('planning', null, 1, planning),
  command('selfHealing', 2, 1, { fx: 'healOne', count: 2 }),
]
