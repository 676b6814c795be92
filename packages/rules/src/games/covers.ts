/** The manifest of what is known of each game before its box is opened. Nothing here plays a game. */
import type { BoardData } from '../core/board.ts'
import type { Cover } from '../core/cover.ts'
import type { Kit } from '../core/facts.ts'
import { type LockdownBoardInfo, lockdownBoardInfo } from './lockdown/board.ts'
import { type LockdownCharacterInfo, cover as lockdown, lockdownCharacterInfo } from './lockdown/content/characters.ts'
import { lockdownExtras } from './lockdown/options.ts'
import { type NemesisBoardInfo, nemesisBoardInfo } from './nemesis/board.ts'
import { cover as nemesis } from './nemesis/content/characters.ts'
import { nemesisExtras, nemesisPlayOn } from './nemesis/options.ts'

export const COVERS = { nemesis, lockdown } satisfies Record<string, Cover>
export type GameId = keyof typeof COVERS

export const gameExtras = { ...nemesisExtras, ...lockdownExtras }
/** Options by which a player whose character has died plays on, against the others. */
export const gamePlayOn = [...nemesisPlayOn]

export interface GameBoardInfo extends NemesisBoardInfo, LockdownBoardInfo {}
export const boardPartsOf = (data: BoardData): GameBoardInfo => ({
  ...nemesisBoardInfo(data),
  ...lockdownBoardInfo(data),
})

export interface GameCharacterInfo extends LockdownCharacterInfo {}
export const characterPartsOf = (kit: Kit): GameCharacterInfo => lockdownCharacterInfo(kit)
