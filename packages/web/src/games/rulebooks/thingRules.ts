/** Which rules belong to the things of each game. */
import type { ThingRules } from '../../rules/thingRules.ts'
import type { Game } from '../covers/index.ts'
import { lockdownThings } from '../lockdown/rules/thingRules.ts'
import { nemesisThings } from '../nemesis/rules/thingRules.ts'

export const THING_RULES: Readonly<Record<Game, ThingRules>> = { nemesis: nemesisThings, lockdown: lockdownThings }
