/** The manifest of closed sets to which every game adds its own. */
import { LOCKDOWN_FATES, LOCKDOWN_NOTES } from './lockdown/sets.ts'
import { NEMESIS_FATES, NEMESIS_NOTES, NEMESIS_ZONES } from './nemesis/sets.ts'

export const GAME_FATES = [...NEMESIS_FATES, ...LOCKDOWN_FATES] as const
/** In the middle of the numbered list of zones, so closed: a new one stands at the end of that list. */
export const GAME_ZONES = NEMESIS_ZONES
export const GAME_NOTES = [...NEMESIS_NOTES, ...LOCKDOWN_NOTES] as const
