/** Every task and every primitive effect of both games, and what runs it. One without a handler does not compile. */
import type { Fx } from './core/effect.ts'
import type { Handlers, TaskName } from './core/task.ts'
import { alertEffects } from './lockdown/alert.ts'
import { facilityCardEffects, facilityCardTasks } from './lockdown/cards.ts'
import { computerEffects, computerTasks } from './lockdown/computer.ts'
import { contingencyEffects, contingencyTasks } from './lockdown/contingency.ts'
import { cssEffects, cssTasks } from './lockdown/css.ts'
import { darknessEffects, darknessTasks } from './lockdown/darkness.ts'
import { elevatorEffects, elevatorTasks } from './lockdown/elevator.ts'
import { facilityEndTasks } from './lockdown/ending.ts'
import { facilityEventEffects, facilityEventTasks } from './lockdown/events.ts'
import { fightingEffects, fightingTasks } from './lockdown/fighting.ts'
import { gateEffects, gateTasks } from './lockdown/gate.ts'
import { isolationEffects, isolationTasks } from './lockdown/isolation.ts'
import { knowledgeEffects, knowledgeTasks } from './lockdown/knowledge.ts'
import { facilityClockTasks } from './lockdown/phases.ts'
import { powerEffects, powerTasks } from './lockdown/power.ts'
import { facilityRoomEffects, facilityRoomTasks } from './lockdown/rooms.ts'
import { surfaceEffects, surfaceTasks } from './lockdown/surface.ts'
import { facilityCheckTasks } from './lockdown/victory.ts'
import { actionTasks } from './mechanics/actions.ts'
import { attackTasks } from './mechanics/attacks.ts'
import { carryEffects, carryTasks } from './mechanics/carry.ts'
import { combatEffects, combatTasks } from './mechanics/combat.ts'
import { contaminationEffects, contaminationTasks } from './mechanics/contamination.ts'
import { cooperationTasks } from './mechanics/cooperation.ts'
import { craftEffects, craftTasks } from './mechanics/craft.ts'
import { doorEffects, doorTasks } from './mechanics/doors.ts'
import { douseEffects, douseTasks } from './mechanics/douse.ts'
import { effectTasks, jointEffects, type Primitives, usePrimitives } from './mechanics/effects.ts'
import { encounterEffects, encounterTasks } from './mechanics/encounters.ts'
import { eventEffects } from './mechanics/events.ts'
import { intruderEffects, intruderTasks } from './mechanics/intruders.ts'
import { lookEffects, lookTasks } from './mechanics/looks.ts'
import { markerEffects, markerTasks } from './mechanics/markers.ts'
import { movementEffects, movementTasks } from './mechanics/movement.ts'
import { noiseEffects, noiseTasks } from './mechanics/noise.ts'
import { payTasks } from './mechanics/pay.ts'
import { phaseTasks } from './mechanics/phase.ts'
import { reactionTasks } from './mechanics/reactions.ts'
import { roomEffects, roomTasks } from './mechanics/rooms.ts'
import { searchEffects, searchTasks } from './mechanics/search.ts'
import { selfDestructEffects } from './mechanics/selfdestruct.ts'
import { thingEffects, thingTasks } from './mechanics/things.ts'
import { tradeTasks } from './mechanics/trade.ts'
import { turnEffects, turnTasks } from './mechanics/turns.ts'
import { unpackTasks } from './mechanics/unpack.ts'
import { ventEffects, ventTasks } from './mechanics/vent.ts'
import { victoryTasks } from './mechanics/victory.ts'
import { woundEffects, woundTasks } from './mechanics/wounds.ts'
import { shipEventEffects } from './nemesis/events.ts'
import { intruderPlayerEffects, intruderPlayerTasks } from './nemesis/intruderplayer.ts'
import { clockTasks } from './nemesis/phases.ts'
import { shipEffects, shipTasks } from './nemesis/ship.ts'
import { shipCheckTasks } from './nemesis/victory.ts'

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
  ...cooperationTasks,
  ...contaminationTasks,
  ...intruderTasks,
  ...encounterTasks,
  ...attackTasks,
  ...combatTasks,
  ...ventTasks,
  ...douseTasks,
  ...phaseTasks,
  ...unpackTasks,
  ...victoryTasks,
  ...clockTasks,
  ...shipTasks,
  ...shipCheckTasks,
  ...intruderPlayerTasks,
  ...powerTasks,
  ...elevatorTasks,
  ...gateTasks,
  ...cssTasks,
  ...isolationTasks,
  ...facilityRoomTasks,
  ...contingencyTasks,
  ...computerTasks,
  ...knowledgeTasks,
  ...darknessTasks,
  ...facilityEventTasks,
  ...facilityCardTasks,
  ...fightingTasks,
  ...surfaceTasks,
  ...facilityClockTasks,
  ...facilityEndTasks,
  ...facilityCheckTasks,
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
  ...ventEffects,
  ...douseEffects,
  ...eventEffects,
  ...shipEventEffects,
  ...selfDestructEffects,
  ...shipEffects,
  ...intruderPlayerEffects,
  ...powerEffects,
  ...elevatorEffects,
  ...gateEffects,
  ...cssEffects,
  ...isolationEffects,
  ...alertEffects,
  ...facilityRoomEffects,
  ...contingencyEffects,
  ...computerEffects,
  ...knowledgeEffects,
  ...darknessEffects,
  ...facilityEventEffects,
  ...facilityCardEffects,
  ...fightingEffects,
  ...surfaceEffects,
}
usePrimitives(primitives)
