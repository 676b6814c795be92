/** The log as a story: where it is, and what several lines are in one. */
import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/story.ts'

export const story: Translation<typeof en.story> = {
  places: {
    setup: 'Antes de la primera ronda',
    round: 'Ronda {round}',
    turn: 'Ronda {round} · {by, select, you {tu turno} other {turno de {who}}}',
    turnAlone: '{by, select, you {Tu turno} other {Turno de {who}}}',
    events: 'Fase de Evento',
    end: 'El final',
  },
  steps: {
    time: 'Fase de Evento · tiempo',
    attacks: 'Fase de Evento · ataques',
    fire: 'Fase de Evento · Fuego',
    card: 'Fase de Evento · carta de Evento',
    bag: 'Fase de Evento · la bolsa',
  },
  fireBurns: 'El Fuego quema.',
  nothingHappens: 'No pasa nada: esta carta no afecta a nada de lo que hay en el tablero.',
  folds: {
    paid: '{n, plural, =0 {nadie reacciona} one {# carta pagada} other {# cartas pagadas}}',
    discarded: '{n, plural, one {# carta descartada} other {# cartas descartadas}}',
    noise: '{n, plural, one {Ruido en # Pasillo} other {Ruido en # Pasillos}}',
    faded: '{n, plural, one {El Ruido cesa en # Pasillo} other {El Ruido cesa en # Pasillos}}',
    drawn: '{n, plural, one {# jugador roba cartas} other {# jugadores roban cartas}}',
    chosen: '{n, plural, one {# jugador ha elegido un Objetivo} other {# jugadores han elegido un Objetivo}}',
    bargain: '{n, plural, one {# oferta} other {# ofertas y respuestas}}',
    detail: '{n, plural, one {# detalle} other {# detalles}}',
  },
  takenBack: 'Deshecho: {what}',
}

export const logWords: Translation<typeof en.logWords> = {
  newestFirst: 'lo más reciente primero',
  newSinceYouLooked: 'Nuevo desde la última vez que miraste',
  choiceTakenBack: '{name} retira su elección y vuelve a elegir.',
  turnTakenBack: '{name} retira su elección y vuelve a elegir. Después, tu turno empieza de nuevo.',

  // a line of it
  undone: 'deshecho',
  lineOptions: 'Opciones de: {line}',
  goBack: 'Volver a justo antes de esto',
  askToGoBack: 'Pedir a la mesa volver a justo antes de esto',
  goBackHint: 'Se deshace esto y todo lo que vino después. Lo que alguien haya visto desde entonces no se olvida.',
  askToGoBackHint:
    'Se deshace esto y todo lo que vino después, si toda la mesa está de acuerdo. Lo que alguien haya visto desde entonces no se olvida.',
  toThisMoment: 'Ir a este momento',
}
