/** Words on the facility's board: sections, light, the way out. */
import type { siteWords as en } from '../../../en/games/lockdown/board.ts'

export const siteWords: typeof en = {
  sectionIs: (section: string, state: string) => `${section}: ${state}`,
  alwaysDark: 'immer dunkel',
  exit: 'von hier führt der Ausgang ins Freie',
  elevatorHere: 'der Aufzug ist hier',
}
