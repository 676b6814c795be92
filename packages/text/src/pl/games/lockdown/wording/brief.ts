/** What is otherwise where the crew has come to Mars: there are no engines, and no ship to steer. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['brief']> = {
  cardLines: {
    basicRepairs: 'Usuń awarię.',
    repairs: 'Usuń awarię.',
    fastRepairs: 'Usuń awarię.',
  },
  characters: {
    strengths: {
      pilot: {
        first: 'Odjeżdża łazikiem',
        second: 'Podgląda kapsuły i pomieszczenia',
        third: 'Używa większości pomieszczeń za darmo',
      },
    },
  },
}
