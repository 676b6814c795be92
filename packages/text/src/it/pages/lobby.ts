/** The words around a table: opening one, its seats, what its host may do, what one decides about one's own seat. */

import type { Translation } from '../../areas.ts'
import type { lobbyWords as en } from '../../en/pages/lobby.ts'

export const lobbyWords: Translation<typeof en> = {
  duration:
    '{unit, select, days {{n, plural, one {# giorno} other {# giorni}}} hours {{n} h} minutes {{n} min} other {{n} s}}',

  board: 'Tabellone',
  boards: {
    'nemesis-base': { name: 'Lato base', says: 'La nave com’è sul lato base del tabellone.' },
    'nemesis-alt': {
      name: 'Lato alternativo',
      says: 'Più difficile: due reti separate di Corridoi Tecnici, Stanze unite da due Corridoi e Sezioni di Evacuazione visibili fin dall’inizio.',
    },
    'lockdown-base': { name: 'Lato base', says: 'Il Complesso com’è sul lato base del tabellone.' },
    'lockdown-surface': {
      name: 'Lato di Marte',
      says: 'La base è nella roccia, con gli Edifici sopra, sulla Superficie di Marte. Si va a piedi per gli Incroci o con il Rover da una Stanza di Uscita all’altra; fuori ci sono un dado a parte e il maltempo.',
    },
  },
  mode: 'Modalità',
  modes: {
    semiCooperative: {
      name: 'Semi-cooperativa',
      says: 'Ciascuno ha un proprio Obiettivo segreto. Potete vincere insieme, oppure no.',
    },
    cooperative: {
      name: 'Completamente Cooperativa',
      says: 'Un Obiettivo scoperto a testa: o sono tutti completati e almeno uno di voi è in vita, o perdete tutti. I morti possono tornare in vita.',
    },
    solo: {
      name: 'In Solitario',
      says: 'Nessun altro con te, un Obiettivo su due e metà degli Strumenti. La tua morte chiude la partita.',
    },
  },
  houseRules: 'Regole della casa',
  noHouseRules: 'nessuna',
  bookAndFaq: {
    title: 'Manuale e FAQ',
    legend: 'Dove il manuale e le FAQ differiscono',
    faq: { name: 'Secondo le FAQ', says: 'Le FAQ dell’editore valgono ovunque dicano altro rispetto al manuale.' },
    printed: { name: 'Come stampato', says: 'Il manuale vale così com’è stampato, in tutti i punti qui sotto.' },
    mixed: { name: 'Misto', says: 'Punto per punto, come scelto qui sotto.' },
    count: 'Punti come stampato: {points} su {of}.',
    tag: 'come stampato',
  },
  without: 'senza: {choice}',
  nonsense: {
    soloIsForOne: 'La Modalità in Solitario è per una persona.',
    modeIsForSeveral: 'Serve più di una persona.',
    intruderNeedsRivals: 'Solo se i giocatori sono rivali.',
    deadPlayOn: 'Non se i morti possono continuare a giocare.',
    noSuchMode: 'Questo gioco non ha questa modalità.',
    noSuchOption: 'Questo gioco non ha questa opzione.',
    noSuchValue: 'Non si può scegliere.',
  },
  choices: {
    intruderPlayer: {
      name: 'Continuare come gli Intrusi',
      says: 'Chi muore per primo può guidare da allora gli Intrusi, contro tutti.',
    },
    crew: {
      name: 'Equipaggio della Nemesis',
      says: 'I sei Personaggi di Nemesis sono tra quelli che si possono scegliere.',
    },
    intruders: {
      name: 'Intrusi',
      says: 'Qui cacciano gli Intrusi di Nemesis al posto dei Predatori Notturni.',
    },
    freeCharacters: {
      name: 'Scelta libera dei Personaggi',
      says: 'Nessuna pesca: in ordine di Numero del giocatore, ciascuno prende chi preferisce.',
    },
    openInformation: {
      name: 'Partita scoperta per imparare',
      says: 'Tutti vedono mani, Obiettivi e tutto ciò che qualcuno ha guardato.',
    },
    deadSee: {
      name: 'Che cosa vedono i morti',
      says: '',
      values: {
        public: { name: 'ciò che vedono tutti', says: 'Chi è morto continua a guardare come chiunque al tavolo.' },
        everything: {
          name: 'tutto',
          says: 'Chi è morto vede tutte le mani e i segreti, e ci si fida che non li riveli.',
        },
        nothing: {
          name: 'nulla di nuovo',
          says: 'Chi è morto vede il tavolo com’era alla sua morte, fino alla fine della partita, e così gli spettatori. Le parole si sentono ancora.',
        },
      },
    },
    podCountsAsRoom: {
      name: 'Attendere in una Capsula di Salvataggio',
      says: '',
      values: {
        all: {
          name: 'vale come essere nella Stanza',
          says: 'Ciò che colpisce tutti nella Stanza colpisce anche chi è nelle sue Capsule.',
        },
        noise: {
          name: 'vale solo per i Tiri Rumore di chi è dentro',
          says: 'Una Capsula non è la Stanza: ciò che accade nella Stanza non colpisce chi è nella Capsula, e per chi entra, la Stanza conta come vuota.',
        },
      },
    },
    queenTokenReturns: {
      name: 'Il gettone Regina ritorna',
      says: 'Quando lo sviluppo del sacchetto Intruso porta la Regina, il suo gettone torna nel sacchetto.',
    },
    engineRepairDespiteMalfunction: {
      name: 'Motori malgrado un Malfunzionamento',
      says: 'Un Motore si può riparare o danneggiare mentre la sua Stanza ha un Malfunzionamento.',
    },
    droppedItems: {
      name: 'Uno Strumento lasciato cadere',
      says: '',
      values: {
        discard: { name: 'si scarta', says: 'Va a faccia in su nella pila degli scarti del suo colore.' },
        bottom: { name: 'va in fondo al suo mazzo', says: 'Va a faccia in giù in fondo al suo mazzo.' },
      },
    },
    treatOthers: {
      name: 'Curare gli altri',
      says: 'Gli Strumenti che guariscono o puliscono si possono usare su un altro Personaggio nella Stanza.',
    },
    reconnaissanceCancelsDanger: {
      name: 'Ricognizione evita il Pericolo',
      says: 'Un gettone Pericolo che l’Esploratore rivela con Ricognizione non ha effetto.',
    },
    secondLarvaStays: {
      name: 'La seconda Larva rimane',
      says: 'Una Larva che attacca un Personaggio che ne ha già una rimane nella Stanza. Senza questa opzione viene rimossa.',
    },
    leavingPodPasses: {
      name: 'Uscire dalla Capsula equivale a passare',
      says: 'Chi esce da una Capsula di Salvataggio passa per quel Turno. Senza questa opzione segue un round di due Azioni.',
    },
    carefulMoveCancelsTokens: {
      name: 'Il Movimento Cauto annulla i gettoni',
      says: 'I gettoni Silenzio e Pericolo rivelati con un Movimento Cauto non hanno effetto. Senza questa opzione si risolvono al posto del segnalino Rumore.',
    },
    questItemsNeedAction: {
      name: 'Gli Strumenti Ricerca richiedono un’Azione',
      says: 'Attivare uno Strumento Ricerca è un’Azione e costa una carta. Senza questa opzione è gratis, appena la sua condizione è soddisfatta.',
    },
    adultTokenReturns: {
      name: 'Il gettone Adulto o Nutrice nello sviluppo del sacchetto Intruso',
      says: '',
      values: {
        beforeRolls: {
          name: 'torna prima dei tiri',
          says: 'È di nuovo nel sacchetto prima che si facciano i Tiri Rumore.',
        },
        afterRolls: {
          name: 'torna dopo i tiri',
          says: 'Resta accanto al sacchetto finché non sono stati fatti tutti i Tiri Rumore.',
        },
      },
    },
    eventSelfDestructDespiteHibernation: {
      name: 'Gli Eventi avviano l’Autodistruzione durante l’ibernazione',
      says: 'Un Evento avvia l’Autodistruzione anche se qualcuno è in ibernazione. Senza questa opzione, nel frattempo nulla può avviarla.',
    },
    deadKeepItems: {
      name: 'I morti tengono i loro Strumenti',
      says: 'Partita cooperativa: chi torna in vita ha di nuovo i suoi Strumenti. Senza questa opzione escono dal gioco con la sua morte.',
    },
    yellowKills: {
      name: 'Il Codice Giallo uccide chi ha',
      says: '',
      values: {
        knowledgeAtMost4: { name: 'Conoscenza 4 o meno', says: 'Uccide chi sa troppo poco per essere utile.' },
        knowledgeAtLeast5: { name: 'Conoscenza 5 o più', says: 'Uccide chi sa troppo.' },
      },
    },
    cssTokens: {
      name: 'Gettoni SSC',
      says: '',
      values: {
        balanced: { name: 'misti', says: 'Una volta A, B e C, due volte tutte le Capsule, due volte nessuna.' },
        lettered: {
          name: 'per lettera',
          says: 'Due volte A, due volte B, due volte C, una volta tutte le Capsule, una volta nessuna.',
        },
      },
    },
    podShieldsFromGameEnd: {
      name: 'Al sicuro in una Capsula SSC',
      says: 'Chi alla fine è in una Capsula SSC sopravvive, anche se la Capsula non è mai stata lanciata.',
    },
    caveEntranceNoiseRoll: {
      name: 'Rumore uscendo dalla grotta',
      says: 'Chi usa l’Azione dell’Ingresso della Grotta e sbuca in una Stanza vuota effettua un Tiro Rumore.',
    },
    computerActionInCombat: {
      name: 'Computer in Combattimento',
      says: 'L’Azione Computer si può effettuare in Combattimento.',
    },
  },
  person: 'Persona',
  options: 'Orologio e spettatori',
  clock: 'Orologio del round',
  noClock: { name: 'Nessun orologio', says: 'Ciascuno pensa quanto vuole, anche per giorni.' },
  clockSays: '{duration} per ogni risposta.',
  policy: 'Allo scadere del tempo',
  policies: {
    wait: { name: 'Attendere', says: 'Non succede nulla, ma tutti vedono chi è in ritardo.' },
    decision: {
      name: 'Risponde un bot',
      says: 'Un bot dà questa sola risposta. La domanda successiva va di nuovo alla persona.',
    },
    seat: { name: 'Subentra un bot', says: 'Un bot tiene il posto finché la persona non torna.' },
  },
  reactions: 'Reazioni senza risposta',
  reactionsWait: { name: 'aspettare', says: 'Tutti aspettano finché il giocatore non ha risposto.' },
  reactionsAfter: 'no dopo {duration}',
  reactionsSay: 'Chi entro {duration} non ha detto se reagisce, non reagisce. Vale per tutti, qualunque carta abbiano.',
  delay: 'Gli spettatori vedono',
  noDelay: {
    name: 'subito',
    says: 'Chi ha il link per spettatori vede ciò che vedono tutti, nel momento in cui accade.',
  },
  later: '{duration} dopo',
  delaySays: 'Sono indietro di {duration}, così nessuno può essere aiutato da fuori.',

  pausedNow: 'In pausa',
  watchingHere: 'stai guardando',
  forgetTable: 'Dimentica il tavolo {code}',
  forgetAgain: 'Premi ancora per toglierlo dall’elenco',
  forgetSeatAgain: 'Premi ancora: senza il tuo link personale perdi il posto',
  openFile: 'Apri il file di una partita',
  chooseFile: 'Scegli un file…',
  checkingFile: 'La partita viene rigiocata…',
  openFileSays: 'Apri una partita conclusa e salvata come file, per rivederla o continuare da lì.',

  ready: 'ha confermato',
  notReady: 'non ancora',
  standsIn: 'un bot gioca al suo posto',
  sitHere: 'Siediti qui',
  yourSeatThen: 'Il tuo posto',
  putBot: 'Metti qui un bot',
  level: 'Livello dei bot',
  levelOf: 'Livello di {name}',
  rulesAway:
    'Questa partita è iniziata con regole precedenti, che si trovano sul server. Vai online una volta e riprova; non si è perso nulla.',
  levelsSay: {
    random: 'fa a caso qualunque cosa le regole consentano.',
    cadet: 'è pieno di buone intenzioni, non guarda molto avanti e ogni tanto sbaglia.',
    officer: 'gioca per il suo Obiettivo e la sua vita, e soppesa ogni rischio.',
    veteran: 'prova a mente le sue idee migliori prima di agire e si prende un momento per pensare.',
  },
  standInLevel: 'Livello di quel bot',
  freeIt: 'Libera questo posto',
  freeAgain: 'Premi ancora: {name} perde il posto',
  almostReady: 'Quasi tutto pronto',
  everybodyReady: 'È tutto pronto.',
  waitsSeats:
    '{open, plural, one {Un posto è ancora libero, per una persona o un bot.} other {# posti sono ancora liberi, per persone o bot.}}',
  waitsFor: 'Si attende ancora: {names}.',
  waitsForYou: 'Gli altri ti aspettano.',
  iAmReady: 'Ci sono',
  notReadyAfterAll: 'Non ancora',
  thisTable: 'Questo tavolo',
  fromRound: 'riprende dal Turno {n}',
  onlookersHere: '{n, plural, one {# spettatore} other {# spettatori}}',
  youWatch: 'Stai guardando. La partita compare qui quando inizia.',
  takeASeat: 'Prendi un posto libero',
  watchHint: 'Vuoi guardare? Chiedi a chi ospita il link per spettatori: il codice da solo non basta.',
  ownLinkHint: 'Chi ha già un posto qui entra con il proprio link.',
  lostLink: 'Hai perso il tuo link? Chiedi agli altri di aprire il tuo posto: poi potrai prenderlo qui.',

  copyCode: 'Copia il codice',
  share: 'Condividi…',
  shareTitle: 'Un posto al mio tavolo',
  yourSeat: 'Il tuo posto',
  rename: 'Cambia nome',
  ownLink: 'Il tuo link personale',
  ownLinkShort: 'Continua su un altro dispositivo',
  ownLinkSays:
    'Aprilo su un altro dispositivo per continuare lì. È solo tuo: chi lo possiede gioca al tuo posto e vede i tuoi segreti.',
  showLink: 'Mostra il link',
  watchLink: 'Link per spettatori',
  watchLinkShort: 'Vedono ciò che tutti possono vedere',
  watchLinkSays:
    'Chi lo possiede può guardare, leggere le chiacchiere al tavolo e vedere ciò che tutti possono vedere. Crearne uno nuovo disattiva il precedente.',
  shareWatchTitle: 'Guarda il mio tavolo',
  makeWatchLink: 'Crea un link',
  newWatchLink: 'Crea un nuovo link',
  oldLinkStops: 'Premi ancora: il vecchio link smette di funzionare',
  leave: 'Lascia il tavolo',
  leaveAgain: 'Premi ancora: il tuo posto si libera',

  pause: 'Metti in pausa',
  resume: 'Continua',
  pauseSays: 'Durante la pausa nessuno può rispondere e gli orologi sono fermi.',
  botPlaysAgain: 'Premi ancora: un bot gioca per {name}',
  openSeat: 'Apri il posto',
  openAgain: 'Premi ancora: può prenderlo chi ha il codice',
  asksOthers: 'Premi ancora: si chiede agli altri',
  openNow: 'aperto',
  seatsSay:
    'Prima si chiede agli altri, che vedono chi lo chiede. Un bot lascia il posto quando torna il suo giocatore, e non mostra la mano a nessuno. Quando un giocatore manca da dieci minuti, un bot può prendere subito il posto. Un posto aperto può prenderlo chiunque abbia il codice del tavolo: chi ha perso il proprio link, o qualcuno di nuovo.',
  end: 'Chiudi la partita',
  endAsks:
    'Chiudere la partita per tutti? Dopo non potrà continuare. Tutto ciò che era segreto sarà visibile a chi ha il codice.',
  endYes: 'Chiudila per tutti',
  endNo: 'Continuate a giocare',

  hook: 'Avvisami quando tocca a me',
  hookShort: 'Su Discord, o a un tuo programma',
  hookSays: 'Quando devi scegliere e non sei qui, il server invia un messaggio a questo indirizzo.',
  hookKind: 'Tipo di messaggio',
  hookKinds: {
    discord: {
      name: 'Discord',
      says: 'In Discord: impostazioni del canale, Integrazioni, Webhook, Nuovo webhook, Copia URL webhook.',
    },
    json: { name: 'JSON', says: 'Una richiesta POST per un tuo programma: tavolo, posto, nome e dove giocare.' },
  },
  hookUrl: 'Indirizzo',
  hookLang: 'Lingua del messaggio',
  save: 'Salva',
  switchOff: 'Disattiva',
  hookSaved: 'Salvato. D’ora in poi riceverai lì gli avvisi.',
  hookRemoved: 'Disattivato. Non ricevi più avvisi.',
  badHook: {
    url: 'Questo non è un indirizzo. Copialo per intero, da https:// in poi.',
    scheme: 'L’indirizzo deve iniziare con https://.',
    password: 'L’indirizzo non deve contenere un nome o una password.',
    port: 'L’indirizzo deve usare la porta consueta: togli il numero dopo i due punti.',
    host: 'Da qui non si può inviare nulla a questo indirizzo. Deve essere raggiungibile da chiunque su internet.',
  },
  report: 'Segnala un problema',
  reportSays: 'La segnalazione include ciò che vedi. La partita intera resta sul server, per chi lo gestisce.',
  reportWords: 'Che cosa è successo, e che cosa sarebbe dovuto succedere?',
  sendReport: 'Invia la segnalazione',
  reported: 'Grazie. Comunica questo numero a chi gestisce il server:',
  reportNumber: 'Numero della segnalazione',
  copyNumber: 'Copia',
  saveSaw: 'Salva come file ciò che ho visto',
}
