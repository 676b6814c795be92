/** The manifest of what each game adds to forecasts. */
import { inBox } from '../core/options.ts'
import type { OwnForesight } from '../forecast/ownForesight.ts'
import { lockdownForesight } from './lockdown/forecast/facility.ts'
import { facilityActions, facilityEffects, facilityTasks } from './lockdown/forecast/tasks.ts'
import { intruderPlayerEffects, intruderPlayerForesight } from './nemesis/forecast/intruderPlayer.ts'
import { nemesisForesight, shipEffects, shipTasks } from './nemesis/forecast/ship.ts'

export const gameTasks = { ...shipTasks, ...intruderPlayerForesight, ...facilityTasks }
export const gameEffects = { ...shipEffects, ...intruderPlayerEffects, ...facilityEffects }
export const gameActions = { ...facilityActions }

const games: Readonly<Record<string, OwnForesight>> = { nemesis: nemesisForesight, lockdown: lockdownForesight }
/** What a box knows of itself; a game that is not known here is taken for one without anything of its own. */
export const ownForesight = (box: string): OwnForesight => games[inBox(box).game] ?? nemesisForesight
