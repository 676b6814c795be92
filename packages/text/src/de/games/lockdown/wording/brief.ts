/** What is otherwise where the crew has come to Mars: there are no engines, and no ship to steer. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['brief']> = {
  cardLines: {
    basicRepairs: 'Behebe eine Fehlfunktion.',
    repairs: 'Behebe eine Fehlfunktion.',
    fastRepairs: 'Behebe eine Fehlfunktion.',
  },
  characters: {
    strengths: {
      pilot: {
        first: 'Fährt mit dem Rover davon',
        second: 'Späht Kapseln und Räume aus',
        third: 'Nutzt die meisten Räume kostenlos',
      },
    },
  },
}
