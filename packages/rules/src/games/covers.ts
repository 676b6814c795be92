/** The manifest of what is known of each game before its box is opened. Nothing here plays a game. */
import type { Cover } from '../core/cover.ts'
import { cover as lockdown } from './lockdown/content/characters.ts'
import { lockdownExtras } from './lockdown/options.ts'
import { cover as nemesis } from './nemesis/content/characters.ts'
import { nemesisExtras, nemesisPlayOn } from './nemesis/options.ts'

export const COVERS = { nemesis, lockdown } satisfies Record<string, Cover>
export type GameId = keyof typeof COVERS

export const gameExtras = { ...nemesisExtras, ...lockdownExtras }
/** Options by which a player whose character has died plays on, against the others. */
export const gamePlayOn = [...nemesisPlayOn]
