/** What a choice costs and may cost, said before it is made. */

import type { Translation } from '../../../areas.ts'
import type { answerWords as en } from '../../../en/shared/answer/answer.ts'

export const answerWords: Translation<typeof en> = {
  // how grave it is
  danger: {
    me: '{sure, select, yes {Questo ti uccide} other {Può ucciderti}}',
    other: '{sure, select, yes {Questo uccide {name}} other {Può uccidere {name}}}',
    vessel: '{sure, select, yes {Distrugge la nave} other {Può distruggere la nave}}',
    exactly: '{percent}%',
    upTo: 'al massimo {percent}%',
    unknown: 'sconosciuto',
    atLeast: 'almeno {percent}%',
    under: 'meno dell’1%',
    risk: {
      me: 'Rischio di morte: {chance}',
      other: 'Rischio di morte per {name}: {chance}',
      vessel: 'Rischio di perdere la nave: {chance}',
    },
    deadlyCards: 'Carte che uccidono: {deadly} su {of}',
    safer: 'Più sicuro: {what}',
    saferNone: 'nessun rischio di morte ora',
    nothingElse: 'Non hai altra scelta.',
  },
  // what it takes to mean it
  confirm: {
    holdOrPress: 'Tieni premuto o premi due volte',
    pressAgain: 'Premi ancora per farlo',
    left: '{holds, plural, one {Tieni premuto ancora una volta} other {Tieni premuto # volte}} o premi {presses, plural, one {ancora una volta} other {# volte}}',
    late: 'Non è ancora successo nulla.',
    hasty: 'Troppo veloce: vale come una sola pressione.',
  },
  lastWound: 'Ferite Gravi: {n} su {n}. La prossima Ferita uccide',

  // wounds that do not kill
  wounds: {
    sure: 'Subisci {wounds}{worsens, select, true {, e con la terza tutte e tre diventano 1 Ferita Grave} other {}}.',
    risk: 'Rischio di Ferita: {chance}',
    because: {
      fire: 'Il tuo round finisce nel Fuoco ({room}).',
      bleeding: 'L’Emorragia ti ferisce quando passi.',
      attack:
        '{intruder}: {occasion, select, escape {attacca prima che tu vada via} surprise {attacco a sorpresa} phase {attacca nella Fase Evento, se fino ad allora nulla cambia} other {attacca quando esci dai Corridoi Tecnici}}.',
    },
  },

  // why somebody may die, or everything be lost
  causes: {
    bleeding: 'Emorragia: passare costa una Ferita, che sarebbe mortale.',
    fire: 'Fuoco in {room}: finire lì il round costa una Ferita, che sarebbe mortale.',
    miss: 'Mancare il bersaglio costa una Ferita Grave, che sarebbe mortale.',
    attack:
      '{intruder}: {occasion, select, escape {attacca prima che tu vada via} surprise {attacco a sorpresa} phase {attacca nella Fase Evento, se fino ad allora nulla cambia} other {attacca quando esci dai Corridoi Tecnici}}. Carte che uccidono: {deadly} su {of}.',
    noise: 'Il Tiro Rumore può portare qualcosa che attacca subito: {room}.',
    encounter: 'Dal sacchetto può uscire qualcosa che attacca subito.',
    exploration: 'Ciò che attende lì è ignoto e può essere mortale: {room}.',
    wounds: 'Questo costa una Ferita, che sarebbe mortale.',
    infection: 'Può uscire una Larva, ed è la morte.',
    vent: 'L’aria viene espulsa e chi è lì dentro muore: {room}.',
    event: 'La prossima carta Evento può essere mortale.',
    bag: 'Ciò che esce dal sacchetto nella Fase Evento può attaccare.',
    fires: 'Segnalini Fuoco sul tabellone: {have}. Se ne servono più di {limit}, la nave brucia.',
    malfunctions: 'Segnalini Malfunzionamento sul tabellone: {have}. Se ne servono più di {limit}, lo scafo cede.',
    selfDestruct: 'Il conto alla rovescia dell’Autodistruzione arriva alla fine.',
    time: 'Il tempo scade: chi non è al sicuro muore.',
    ending: 'La partita finisce, e gli ultimi controlli decidono chi vive.',
  },

  // a fight
  fight: {
    die: 'Dado Combattimento: {faces}',
    face: '{percent}% {injuries, plural, =0 {mancato} one {# Danno} other {# Danni}}',
    miss: 'mancato',
    kills: 'Uccide ora: {chance}',
    tough: '{injuries, plural, =0 {nessun Danno} one {# Danno finora} other {# Danni finora}}',
    deadAt: 'Probabilità che muoia con {n, plural, one {# Danno} other {# Danni}}: {percent}%',
    attacks:
      '{kind, select, larva {Se attacca, entra dentro di te: da allora porti una Larva.} other {Se attacca, decide una carta: una Ferita, qualcosa di peggio o nulla.}}',
    deadAtCaption: 'Probabilità che tanti Danni uccidano',
    wounded: '{chance} di Ferita',
    killed: '{chance} di morte',
  },

  // what follows
  inVain: {
    engine: 'Lo sai già: è {state}.',
    known: 'Questo lo sai già.',
    signal: 'Hai già inviato il Segnale.',
    craft: 'Non hai Componenti: non potresti creare nulla.',
  },
  searchSlimes: 'Una Ricerca qui ti dà 1 segnalino Secrezione.',
  passMeans: 'In questo Turno non fai più nulla. Le carte che tieni restano nella tua mano.',
  moveRolls: '{cards, plural, one {# carta} other {# carte}}, Tiro Rumore',
  carefulMarks: '{cards, plural, one {# carta} other {# carte}}, collochi Rumore',
  noiseDie: 'Dado Rumore, di dieci facce: {faces}',
  thenExplore: 'Prima la esplori. Il suo gettone decide se effettui il Tiro Rumore.',
  thenCompany: 'C’è già qualcuno: nessun Tiro Rumore.',
  thenCareful: 'Nessun tiro. Scegli tu il Corridoio che riceve il Rumore.',
  thenEncounter: 'quel Corridoio ha già un segnalino Rumore, e potrebbe uscirne qualcosa.',
  thenIntruder: 'C’è un Intruso: nessun Tiro Rumore, e sei in Combattimento.',
  thenNoise: 'Rumore nel Corridoio con quel numero.',
  thenDanger:
    'gli Intrusi delle Stanze adiacenti che non sono in Combattimento vengono da te. Se non ce ne sono, ogni Corridoio della Stanza riceve Rumore.',
  thenSilence: 'non succede nulla.',
  shootCosts: 'Spende 1 Munizione, anche se manchi il bersaglio. Mancare non ti ferisce.',
  meleeCosts: 'Prima ricevi una carta Contaminazione. Se manchi il bersaglio, subisci una Ferita Grave.',
  dropMeans: 'Le carte Strumento che lasci cadere sono perse; gli Oggetti Pesanti restano nella Stanza.',
  tradeMeans: 'Tutti in questa Stanza possono fare scambi tra loro, finché non vi metti fine.',
  attackFirst: 'subisci l’attacco prima di andare via. Se ti uccide, non arrivi a destinazione.',
  surprise:
    'Con {cards, plural, =0 {nessuna carta} one {# carta} other {# carte}} in mano{dark, select, true { e nell’Oscurità} other {}}, ciò che arriva {percent, select, 0 {non attacca mai subito.} other {può attaccare subito (probabilità: {percent}%).}}',
  payOther: 'Premi un’altra carta della tua mano per pagare con quella.',
  pickUpMeans: 'Occupa una delle tue due mani finché non lo lasci cadere o lo cedi.',
  burnsAlready: 'Qui c’è già un Fuoco: un altro non cambia nulla.',
  noSlimeThere: 'Non c’è nessun segnalino Secrezione da rimuovere: non cambia nulla.',
  itemsDearer: '{wound}: usare un Oggetto costa {n, plural, one {# carta} other {# carte}} in più.',
  noEnergyWeapon: 'Non impugni un’Arma a Energia da caricare.',
  noWeapon: 'Non impugni l’arma a cui serve: {weapon}.',
  partOf: 'Serve per creare: {items}',
  decks: {
    red: 'armi, Munizioni, esplosivi',
    yellow: 'attrezzi e materiale tecnico',
    green: 'medicine e materiale di laboratorio',
  },
  careful: 'Cauto',
  throughWhich: 'Attraverso quale Corridoio?',
  finalMeans: {
    launch: 'Tutti all’interno lasciano la nave. Nessun altro può salire, e nessuno torna.',
    hibernate: 'Non giochi più fino alla fine della partita. Condividi la sorte della nave.',
    selfDestruct: 'La nave esploderà, e presto nulla potrà più impedirlo.',
    css: 'Scarti la tua mano e passi. Il gettone di questo Turno dice quali Capsule partono; se la tua non parte, ne esci con una Ferita Grave.',
    lockIn: 'Non giochi più fino alla fine della partita. Se il Complesso esplode, esplodi anche tu.',
    alert:
      'La partita finisce appena il gettone Tempo lascia lo spazio del gettone Procedura di Allerta; chi non è al sicuro muore. Non si può fermare.',
    bunker: 'Non giochi più fino alla fine della partita, al sicuro qualunque cosa accada al Complesso.',
  },

  // what must be held, or pressed twice
  finalIs: {
    launch: 'la Capsula parte per sempre',
    hibernate: 'dormi fino alla fine',
    selfDestruct: 'parte il conto alla rovescia',
    css: 'attendi nella Capsula',
    lockIn: 'ti rinchiudi',
    alert: 'si chiama la Squadra di Intervento',
    bunker: 'parti per il Bunker',
  },
  holdFor: 'Tieni premuto: {what}',
  pressAgainFor: 'Premi ancora: {what}',

  // more about an answer
  eggsHere: '{n, plural, one {# Uovo nel Nido} other {# Uova nel Nido}}',
  weaknessUnknown: 'la sua Debolezza non è ancora nota',
  madeFrom: 'con {one} e {other}',
  seriousCount: '{n, plural, one {# Ferita Grave} other {# Ferite Gravi}}',
}
