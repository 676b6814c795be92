/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  quietSteps: {
    title: 'Pasos silenciosos',
    task: 'Entra en la Cantina sin que te oigan. En tres de sus cuatro pasillos ya hay Ruido.',
    hint: 'Moverte con cuidado cuesta dos cartas y tú eliges dónde suena. Elige el pasillo tranquilo.',
    solved: 'No ha venido nadie. Una carta más es barata si casi cualquier resultado del dado trae un encuentro.',
    answers: {
      heard: 'Te han oído: hacer ruido donde ya lo había atrae a quien lo hizo.',
      stayed: 'Sigues fuera de la Cantina y tu turno ha terminado.',
    },
  },
}
