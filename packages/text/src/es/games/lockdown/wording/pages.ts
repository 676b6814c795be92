/** How Lockdown says otherwise what Nemesis says too: pages around the game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['pages']> = {
  ui: {
    theShip: 'El complejo',
    awakeIn: 'Sigue en {room}',
    door: {
      gameSays: {
        nemesis: 'Hasta cinco personas despiertan en una nave con algo más en el complejo.',
      },
    },
    lobby: {
      boards: {
        'nemesis-base': {
          says: 'El complejo tal como está en la cara básica del tablero.',
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
          name: 'Seguir con los Acechadores nocturnos',
          says: 'Quien muera primero puede dirigir a los Acechadores nocturnos desde entonces, contra todos.',
        },
        intruders: {
          name: 'Acechadores nocturnos',
          says: 'Aquí cazan los Acechadores nocturnos de Nemesis en lugar de los Acechadores nocturnos.',
        },
      },
    },
  },
}
