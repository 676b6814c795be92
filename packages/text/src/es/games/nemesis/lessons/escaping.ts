/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  lastBerth: {
    title: 'La última litera',
    task: 'La nave salta al acabar esta ronda. Duérmete antes en el Hibernatorio: tienes cuatro cartas.',
    hint: 'La puerta cuesta una carta, el camino una y la litera dos. No gastes ninguna de más.',
    solved: 'Duermes, y la tapa está cerrada. Cuenta tus cartas antes del último paseo, no durante.',
    answers: {
      late: 'La nave ha saltado sin ti: quien está despierto muere. Te faltó una carta, o la puerta seguía cerrada.',
    },
  },
}
