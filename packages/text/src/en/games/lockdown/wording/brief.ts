/** What is otherwise where the crew has come to Mars: there are no engines, and no ship to steer. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['brief']> = {
  cardLines: {
    basicRepairs: 'Fix a malfunction.',
    repairs: 'Fix a malfunction.',
    fastRepairs: 'Fix a malfunction.',
  },
  characters: {
    strengths: {
      pilot: {
        first: 'Drives off in the Rover',
        second: 'Sees pods and rooms in advance',
        third: 'Takes most room actions for free',
      },
    },
  },
}
