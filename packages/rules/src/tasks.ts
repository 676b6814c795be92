/** Every task of both games and what runs it. A task without a handler does not compile. */
import type { Handlers, TaskName } from './core/task.ts'
import { actionTasks } from './mechanics/actions.ts'
import { doorTasks } from './mechanics/doors.ts'
import { effectTasks } from './mechanics/effects.ts'
import { itemTasks } from './mechanics/items.ts'
import { markerTasks } from './mechanics/markers.ts'
import { movementTasks } from './mechanics/movement.ts'
import { noiseTasks } from './mechanics/noise.ts'
import { reactionTasks } from './mechanics/reactions.ts'
import { turnTasks } from './mechanics/turns.ts'
import { woundTasks } from './mechanics/wounds.ts'
import { nemesisTasks } from './nemesis/phases.ts'

export const tasks: Handlers<TaskName> = {
  ...turnTasks,
  ...actionTasks,
  ...reactionTasks,
  ...effectTasks,
  ...movementTasks,
  ...noiseTasks,
  ...doorTasks,
  ...markerTasks,
  ...itemTasks,
  ...woundTasks,
  ...nemesisTasks,
}
