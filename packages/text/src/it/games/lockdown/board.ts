/** Words on the facility's board: sections, light, the way out. */

import type { Translation } from '../../../areas.ts'
import type { siteWords as en } from '../../../en/games/lockdown/board.ts'

export const siteWords: Translation<typeof en> = {
  sectionIs: '{section}: {state}',
  alwaysDark: 'sempre al buio',
  exit: 'da qui si esce all’esterno',
  elevatorHere: 'qui si trova l’Ascensore',
}
