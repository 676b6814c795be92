/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  lastBerth: {
    title: 'L’ultima cuccetta',
    task: 'La nave salta alla fine di questo turno. Prima mettiti a dormire nell’Ibernatorio: bastano quattro carte.',
    hint: 'La porta costa una carta, la strada una, la cuccetta due. Non sprecarne nessuna.',
    solved: 'Dormi, e il coperchio è chiuso. Conta le carte prima dell’ultima camminata, non durante.',
    answers: {
      late: 'La nave è saltata, e chi è sveglio muore. Ti mancava una carta, o la porta era chiusa.',
    },
  },
}
