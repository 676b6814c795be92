/** How Lockdown says otherwise what Nemesis says too: pages around the game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['pages']> = {
  ui: {
    theShip: 'Die Anlage',
    awakeIn: 'Zurückgeblieben {room:in}',
    lobby: {
      boards: {
        'nemesis-base': {
          says: 'Die Anlage, wie sie auf der Standardseite des Spielplans ist.',
        },
      },
    },
  },
}
