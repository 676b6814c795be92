/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { knowledge as en } from '../../../../en/games/lockdown/lessons/knowledge.ts'

export const knowledge: Translation<typeof en> = {
  anotherKind: {
    title: 'De otro tipo',
    task: 'Aquí hay un Cuerpo y un Huevo. Ya se ha analizado un Cuerpo. Descubre la tercera Debilidad.',
    hint: 'Solo el primero de cada tipo descubre una Debilidad. El Huevo es nuevo.',
    solved: 'La tercera Debilidad está a la vista. Lleva al Laboratorio lo que no ha visto.',
    answers: {
      again: 'Tres de Conocimiento, pero ninguna Debilidad: ya se había analizado un Cuerpo.',
      other: 'Tu turno ha terminado y la tercera Debilidad sigue oculta.',
    },
  },
  readWhatIsKnown: {
    title: 'Dos páginas de golpe',
    task: 'Te queda una acción, y necesitas Conocimiento 5 para usar la segunda Debilidad. Tienes 3.',
    hint: 'Los Documentos de investigación dan 1 de Conocimiento por cada Debilidad a la vista. Cuéntalas.',
    solved: 'Conocimiento 5: hay dos Debilidades a la vista, así que los papeles valían dos.',
    answers: {
      one: 'La Computadora enseña las cosas de una en una. Necesitabas dos.',
    },
  },
  fiveByTonight: {
    title: 'Cinco para esta noche',
    task: 'El Código Amarillo te perdona desde Conocimiento 5. Tienes Conocimiento 1, dos cartas, un Cuerpo en el Laboratorio y este turno.',
    hint: 'La acción del compartimento costaría las dos. «Plan maestro» la hace por una, y la Computadora usa la otra.',
    solved: 'Uno y tres y uno son cinco. Una carta que vale por dos merece guardarse.',
    answers: {
      four: 'No has llegado a Conocimiento 5: te ha faltado una carta.',
    },
  },
  downToTheLab: {
    title: 'Abajo, al laboratorio',
    task: 'Llevas un Cuerpo, el Ascensor está aquí y tienes cuatro cartas. Analízalo en el Laboratorio de S-02 en esta ronda.',
    hint: 'La acción del Laboratorio cuesta dos cartas y entrar, una. Por las escaleras falta una.',
    solved: 'Debilidad descubierta y Conocimiento 4. El Ascensor ahorra una carta además de Ruido.',
    answers: {
      short: 'Te has quedado sin cartas antes del Laboratorio.',
    },
  },
}
