/** The words around a running game: who is there, time, taking back, deciding together, being called. */

import type { Translation } from '../../areas.ts'
import type { tableWords as en } from '../../en/shared/table.ts'

export const tableWords: Translation<typeof en> = {
  coach: 'Guía',

  takeBack: 'Deshacer',
  changeAnswer: 'Cambiar mi respuesta',

  waitingFor: 'Falta la respuesta de {names}',
  withdraw: 'Retirar',
  proposeRules: 'Seguir con reglas más recientes',

  bots: {
    random: 'Bot al azar',
    cadet: 'Bot fácil',
    officer: 'Bot hábil',
    veteran: 'Bot experto',
  },
  botFor: '{level} en lugar de {name}',
  standsInFor: 'Un bot juega en lugar de {name}',
  standsInForYou: 'Un bot juega por ti. Con tu próxima elección recuperas el asiento.',
  seatOpen: 'Tu asiento está abierto: otra persona puede ocuparlo hasta que vuelvas.',
  imBack: 'Ya estoy aquí',
  pausedNow: 'En pausa',
  endedNow: 'Terminada',
  paused: 'La partida está en pausa.',
  pausedByHost: 'La partida está en pausa hasta que {name} la reanude.',
  endedByHost: '{name} ha terminado la partida.',
  ended: 'La partida se ha dado por terminada.',
  watching: 'Estás mirando',
  watchingBehind: 'Estás mirando · con {time} de retraso',

  timeLeft: 'Tiempo restante',
  timeUp: 'Se acabó el tiempo',
  timeThen: {
    wait: 'luego la mesa sigue esperando',
    decision: 'luego responde un bot',
    seat: 'luego toma el relevo un bot',
  },
  hurry: 'Date prisa: {time} para responder',

  talk: 'Charla',
  tableTalk: 'Charla de mesa',
  more: 'Más',
  unread: '{n} sin leer',
  said: '{name}: {words}',
  calledTo: 'La mesa {code} te espera.',

  mySeat: 'Mi asiento',
  hosting: 'Organizar la mesa',

  shownOut:
    'Otra persona ha ocupado este asiento, como acordaron los demás. Si es tuyo, pídeles que lo abran de nuevo.',
  shownOutWatching: 'El enlace de público ha cambiado. Pide el nuevo a quien organiza la mesa.',
  dropped: 'El servidor ha cerrado la conexión: esta página ha enviado demasiados datos. Recárgala para seguir.',
  toTheDoor: 'Volver a la entrada de la mesa',
  stoodUp: 'Quien organiza la mesa ha liberado tu asiento. Puedes volver a sentarte.',
  twoSeats: 'Este enlace es de otro asiento de una mesa en la que ya tienes uno.',
  twoSeatsSays: 'Este navegador conserva uno de los dos. Al otro solo se vuelve con su propio enlace.',
  keepMine: 'Quedarme con el que tengo',
  useLink: 'Usar el del enlace',

  here: 'aquí',
  setNow: 'Destino actual',
  rolled: 'Sale: {face}',
  asItLies: 'Como está',
  changedOrder: 'Cambiado',
  onTop: 'encima',

  notNow: '¿Por qué no…? ({n})',
  myDiscard: 'Tu pila de descarte',
  emptyDiscard: 'Aún no hay descartes.',
  outOfView: 'Fuera de la vista',
  lookThere: 'Mirar {room}: {what}',
}
