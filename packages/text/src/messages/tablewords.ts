/** The words around a running game: who is there, time, taking back, deciding together, being called. */
import type { Lang } from '../lang.ts'

const en = {
  // taking back
  takeBack: 'Take back',
  changeAnswer: 'Change my answer',
  undone: 'undone',
  lineOptions: (line: string) => `Options for: ${line}`,
  goBack: 'Go back to before this',
  askToGoBack: 'Ask everybody to go back to before this',
  goBackHint: 'This and everything after it is undone.',
  askToGoBackHint: 'This and everything after it is undone once everybody agrees.',

  // deciding together
  waitingFor: (names: string) => `Waiting for ${names}`,
  withdraw: 'Withdraw',
  proposeRules: 'Go on by newer rules',

  // who is there
  bot: 'bot',
  botFor: (name: string) => `bot for ${name}`,
  standsInFor: (name: string) => `A bot stands in for ${name}`,
  standsInForYou: 'A bot plays for you. Your next choice takes the seat back.',
  imBack: 'I am back',
  pausedNow: 'Paused',
  endedNow: 'Ended',
  paused: 'The game is paused.',
  pausedByHost: (name: string) => `The game is paused until ${name} lets it go on.`,
  endedByHost: (name: string) => `${name} has ended the game.`,
  ended: 'The game was ended.',
  watching: 'You are watching',
  watchingBehind: (time: string) => `You are watching · ${time} behind`,

  // time
  timeLeft: 'Time left',
  timeUp: 'Time is up',
  timeThen: { wait: '', decision: 'then a bot answers', seat: 'then a bot takes over' },
  hurry: (time: string) => `Hurry: ${time} left`,

  // being called
  talk: 'Talk',
  more: 'More',
  unread: (n: number) => (n === 1 ? '1 unread' : `${n} unread`),
  said: (name: string, words: string) => `${name}: ${words}`,
  whenMyTurn: 'When it is my turn',
  sound: 'Play a sound',
  notify: 'Notify me while this page is hidden',
  notifyBlocked: 'Your browser blocks notifications for this page. Allow them in its settings, then try again.',
  notifyUnknown: 'This browser cannot show notifications.',
  calledTo: (code: string) => `Table ${code} is waiting for you.`,

  mySeat: 'My seat',
  hosting: 'Host this table',

  // no longer there
  shownOut:
    'This seat has a new link, so this browser no longer holds it. Ask the host for the link to sit down again.',
  shownOutWatching: 'The link for onlookers has changed. Ask the host for the new one.',
  dropped: 'The server has closed the line: this page sent too much. Reload it to go on.',
  reload: 'Reload',
}

type TableWords = typeof en

const es: TableWords = {
  takeBack: 'Deshacer',
  changeAnswer: 'Cambiar mi respuesta',
  undone: 'deshecho',
  lineOptions: line => `Opciones de: ${line}`,
  goBack: 'Volver a justo antes de esto',
  askToGoBack: 'Pedir a la mesa volver a justo antes de esto',
  goBackHint: 'Se deshace esto y todo lo que vino después.',
  askToGoBackHint: 'Se deshace esto y todo lo que vino después, si toda la mesa está de acuerdo.',

  waitingFor: names => `Falta la respuesta de ${names}`,
  withdraw: 'Retirar',
  proposeRules: 'Seguir con reglas más recientes',

  bot: 'bot',
  botFor: name => `bot por ${name}`,
  standsInFor: name => `Un bot juega en lugar de ${name}`,
  standsInForYou: 'Un bot juega por ti. Con tu próxima elección recuperas el asiento.',
  imBack: 'Ya estoy aquí',
  pausedNow: 'En pausa',
  endedNow: 'Terminada',
  paused: 'La partida está en pausa.',
  pausedByHost: name => `La partida está en pausa hasta que ${name} la reanude.`,
  endedByHost: name => `${name} ha terminado la partida.`,
  ended: 'La partida se ha dado por terminada.',
  watching: 'Estás mirando',
  watchingBehind: time => `Estás mirando · con ${time} de retraso`,

  timeLeft: 'Tiempo restante',
  timeUp: 'Se acabó el tiempo',
  timeThen: { wait: '', decision: 'luego responde un bot', seat: 'luego sigue un bot' },
  hurry: time => `Date prisa: quedan ${time}`,

  talk: 'Charla',
  more: 'Más',
  unread: n => (n === 1 ? '1 sin leer' : `${n} sin leer`),
  said: (name, words) => `${name}: ${words}`,
  whenMyTurn: 'Cuando me toque',
  sound: 'Con un sonido',
  notify: 'Con una notificación si no veo esta página',
  notifyBlocked:
    'Tu navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes y vuelve a intentarlo.',
  notifyUnknown: 'Este navegador no puede mostrar notificaciones.',
  calledTo: code => `La mesa ${code} te espera.`,

  mySeat: 'Mi asiento',
  hosting: 'Organizar la mesa',

  shownOut:
    'Este asiento tiene un enlace nuevo y este navegador ya no lo ocupa. Pide el enlace a quien organiza la mesa para volver a sentarte.',
  shownOutWatching: 'El enlace para mirar ha cambiado. Pide el nuevo a quien organiza la mesa.',
  dropped: 'El servidor ha cerrado la conexión: esta página ha enviado demasiado. Recárgala para seguir.',
  reload: 'Recargar',
}

export const tableWords: Record<Lang, TableWords> = { en, es }
