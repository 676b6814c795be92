/** The words before a game: the page one comes to, who one may become, and what one plays for. */

import type { Translation } from '../../areas.ts'
import type { doorWords as en } from '../../en/pages/home.ts'

export const doorWords: Translation<typeof en> = {
  rules: 'Regole',
  learn: 'Impara',
  neverPlayed: 'Mai giocato?',
  learnFast: 'Impara in 10 minuti',
  learnSays: 'Una guida ti accompagna per tre Turni: giochi tu.',
  firstWatchDone: 'Ora conosci le basi.',
  playOnOrLearn: 'Continua con due bot ben intenzionati, o impara l’altro gioco.',
  playOnSays: 'Continua con due bot ben intenzionati.',
  playGentle: 'Gioca una partita tranquilla',
  learnOn: 'Riprendi da dove eri',
  lessons: 'Lezioni e rompicapi',
  lessonsSay: 'Due minuti ciascuno, sul tabellone vero.',
  replays: 'Replay',
  install: 'Installa',
  installSays: 'Installa Coldwake come app su questo dispositivo',
  playWithPeople: 'Gioca con altre persone',
  soundOffer: 'Attivare l’audio?',
  soundOn: 'Attiva',
  soundNo: 'Senza audio',
  watch: 'Guarda',
  watchTitle: 'Guarda una partita',
  watchSays: 'Chi ospita può passarti un link per spettatori. Vedi ciò che vedono tutti al tavolo, e nessun segreto.',
  watchField: 'Link per spettatori, o il codice di una partita finita',
  watchGo: 'Vai',
  joinHint: 'Un codice, un link d’invito, o il tuo link per riprendere un posto.',
  yourGames: 'Le tue partite',
  offlineToo: 'Si gioca anche offline. Nessun account: i tuoi posti restano in questo browser.',

  yourTurn: 'Tocca a te',
  youAreAsked: 'Devi rispondere',
  thinks: '{name} sta pensando',
  think: '{names} stanno pensando',
  everybodyThinks: 'Qualcuno sta pensando',
  round: 'Turno {round}',
  takeIt: 'Gioca',
  look: 'Guarda',
  sitDown: 'Entra',
  atTable: 'tavolo {code}',

  replaysSay: 'Rivedi le partite concluse, mossa per mossa e con gli occhi di chi vuoi.',
  noReplays: 'Qui compaiono le partite che concludi in questo browser.',
  watchReplay: 'Replay',
  finished: 'Conclusa',
  youWon: 'hai vinto',
  youLost: 'hai perso',

  game: 'Gioco',
  gameSays: {
    nemesis: 'Fino a cinque persone si svegliano su una nave con qualcos’altro a bordo.',
    lockdown:
      'Fino a cinque persone sotto Marte, dove l’Energia viene meno Sezione dopo Sezione e la Corporation decide chi può vivere.',
  },
  seatsSay: 'Ogni posto è per una persona o un bot. Più tardi un bot può cedere il posto a una persona, e viceversa.',
  nameSays: 'Il nome con cui ti vedono gli altri. Al tavolo si può cambiare.',
  boardAndMode: 'Tabellone e modalità',

  qr: {
    join: 'Codice QR: partecipa a questo tavolo',
    watch: 'Codice QR: guarda questo tavolo',
    own: 'Codice QR: riprendi il tuo posto',
  },
  qrSays: 'Inquadralo con la fotocamera di un telefono per aprire il link.',
  onlyHere:
    'Questo indirizzo funziona solo su questo dispositivo. Per giocare con altri, apri la pagina con un indirizzo che anche loro possano raggiungere.',
}
