/** The manifest of games: the only file of this package that lists them. */
import { boxName, type GameEvent, inBox } from '@coldwake/rules'
import { type GameScreen, PLAIN_SCREEN } from '../gameScreen.ts'
import { harms as lockdownHarms } from './lockdown/harms.ts'
import { screen as lockdown } from './lockdown/screen.ts'
import { screen as nemesis } from './nemesis/screen.ts'

const SCREENS: Readonly<Record<string, GameScreen>> = { nemesis, lockdown }

export const screenOf = (box: string): GameScreen => SCREENS[inBox(box).game] ?? PLAIN_SCREEN

/** What a character may die of, by the event that announces it, besides what every game has. */
export const GAME_HARMS: Partial<Record<GameEvent['e'], string>> = lockdownHarms

/** The box of each game with every extra in it. The last is worded for Intruders in place of Night Stalkers. */
export const FULL_BOXES: ReadonlyMap<string, string> = new Map([
  ['nemesis', boxName('nemesis', ['intruder'])],
  ['lockdown', boxName('lockdown', ['surface', 'crew'])],
  ['lockdown+intruders', boxName('lockdown', ['surface', 'crew', 'intruders'])],
])

/** The game that is played where none is named. */
export const FIRST_GAME = 'nemesis'
