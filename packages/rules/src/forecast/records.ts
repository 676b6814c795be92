/** What every task, effect and action may cost, put together: a new kind does not compile until it is in here. */
import type { Effect } from '../core/effect.ts'
import { gameActions, gameEffects, gameTasks } from '../games/forecast.ts'
import type { Ctx } from '../mechanics/effects.ts'
import { type ActionForesight, act, sharedActions } from './actions.ts'
import { type Effects, sharedEffects } from './effects.ts'
import { fightForesight } from './fights.ts'
import type { Foresight, Handlers } from './foresight.ts'
import { movementForesight } from './movement.ts'
import { phaseForesight } from './phase.ts'
import { sharedTasks } from './tasks.ts'

const actions: ActionForesight = { ...sharedActions, ...gameActions }
const effects: Effects = { ...sharedEffects, ...gameEffects }

export const tasks: Handlers = {
  chooseAction: { answer: (f, { who }, choice) => act(f, who, choice, actions) },
  ...sharedTasks,
  ...phaseForesight,
  ...movementForesight,
  ...fightForesight,
  ...gameTasks,
}

export function foreseeEffect(f: Foresight, ctx: Ctx, effect: Effect): void {
  const does = effects[effect.fx] as (f: Foresight, ctx: Ctx, of: Effect) => void
  does(f, ctx, effect)
}
