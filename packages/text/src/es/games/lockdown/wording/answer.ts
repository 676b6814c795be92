/** How Lockdown says otherwise what Nemesis says too: what a choice costs and may cost. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['answer']> = {
  ui: {
    answer: {
      danger: {
        vessel: '{sure, select, yes {Destruye el complejo} other {Puede destruir el complejo}}',
        risk: { vessel: 'Riesgo de perder el complejo: {chance}' },
      },
      causes: {
        fires:
          'Marcadores de Fuego en el tablero: {have} de {limit}. Si hacen falta más de {limit}, el complejo explota.',
        malfunctions:
          'Marcadores de Fallo en el tablero: {have} de {limit}. Si hacen falta más de {limit}, el complejo explota.',
      },
      finalMeans: {
        launch: 'Quienes están dentro dejan el complejo. Nadie más entra y nadie vuelve.',
        hibernate: 'No juegas más hasta el final de la partida. Compartes el destino del complejo.',
        selfDestruct: 'El complejo estallará. Pronto ya no se podrá detener.',
      },
    },
  },
}

export const nightStalkers: Some<Areas['answer']> = {
  waits: {
    intruder: '{who} elige un Acechador nocturno.',
    intruderOffer: '{who} decide si jugar con los Acechadores nocturnos.',
    intruderTurn: '{who} elige una carta para los Acechadores nocturnos o pasa.',
  },
  ui: {
    answer: {
      thenIntruder: 'Allí hay un Acechador nocturno: no hay tirada de Ruido y entras en Combate.',
      thenDanger:
        'vienen a ti los Acechadores nocturnos de al lado que no estén en Combate. Si no hay ninguno así, todos los Pasillos de alrededor reciben Ruido.',
    },
  },
}
