/** The tasks and primitive effects of the shared mechanics. */
import { actionTasks } from './actions.ts'
import { attackTasks } from './attacks.ts'
import { cardEffects, cardTasks } from './cards.ts'
import { carryEffects, carryTasks } from './carry.ts'
import { combatTasks } from './combat.ts'
import { contaminationEffects, contaminationTasks } from './contamination.ts'
import { cooperationTasks } from './cooperation.ts'
import { craftEffects, craftTasks } from './craft.ts'
import { doorEffects, doorTasks } from './doors.ts'
import { douseEffects, douseTasks } from './douse.ts'
import { effectTasks, jointEffects } from './effects.ts'
import { encounterEffects, encounterTasks } from './encounters.ts'
import { eventEffects } from './events.ts'
import { intruderEffects, intruderTasks } from './intruders.ts'
import { loadingEffects, loadingTasks } from './loading.ts'
import { lookEffects, lookTasks } from './looks.ts'
import { markerEffects, markerTasks } from './markers.ts'
import { movementEffects, movementTasks } from './movement.ts'
import { noiseEffects, noiseTasks } from './noise.ts'
import { payTasks } from './pay.ts'
import { phaseTasks } from './phase.ts'
import { reactionTasks } from './reactions.ts'
import { repellingEffects, repellingTasks } from './repelling.ts'
import { roomEffects, roomTasks } from './rooms.ts'
import { searchEffects, searchTasks } from './search.ts'
import { selfDestructEffects } from './selfDestruct.ts'
import { shootingEffects, shootingTasks } from './shooting.ts'
import { thingEffects, thingTasks } from './things.ts'
import { throwingEffects, throwingTasks } from './throwing.ts'
import { tradeTasks } from './trade.ts'
import { turnEffects, turnTasks } from './turns.ts'
import { unpackTasks } from './unpack.ts'
import { ventEffects, ventTasks } from './vent.ts'
import { victoryTasks } from './victory.ts'
import { woundEffects, woundTasks } from './wounds.ts'

export const mechanicTasks = {
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
  ...loadingTasks,
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
  ...shootingTasks,
  ...throwingTasks,
  ...repellingTasks,
  ...cardTasks,
  ...ventTasks,
  ...douseTasks,
  ...phaseTasks,
  ...unpackTasks,
  ...victoryTasks,
}

export const mechanicEffects = {
  ...jointEffects,
  ...turnEffects,
  ...movementEffects,
  ...noiseEffects,
  ...doorEffects,
  ...markerEffects,
  ...searchEffects,
  ...carryEffects,
  ...loadingEffects,
  ...thingEffects,
  ...craftEffects,
  ...roomEffects,
  ...lookEffects,
  ...woundEffects,
  ...contaminationEffects,
  ...intruderEffects,
  ...encounterEffects,
  ...shootingEffects,
  ...throwingEffects,
  ...repellingEffects,
  ...cardEffects,
  ...ventEffects,
  ...douseEffects,
  ...eventEffects,
  ...selfDestructEffects,
}
