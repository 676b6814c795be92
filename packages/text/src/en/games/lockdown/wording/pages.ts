/** How Lockdown says otherwise what Nemesis says too: pages around the game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['pages']> = {
  ui: {
    theShip: 'The Facility',
    awakeIn: 'Left in {room}',
    door: {
      gameSays: {
        nemesis: 'Up to five players wake up on a ship with something else in the Facility.',
      },
    },
    lobby: {
      boards: {
        'nemesis-base': {
          says: 'The Facility on the basic side of the board.',
        },
      },
      choices: {
        eventSelfDestructDespiteHibernation: {
          name: 'Events start the Autodestruction during hibernation',
          says: 'An Event starts the Autodestruction even while someone is hibernating. Otherwise, nothing can start it then.',
        },
      },
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['pages']> = {
  ui: {
    lobby: {
      choices: {
        intruderPlayer: {
          name: 'Play on as the Night Stalkers',
          says: 'The first player to die can take over the Night Stalkers and play against everyone.',
        },
        intruders: {
          name: 'Night Stalkers',
          says: 'The Night Stalkers of Nemesis hunt here instead of the Night Stalkers.',
        },
      },
    },
  },
}
