/**
 * The manifest of the code that plays each game. What can be known without playing is in the other manifests here:
 * covers.ts, printed.ts, vocabulary.ts. A new game is a folder here and a line in each list.
 */
import { type RulesMaker, registerGame } from '../core/ruleset.ts'
import type { GameId } from './covers.ts'
import { lockdownPredicates, lockdownReasons } from './lockdown/predicates.ts'
import { lockdown } from './lockdown/ruleset.ts'
import { lockdownEffects, lockdownTasks } from './lockdown/tasks.ts'
import { nemesisLooks } from './nemesis/engines.ts'
import { nemesisPredicates } from './nemesis/predicates.ts'
import { nemesis } from './nemesis/ruleset.ts'
import { nemesisEffects, nemesisTasks } from './nemesis/tasks.ts'

/** Importing this file makes them known to core/ruleset.ts. */
export const GAME_RULES = { nemesis, lockdown } satisfies Record<GameId, RulesMaker>
for (const [game, make] of Object.entries(GAME_RULES)) registerGame(game, make)

export const gameTasks = { ...nemesisTasks, ...lockdownTasks }
export const gameEffects = { ...nemesisEffects, ...lockdownEffects }
export const gamePredicates = { ...nemesisPredicates, ...lockdownPredicates }
/** Why a thing cannot be done where a predicate bars it. */
export const gameReasons = [lockdownReasons]
/** What a card lets a character look at. */
export const gameLooks = { ...nemesisLooks }
