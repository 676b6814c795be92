/** Polish for the lessons and puzzles of Lockdown. */
import { contingencies } from './contingencies.ts'
import { escaping } from './escaping.ts'
import { facility } from './facility.ts'
import { fighting } from './fighting.ts'
import { knowledge } from './knowledge.ts'
import { moving } from './moving.ts'
import { objectives } from './objectives.ts'
import { pods } from './pods.ts'
import { power } from './power.ts'
import { rooms } from './rooms.ts'
import { talk } from './talk.ts'
import { wounds } from './wounds.ts'

export const ui = {
  lockdownLessons: {
    ...moving,
    ...power,
    ...fighting,
    ...escaping,
    ...wounds,
    ...rooms,
    ...facility,
    ...knowledge,
    ...contingencies,
    ...pods,
    ...objectives,
    ...talk,
  },
}
