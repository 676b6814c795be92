/** Every task, primitive effect and predicate, and the code that runs it. One without a handler does not compile. */
import type { Fx } from './core/effect.ts'
import type { Handlers, TaskName } from './core/task.ts'
import { gameEffects, gameLooks, gamePredicates, gameReasons, gameTasks } from './games/index.ts'
import { type Primitives, usePrimitives } from './mechanics/effects.ts'
import { tileLooks, useLooks } from './mechanics/looks.ts'
import { mechanicPredicates, mechanicReasons, usePredicates } from './mechanics/predicates.ts'
import { mechanicEffects, mechanicTasks } from './mechanics/tasks.ts'

export const tasks: Handlers<TaskName> = { ...mechanicTasks, ...gameTasks }

const primitives: Primitives<Fx> = { ...mechanicEffects, ...gameEffects }
usePrimitives(primitives)

usePredicates({ ...mechanicPredicates, ...gamePredicates }, [mechanicReasons, ...gameReasons])

useLooks({ ...tileLooks, ...gameLooks })
