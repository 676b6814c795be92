/** The sides of each game's board that the rules explain. */
import type { Game } from '../covers/index.ts'

export type PicturedBoard = 'nemesis-base' | 'nemesis-alt' | 'lockdown-base' | 'lockdown-surface'

export const BOARDS_OF: Readonly<Record<Game, readonly PicturedBoard[]>> = {
  nemesis: ['nemesis-base', 'nemesis-alt'],
  lockdown: ['lockdown-base', 'lockdown-surface'],
}
export const FIRST_BOARD: Readonly<Record<Game, PicturedBoard>> = { nemesis: 'nemesis-base', lockdown: 'lockdown-base' }
