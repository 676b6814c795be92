/** What is otherwise where the crew has come to Mars: there are no engines, and no ship to steer. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['brief']> = {
  cardLines: {
    basicRepairs: 'Arregla un Fallo.',
    repairs: 'Arregla un Fallo.',
    fastRepairs: 'Arregla un Fallo.',
  },
  characters: {
    strengths: {
      pilot: {
        first: 'Se marcha en el Rover',
        second: 'Espía contenedores y compartimentos',
        third: 'Usa gratis casi todos los compartimentos',
      },
    },
  },
}
