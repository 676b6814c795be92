/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { contingencies as en } from '../../../../en/games/lockdown/lessons/contingencies.ts'

export const contingencies: Translation<typeof en> = {
  yourOwnToken: {
    title: 'Lo que tienes no está activo',
    task: 'Dos salidas: la Sala de cuarentena, aquí, y el contenedor de al lado. Tienes Código Gris y Código Verde. Vuelve a casa.',
    hint: 'El Gris mata a quien sale en contenedor. El único lo tienes tú: no puede ser el activo.',
    solved:
      'El activo era el Código Rojo, que mata a quien se encierra. Un código con una sola ficha, si la tienes tú, no puede estar activo.',
    answers: {
      locked:
        'El activo era el Código Rojo, que mata a los encerrados. Los contenedores eran seguros: el Gris lo tienes tú.',
      stayed: 'No has salido a tiempo.',
    },
  },
  sayYouAreHere: {
    title: 'Di que estás aquí',
    task: 'Has visto cinco Contingencias; solo faltan las dos azules. Te queda una acción. ¿Qué te salva?',
    hint: 'El Código Azul mata a quien no ha enviado la Señal. Aquí se envía.',
    solved: 'La Señal está enviada. Si sabes qué mata, sabes qué hacer.',
    answers: {
      silent: 'Solo puede estar activo el Código Azul, y no has enviado la Señal.',
    },
  },
  callAndLeave: {
    title: 'Llama y luego vete',
    task: 'Solo puede estar activo el Código Azul. Los contenedores salen esta ronda y tienes cinco cartas. Vuelve con vida.',
    hint: 'El Azul mata a quien no envió la Señal. La Señal cuesta dos cartas, el camino una y el contenedor dos.',
    solved: 'Señal enviada, contenedor lanzado, con vida. Al final se comprueba antes que nada la Contingencia.',
    answers: {
      late: 'La ronda ha terminado y sigues aquí.',
      silent: 'Has salido, pero el Código Azul estaba activo y no habías enviado la Señal.',
    },
  },
}
