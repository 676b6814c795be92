/** The manifest of each game's own pieces: their kinds, and the fields that their faces have, empty. */
import { LOCKDOWN_KINDS, lockdownFaces } from './lockdown/faces.ts'
import { NEMESIS_KINDS, nemesisFaces } from './nemesis/faces.ts'

export const GAME_KINDS = [...NEMESIS_KINDS, ...LOCKDOWN_KINDS] as const
export const gameFaces = { ...nemesisFaces, ...lockdownFaces }
