/** Italian for the coached first games: what the coach says, and its answers to other deeds. */
import { coachWords } from './coach.ts'
import { lockdownWatch } from './lockdown.ts'
import { nemesisWatch } from './nemesis.ts'

export const ui = { watch: { coach: coachWords, nemesis: nemesisWatch, lockdown: lockdownWatch } }
