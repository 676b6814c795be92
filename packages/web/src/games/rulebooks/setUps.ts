/** The set-ups of each game, counted when the page is built (`build/setUps.ts`). */
import type { TableView } from '@coldwake/rules/facts'
import type { Game } from '../covers/index.ts'

interface Laid {
  laid: number
  /** In the box. */
  of: number
}

export interface SetUp {
  players: number
  table: TableView
  count: {
    rooms1: Laid
    rooms2: Laid
    tokens: Laid
    coordinates: number
    weaknesses: Laid
    eggs: Laid
    fire: number
    malfunction: number
    doors: number
    crafted: number
    /** Cards of a character's deck, and its quest items. */
    actions: number
    quests: number
    hand: number
    /** Of each deck of objectives: all cards, and those for so many players. */
    objectives: readonly { deck: string; all: number; fit: number }[]
    cssTokens: Laid
    computer: number
    contingencies: { each: number; pool: number }
  }
}

export const SETUPS: Readonly<Record<Game, () => Promise<{ default: readonly SetUp[] }>>> = {
  nemesis: () => import('virtual:setups/nemesis'),
  lockdown: () => import('virtual:setups/lockdown'),
}
