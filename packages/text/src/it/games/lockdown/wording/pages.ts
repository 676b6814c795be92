/** How Lockdown says otherwise what Nemesis says too: pages around the game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['pages']> = {
  ui: {
    theShip: 'Il Complesso',
    awakeIn: 'Ancora in {room}',
    door: {
      gameSays: {
        nemesis: 'Fino a cinque persone si svegliano su una nave con qualcos’altro nel Complesso.',
      },
    },
    lobby: {
      boards: {
        'nemesis-base': {
          says: 'Il Complesso com’è sul lato base del tabellone.',
        },
      },
    },
  },
}
