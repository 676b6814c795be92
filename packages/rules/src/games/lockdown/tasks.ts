/** The tasks and primitive effects that only Lockdown has. */
import { alertEffects } from './alert.ts'
import { facilityCardEffects, facilityCardTasks } from './cards.ts'
import { cargoPodEffects, cargoPodTasks } from './cargoPods.ts'
import { computerEffects, computerTasks } from './computer.ts'
import { contingencyEffects, contingencyTasks } from './contingency.ts'
import { darknessEffects, darknessTasks } from './darkness.ts'
import { elevatorEffects, elevatorTasks } from './elevator.ts'
import { facilityEndTasks } from './ending.ts'
import { facilityEventEffects, facilityEventTasks } from './events.ts'
import { fightingEffects, fightingTasks } from './fighting.ts'
import { gateEffects, gateTasks } from './gate.ts'
import { isolationEffects, isolationTasks } from './isolation.ts'
import { knowledgeEffects, knowledgeTasks } from './knowledge.ts'
import { facilityClockTasks } from './phases.ts'
import { powerEffects, powerTasks } from './power.ts'
import { facilityRoomEffects, facilityRoomTasks } from './rooms.ts'
import { surfaceEffects, surfaceTasks } from './surface/surface.ts'
import { facilityCheckTasks } from './victory.ts'

export const lockdownTasks = {
  ...powerTasks,
  ...elevatorTasks,
  ...gateTasks,
  ...cargoPodTasks,
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

export const lockdownEffects = {
  ...powerEffects,
  ...elevatorEffects,
  ...gateEffects,
  ...cargoPodEffects,
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
