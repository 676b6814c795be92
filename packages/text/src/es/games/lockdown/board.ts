/** Words on the facility's board: sections, light, the way out. */
import type { siteWords as en } from '../../../en/games/lockdown/board.ts'

export const siteWords: typeof en = {
  sectionIs: (section, state) => `${section}: ${state}`,
  alwaysDark: 'siempre a oscuras',
  exit: 'desde aquí se sale al exterior',
  elevatorHere: 'el Ascensor está aquí',
}
