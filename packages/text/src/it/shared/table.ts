/** The words around a running game: who is there, time, taking back, deciding together, being called. */

import type { Translation } from '../../areas.ts'
import type { tableWords as en } from '../../en/shared/table.ts'

export const tableWords: Translation<typeof en> = {
  coach: 'Guida',

  takeBack: 'Annulla la mossa',
  changeAnswer: 'Cambia la mia risposta',

  waitingFor: 'In attesa di {names}',
  withdraw: 'Ritira',
  proposeRules: 'Continua con regole più recenti',

  bots: {
    random: 'Bot casuale',
    cadet: 'Bot facile',
    officer: 'Bot esperto',
    veteran: 'Bot veterano',
  },
  botFor: '{level} al posto di {name}',
  standsInFor: 'Un bot gioca al posto di {name}',
  standsInForYou: 'Un bot gioca per te. Con la tua prossima scelta riprendi il posto.',
  seatOpen: 'Il tuo posto è aperto: finché non torni può prenderlo qualcun altro.',
  imBack: 'Sono qui',
  pausedNow: 'In pausa',
  endedNow: 'Chiusa',
  paused: 'La partita è in pausa.',
  pausedByHost: 'La partita è in pausa finché {name} non la fa continuare.',
  endedByHost: '{name} ha chiuso la partita.',
  ended: 'La partita è stata chiusa.',
  watching: 'Stai guardando',
  watchingBehind: 'Stai guardando · {time} di ritardo',

  timeLeft: 'Tempo rimasto',
  timeUp: 'Tempo scaduto',
  timeThen: { wait: 'poi si continua ad aspettare', decision: 'poi risponde un bot', seat: 'poi subentra un bot' },
  hurry: 'Sbrigati: ancora {time}',

  talk: 'Parla',
  tableTalk: 'Chiacchiere al tavolo',
  more: 'Altro',
  unread: '{n, plural, one {# non letto} other {# non letti}}',
  said: '{name}: {words}',
  calledTo: 'Il tavolo {code} ti aspetta.',

  mySeat: 'Il mio posto',
  hosting: 'Gestisci questo tavolo',

  shownOut: 'Qualcun altro ha preso questo posto, come hanno deciso gli altri. Se è tuo, chiedi loro di riaprirlo.',
  shownOutWatching: 'Il link per spettatori è cambiato. Chiedi quello nuovo a chi ospita.',
  dropped: 'Il server ha chiuso la connessione: questa pagina ha inviato troppi dati. Ricaricala per continuare.',
  toTheDoor: 'Torna all’ingresso del tavolo',
  stoodUp: 'Chi ospita ha liberato il tuo posto. Puoi prenderne di nuovo uno.',
  twoSeats: 'Questo link porta a un altro posto a un tavolo dove ne hai già uno.',
  twoSeatsSays: 'Questo browser ne conserva uno solo. All’altro si torna solo con il suo link.',
  keepMine: 'Tieni quello che ho',
  useLink: 'Usa quello del link',

  here: 'qui',
  setNow: 'impostata ora',
  rolled: 'Risultato: {face}',
  asItLies: 'Com’è ora',
  changedOrder: 'Cambiato',
  onTop: 'in cima',

  notNow: 'Perché no…? ({n})',
  myDiscard: 'La tua pila degli scarti',
  emptyDiscard: 'Ancora nessuno scarto.',
  outOfView: 'Fuori vista',
  lookThere: 'Guarda {room}: {what}',
}
