/** The words before a game: the page one comes to, who one may become, and what one plays for. */

import type { Translation } from '../../areas.ts'
import type { doorWords as en } from '../../en/pages/home.ts'

export const doorWords: Translation<typeof en> = {
  rules: 'Reglas',
  learn: 'Aprender',
  neverPlayed: '¿Nunca has jugado?',
  learnFast: 'Aprende en 10 minutos',
  learnSays: 'Una guía te acompaña tres rondas mientras juegas tú.',
  firstWatchDone: 'Ya sabes lo básico.',
  playOnOrLearn: 'Sigue jugando con dos bots bienintencionados, o aprende el otro juego.',
  playOnSays: 'Sigue jugando con dos bots bienintencionados.',
  playGentle: 'Jugar una partida tranquila',
  learnOn: 'Seguir donde lo dejaste',
  lessons: 'Lecciones y problemas',
  lessonsSay: 'Dos minutos cada uno, en el tablero de verdad.',
  replays: 'Repeticiones',
  install: 'Instalar',
  installSays: 'Instala Coldwake como aplicación en este dispositivo',
  playWithPeople: 'Jugar con gente',
  soundOffer: '¿Activar el sonido?',
  soundOn: 'Activar',
  soundNo: 'Sin sonido',
  watch: 'Mirar',
  watchTitle: 'Mirar una partida',
  watchSays: 'Quien abre una mesa puede pasar un enlace de público. Ves lo que ve toda la mesa, y ningún secreto.',
  watchField: 'Enlace de público, o el código de una partida terminada',
  watchGo: 'Ir allí',
  joinHint: 'Un código, una invitación, o tu enlace personal para volver a tu asiento.',
  yourGames: 'Tus partidas',
  offlineToo: 'También se juega sin conexión. Sin cuenta: tus asientos se guardan en este navegador.',

  yourTurn: 'Te toca',
  youAreAsked: 'Te preguntan',
  thinks: '{name} está pensando',
  think: '{names} están pensando',
  everybodyThinks: 'Alguien está pensando',
  round: 'Ronda {round}',
  takeIt: 'Jugar',
  look: 'Ver',
  sitDown: 'Entrar',
  atTable: 'mesa {code}',

  replaysSay: 'Vuelve a ver partidas terminadas, jugada a jugada y con los ojos de cualquiera.',
  noReplays: 'Aquí aparecen las partidas que termines en este navegador.',
  watchReplay: 'Repetición',
  finished: 'Terminada',
  youWon: 'ganaste',
  youLost: 'perdiste',

  game: 'Juego',
  gameSays: {
    nemesis: 'Hasta cinco personas despiertan en una nave con algo más a bordo.',
    lockdown:
      'Hasta cinco personas bajo Marte, donde la Energía se corta Sección a Sección y la Corporación decide quién puede vivir.',
  },
  seatsSay: 'Cada asiento es de una persona o de un bot, y se puede cambiar más tarde.',
  nameSays: 'Así te llamará la mesa. Se puede cambiar después.',
  boardAndMode: 'Tablero y modo',

  qr: {
    join: 'Código QR: entrar en esta mesa',
    watch: 'Código QR: mirar esta mesa',
    own: 'Código QR: volver a tu asiento',
  },
  qrSays: 'Apunta con la cámara de un móvil para abrir el enlace.',
  onlyHere:
    'Esta dirección solo funciona en este mismo dispositivo. Para jugar con otros, abre la página en una dirección a la que puedan acceder.',
}
