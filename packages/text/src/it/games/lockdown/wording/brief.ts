/** What is otherwise where the crew has come to Mars: there are no engines, and no ship to steer. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['brief']> = {
  cardLines: {
    basicRepairs: 'Ripara un Malfunzionamento.',
    repairs: 'Ripara un Malfunzionamento.',
    fastRepairs: 'Ripara un Malfunzionamento.',
  },
  characters: {
    strengths: {
      pilot: {
        first: 'Se ne va con il Rover',
        second: 'Sbircia Capsule e Stanze',
        third: 'Usa gratis quasi tutte le Stanze',
      },
    },
  },
}
