/** The words around a running game: who is there, time, taking back, deciding together, being called. */

import type { Translation } from '../../areas.ts'
import type { tableWords as en } from '../../en/shared/table.ts'

export const tableWords: Translation<typeof en> = {
  takeBack: 'Annulla la mossa',
  changeAnswer: 'Cambia la mia risposta',
  undone: 'annullato',
  lineOptions: 'Opzioni per: {line}',
  goBack: 'Torna a prima di questo',
  askToGoBack: 'Chiedi a tutti di tornare a prima di questo',
  goBackHint: 'Questo e tutto ciò che segue viene annullato.',
  askToGoBackHint: 'Questo e tutto ciò che segue viene annullato quando tutti sono d’accordo.',

  waitingFor: 'In attesa di {names}',
  withdraw: 'Ritira',
  proposeRules: 'Continua con regole più recenti',

  bot: 'bot',
  bots: {
    random: { name: 'Sonnambulo', says: 'un bot che fa a caso qualunque cosa le regole consentano.' },
    cadet: {
      name: 'Cadetto',
      says: 'un bot pieno di buone intenzioni, che non guarda molto avanti e ogni tanto sbaglia.',
    },
    officer: {
      name: 'Ufficiale',
      says: 'un bot che gioca per il suo Obiettivo e la sua vita, e soppesa ogni rischio.',
    },
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
  timeThen: { wait: '', decision: 'poi risponde un bot', seat: 'poi subentra un bot' },
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
  rulesAway:
    'Questa partita è iniziata con regole precedenti, che si trovano sul server. Vai online una volta e riprova; non si è perso nulla.',
  twoSeats: 'Questo link porta a un altro posto a un tavolo dove ne hai già uno.',
  twoSeatsSays: 'Questo browser ne conserva uno solo. All’altro si torna solo con il suo link.',
  keepMine: 'Tieni quello che ho',
  useLink: 'Usa quello del link',

  here: 'qui',
  eggsHere: '{n, plural, one {# Uovo nel Nido} other {# Uova nel Nido}}',
  weaknessUnknown: 'la sua Debolezza non è ancora nota',
  setNow: 'impostata ora',
  madeFrom: 'con {one} e {other}',
  seriousCount: '{n, plural, one {# Ferita Grave} other {# Ferite Gravi}}',
  rolled: 'Risultato: {face}',
  asItLies: 'Com’è ora',
  changedOrder: 'Cambiato',
  onTop: 'in cima',

  dealsWith: 'con {name}',
  dealsWithYou: 'con te',
  nothingOffered: 'non offre ancora nulla',
  tradePartner: 'Scambia con',
  tradePut: 'Offri',
  tradeTakeBack: 'Togli dal tavolo',
  tradeShow: 'Mostra solo all’altra persona',
  tradeEnd: 'Concludi',
  tradeSpent:
    'Hai fatto tutte le modifiche che uno scambio consente. Puoi ancora accettare ciò che è sul tavolo, o smettere.',

  shootCosts: 'Spende 1 Munizione. Il dado Combattimento dice se colpisci, e quanto forte.',
  meleeCosts: 'Prima ricevi una carta Contaminazione. Se manchi il bersaglio, subisci una Ferita Grave.',
  dropMeans: 'Le carte Strumento che lasci cadere sono perse; gli Oggetti Pesanti restano nella Stanza.',
  tradeMeans: 'Tutti in questa Stanza possono fare scambi tra loro, finché non vi metti fine.',
  attackFirst: 'subisci l’attacco prima di andare via. Se ti uccide, non arrivi a destinazione.',
  surpriseAbove:
    'Avresti in mano {n, plural, one {# carta} other {# carte}}: ciò che arriva attacca subito se il suo gettone mostra più di {n}.',
  final: {
    pass: 'il tuo Turno finisce qui',
    launch: 'la Capsula parte per sempre',
    hibernate: 'dormi fino alla fine',
    selfDestruct: 'parte il conto alla rovescia',
    css: 'attendi nella Capsula',
    lockIn: 'ti rinchiudi',
    alert: 'si chiama la Squadra di Intervento',
    bunker: 'parti per il Bunker',
  },
  holdDown: 'Tieni premuto: {what}',
  pressAgain: 'Premi ancora: {what}',
  finalMeans: {
    pass: 'In questo Turno non fai più nulla. Le carte che tieni restano nella tua mano.',
    launch: 'Tutti all’interno lasciano la nave. Nessun altro può salire, e nessuno torna.',
    hibernate: 'Non giochi più fino alla fine della partita. Condividi la sorte della nave.',
    selfDestruct: 'La nave esploderà, e presto nulla potrà più impedirlo.',
    css: 'Scarti la tua mano e passi. Il gettone di questo Turno dice quali Capsule partono; se la tua non parte, ne esci con una Ferita Grave.',
    lockIn: 'Non giochi più fino alla fine della partita. Se il Complesso esplode, esplodi anche tu.',
    alert: 'La partita finisce appena il tempo lascia quello spazio; chi non è al sicuro muore. Non si può fermare.',
    bunker: 'Non giochi più fino alla fine della partita, al sicuro qualunque cosa accada al Complesso.',
  },

  notNow: 'Ora non possibili ({n})',
  myDiscard: 'La tua pila degli scarti',
  emptyDiscard: 'Ancora nessuno scarto.',
  outOfView: 'Fuori vista',
  lookThere: 'Guarda {room}: {what}',

  toThisMoment: 'Vai a questo momento',
}
