/** How Lockdown says otherwise what Nemesis says too: pages around the game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, and where it leaves those who did not get out. */
export const always: Some<Areas['pages']> = {
  ui: {
    theShip: 'The Facility',
    awakeIn: 'Left in {room}',
  },
}
