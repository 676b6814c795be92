/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { knowledge as en } from '../../../../en/games/lockdown/lessons/knowledge.ts'

export const knowledge: Translation<typeof en> = {
  anotherKind: {
    title: 'De otra clase',
    task: 'Aquí hay un cuerpo y un huevo. Ya se ha analizado un cuerpo. Descubre la tercera debilidad.',
    hint: 'Solo el primer objeto de cada clase descubre una debilidad. El huevo es nuevo.',
    solved: 'La tercera debilidad está a la vista. Lleva al Laboratorio lo que no ha visto.',
    answers: {
      again: 'Tres de Conocimiento, pero ninguna debilidad: ya se había analizado un cuerpo.',
      other: 'Tu turno ha terminado y la tercera debilidad sigue oculta.',
    },
  },
  readWhatIsKnown: {
    title: 'Dos páginas de golpe',
    task: 'Te queda una acción, y necesitas Conocimiento 5 para usar la segunda debilidad. Tienes 3.',
    hint: 'Los Documentos de investigación dan 1 de Conocimiento por cada debilidad a la vista. Cuéntalas.',
    solved: 'Conocimiento 5: hay dos debilidades a la vista, así que los papeles valían dos.',
    answers: {
      one: 'La computadora enseña las cosas de una en una. Necesitabas dos.',
    },
  },
  fiveByTonight: {
    title: 'Cinco para esta noche',
    task: 'El Código Amarillo te perdona desde Conocimiento 5. Tienes 1, dos cartas y un cuerpo en el Laboratorio. Este turno.',
    hint: 'La acción de la sala costaría las dos. Plan maestro la hace por una, y la computadora usa la otra.',
    solved: 'Uno y tres y uno son cinco. Una carta que vale por dos merece guardarse.',
    answers: {
      four: 'No has llegado a Conocimiento 5: te ha faltado una carta.',
    },
  },
  downToTheLab: {
    title: 'Abajo, al laboratorio',
    task: 'Llevas un cuerpo, el ascensor está aquí, cuatro cartas. Analízalo en el Laboratorio de S-02 en esta ronda.',
    hint: 'El laboratorio pide dos cartas y su puerta una. Por las escaleras falta una.',
    solved: 'Una debilidad a la vista y tu Conocimiento es 4. El ascensor ahorra una carta además de ruido.',
    answers: {
      short: 'Te has quedado sin cartas antes del Laboratorio.',
    },
  },
}
