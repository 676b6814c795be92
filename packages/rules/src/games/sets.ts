/** The manifest of closed sets to which every game adds its own. */
import { LOCKDOWN_FATES, LOCKDOWN_NOTES } from './lockdown/sets.ts'
import { NEMESIS_FATES, NEMESIS_NOTES } from './nemesis/sets.ts'

export const GAME_FATES = [...NEMESIS_FATES, ...LOCKDOWN_FATES] as const
export const GAME_NOTES = [...NEMESIS_NOTES, ...LOCKDOWN_NOTES] as const
