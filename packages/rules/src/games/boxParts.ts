/** The manifest of what boards and characters have in some games only. */
import type { BoardData } from '../core/board.ts'
import type { Kit } from '../core/facts.ts'
import { type LockdownBoardInfo, lockdownBoardInfo } from './lockdown/board.ts'
import { type LockdownCharacterInfo, lockdownCharacterInfo } from './lockdown/content/characters.ts'
import { type NemesisBoardInfo, nemesisBoardInfo } from './nemesis/board.ts'

export interface GameBoardInfo extends NemesisBoardInfo, LockdownBoardInfo {}
export const boardPartsOf = (data: BoardData): GameBoardInfo => ({
  ...nemesisBoardInfo(data),
  ...lockdownBoardInfo(data),
})

export interface GameCharacterInfo extends LockdownCharacterInfo {}
export const characterPartsOf = (kit: Kit): GameCharacterInfo => lockdownCharacterInfo(kit)
