/** The tasks and primitive effects that only Nemesis has. */
import { engineEffects, engineTasks } from './engines.ts'
import { shipEventEffects } from './events.ts'
import { intruderCommandEffects, intruderCommandTasks } from './intruderCommands.ts'
import { intruderPlayerTasks } from './intruderPlayer.ts'
import { clockTasks } from './phases.ts'
import { shipEffects, shipTasks } from './ship.ts'
import { shipCheckTasks } from './victory.ts'

export const nemesisTasks = {
  ...clockTasks,
  ...shipTasks,
  ...engineTasks,
  ...shipCheckTasks,
  ...intruderPlayerTasks,
  ...intruderCommandTasks,
}

export const nemesisEffects = {
  ...shipEventEffects,
  ...shipEffects,
  ...engineEffects,
  ...intruderCommandEffects,
}
