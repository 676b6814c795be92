import type { Translation } from '../../areas.ts'
import type { localWords as en } from '../../en/pages/local.ts'

export const localWords: Translation<typeof en> = {
  playNow: 'Jugar ya',
  playNowSays: 'Tú y {bots} bots, aquí mismo. Funciona sin conexión; la partida se guarda en este navegador.',
  playSolo: 'En solitario',
  starting: 'Despertando a la tripulación…',
  aroundOneDevice: 'En un solo dispositivo',
  aroundTitle: 'En un solo dispositivo',
  aroundSays: 'Os pasáis el dispositivo. Entre turnos cae un telón para que nadie vea lo que no es suyo.',
  people: 'Personas',
  bots: 'Bots',
  nameOf: 'Nombre del jugador {letter}',
  begin: 'Empezar',
  here: 'en este dispositivo',
  deleteAgain: '¿Borrar del todo? No se guarda en ningún otro sitio.',
  download: 'Descargar la partida',
  fileSays: 'La partida solo se guarda en este navegador. El archivo se puede abrir en otro.',
  again: 'Jugar otra vez',

  // el telón
  curtain: 'Telón',
  passTo: 'Pasa el dispositivo a {name}',
  yourMove: 'Te toca jugar.',
  youAreAsked: 'Tienes que elegir algo.',
  alone: 'Que nadie más mire.',
  holdToOpen: 'Mantén pulsado para abrir',
  pressAgain: 'Pulsa otra vez para abrir',
  keys: 'Teclado: mantén pulsado Intro o púlsalo dos veces.',
  waiting: 'Juegan los demás…',
  paused: 'La partida está en pausa.',
  resume: 'Continuar',
  handOver: 'Pasar a {name}',
  isNext: 'Ahora le toca a {name}.',
  mayAnswerToo: 'También se pregunta a {name}.',
}
