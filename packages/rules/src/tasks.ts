/** Every task and every primitive effect of both games, and what runs it. One without a handler does not compile. */
import type { Fx } from './core/effect.ts'
import type { Handlers, TaskName } from './core/task.ts'
import { actionTasks } from './mechanics/actions.ts'
import { attackTasks } from './mechanics/attacks.ts'
import { carryEffects, carryTasks } from './mechanics/carry.ts'
import { combatEffects, combatTasks } from './mechanics/combat.ts'
import { contaminationEffects, contaminationTasks } from './mechanics/contamination.ts'
import { craftEffects, craftTasks } from './mechanics/craft.ts'
import { doorEffects, doorTasks } from './mechanics/doors.ts'
import { effectTasks, jointEffects, type Primitives, usePrimitives } from './mechanics/effects.ts'
import { encounterEffects, encounterTasks } from './mechanics/encounters.ts'
import { intruderEffects, intruderTasks } from './mechanics/intruders.ts'
import { lookEffects, lookTasks } from './mechanics/looks.ts'
import { markerEffects, markerTasks } from './mechanics/markers.ts'
import { movementEffects, movementTasks } from './mechanics/movement.ts'
import { noiseEffects, noiseTasks } from './mechanics/noise.ts'
import { payTasks } from './mechanics/pay.ts'
import { reactionTasks } from './mechanics/reactions.ts'
import { roomEffects, roomTasks } from './mechanics/rooms.ts'
import { searchEffects, searchTasks } from './mechanics/search.ts'
import { thingEffects, thingTasks } from './mechanics/things.ts'
import { tradeTasks } from './mechanics/trade.ts'
import { turnEffects, turnTasks } from './mechanics/turns.ts'
import { woundEffects, woundTasks } from './mechanics/wounds.ts'
import { eventEffects } from './nemesis/events.ts'
import { nemesisTasks } from './nemesis/phases.ts'
import { setupTasks } from './nemesis/setup.ts'
import { shipEffects, shipTasks } from './nemesis/ship.ts'
import { victoryTasks } from './nemesis/victory.ts'

export const tasks: Handlers<TaskName> = {
  ...turnTasks,
  ...actionTasks,
  ...payTasks,
  ...reactionTasks,
  ...effectTasks,
  ...movementTasks,
  ...noiseTasks,
  ...doorTasks,
  ...markerTasks,
  ...searchTasks,
  ...carryTasks,
  ...thingTasks,
  ...craftTasks,
  ...tradeTasks,
  ...roomTasks,
  ...lookTasks,
  ...woundTasks,
  ...contaminationTasks,
  ...intruderTasks,
  ...encounterTasks,
  ...attackTasks,
  ...combatTasks,
  ...setupTasks,
  ...nemesisTasks,
  ...shipTasks,
  ...victoryTasks,
}

const primitives: Primitives<Fx> = {
  ...jointEffects,
  ...turnEffects,
  ...movementEffects,
  ...noiseEffects,
  ...doorEffects,
  ...markerEffects,
  ...searchEffects,
  ...carryEffects,
  ...thingEffects,
  ...craftEffects,
  ...roomEffects,
  ...lookEffects,
  ...woundEffects,
  ...contaminationEffects,
  ...intruderEffects,
  ...encounterEffects,
  ...combatEffects,
  ...eventEffects,
  ...shipEffects,
}
usePrimitives(primitives)
