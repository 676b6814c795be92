/** Italian for what the table says of itself: cards about whatever one points at, and the list of signs. */
import type { Translation } from '../../../areas.ts'
import type { explainWords as en } from '../../../en/shared/explain/explain.ts'

export const explainWords: Translation<typeof en> = {
  // the list of signs
  legendSays:
    'Tutto ciò che c’è ora sul tavolo. Passa il puntatore su un simbolo, o tienici sopra il dito, per leggere che cosa fa.',
  allSigns: 'Tutti i simboli',
  theRule: 'La regola',

  // rooms
  basic: 'Stanza Base I',
  additional: 'Stanza Addizionale II',
  special: 'Stanza Speciale',
  youAreHere: 'sei qui',
  away: '{n, plural, one {accanto a te} other {a # Stanze da te}}',
  groupI: 'I indica una Stanza Base. Ci sono tutte in ogni partita.',
  groupII: 'II indica una Stanza Addizionale. In questa partita ce ne sono solo alcune.',
  stillHidden: 'Non ancora trovate',
  onlyYouKnow: 'Solo tu sai che Stanza è.',
  canNow:
    '{n, plural, =0 {Puoi farlo adesso, gratis.} one {Puoi farlo adesso al costo di # carta.} other {Puoi farlo adesso al costo di # carte.}}',
  whenThere: 'Una volta lì, costa {n, plural, one {# carta} other {# carte}}.',
  cannotNow: 'Non ora. {why}',
  noRoomAction: 'Questa Stanza non ha un’Azione propria.',
  contents: 'Qui',
  items: 'Strumenti',
  hazards: 'Pericoli',
  itemsLeft: '{n, plural, =0 {niente più da trovare} one {# da trovare} other {# da trovare}}',
  anyDeck: 'Scegli tu il mazzo.',
  explorationToken: 'Gettone Esplorazione',
  tokenSays: 'Lo gira chi entra per primo. Dice quanti Strumenti ci sono qui e che cosa succede.',
  tokenSeen: 'Solo tu lo conosci: {token}.',
  broken: 'Malfunzionante: l’Azione e il Computer della Stanza non funzionano finché non viene riparata.',
  burning: 'In fiamme: chi conclude qui un round subisce una Ferita.',

  // corridors
  corridor: 'Corridoio {numbers}',
  corridorHears: 'Chi ottiene {numbers} nel Tiro Rumore a una delle due estremità fa Rumore qui.',
  corridorQuiet: 'Ora è silenzioso. Il primo tiro lascia qui un segnalino Rumore, il successivo attira qualcosa.',
  corridorNoisy: 'Qui c’è già un segnalino Rumore. Con quel risultato, qualcosa raggiunge chi ha tirato.',
  entranceHears: 'Chi ottiene {numbers} nel Tiro Rumore in questa Stanza fa Rumore dietro questo Ingresso.',
  between: 'Tra',

  // creatures
  toughness: {
    larva: 'Un Danno la uccide.',
    one: 'Dopo ogni colpo a segno, una carta Attacco decide se i suoi Danni bastano a uccidere.',
    two: 'Dopo ogni colpo a segno, due carte Attacco decidono se i suoi Danni bastano a uccidere.',
  },
  infests: 'Quando attacca, entra nella sua vittima, che riceve anche una carta Contaminazione.',
  strikes: 'Alla fine del Turno attacca qualcuno nella sua Stanza. Chi se ne va subisce prima un attacco.',
  noInjuries: 'Nessun Danno finora.',
  fightsYou: 'Sei in Combattimento con questa creatura.',

  // people
  playedBy: 'giocato da {name}',
  howTheyAre: 'Stato',
  oneMoreWound: '{mine, select, true {Un’altra Ferita ti uccide.} other {Un’altra Ferita è mortale.}}',
  lightLeft:
    '{n, plural, one {Con un’altra, tutte diventano 1 Ferita Grave.} other {Con altre #, tutte diventano 1 Ferita Grave.}}',
  seriousLeft:
    '{n, plural, one {Dopo un’altra, qualsiasi Ferita uccide.} other {Dopo altre #, qualsiasi Ferita uccide.}}',
  combat:
    'Nella stessa Stanza c’è qualcosa di ostile. Spara, colpisci o vattene; chi se ne va subisce prima un attacco.',
  gone: 'Questo Personaggio non ha più round.',
  aside: 'Questo Personaggio non ha più round, ma è vivo: chi sopravvive si decide alla fine della partita.',
  isAway: 'In questo momento nessuno è collegato a questo posto.',
  inHands: 'Pesante: occupa uno spazio Mano e lo vedono tutti.',
  inPockets: 'Non occupa spazi Mano. Gli altri non vedono che cos’è finché non lo usi.',
  notYetActive: 'Inattivo. Fai ciò che chiede la carta per attivarlo, e potrai usarlo.',

  // counts and limits
  onBoard: '{n} di {of} sul tabellone',
  onBoardNow: '{n} sul tabellone',
  oneTooMany: '{left, plural, one {Ancora uno, e tutto è perduto.} other {Ancora #, e tutto è perduto.}}',

  // time
  space: 'Spazio {n} del Tracciato del Tempo',
  reachedNow: 'Il segnalino Tempo è qui adesso.',
  reachedIn:
    '{n, plural, one {Il segnalino Tempo arriva qui dopo questo Turno.} other {Il segnalino Tempo arriva qui tra # Turni.}}',
  reachedBefore: 'Il segnalino Tempo è già passato di qui.',
  yourActions: 'Il tuo round ha {of} Azioni. Questa è la numero {n}.',

  // cards and dice
  deckSays: {
    red: 'Chi cerca in una Stanza rossa pesca da qui: armi, munizioni ed esplosivi.',
    yellow: 'Chi cerca in una Stanza gialla pesca da qui: attrezzi e materiale tecnico.',
    green: 'Chi cerca in una Stanza verde pesca da qui: medicine e materiale da laboratorio.',
    event: 'Alla fine di ogni Turno se ne rivela una. Muove ciò che vi dà la caccia; poi succede qualcosa.',
    attack: 'Decide se un Attacco colpisce e se i Danni bastano a uccidere.',
    wound: 'Ogni Ferita Grave si pesca da qui.',
    contamination: 'Ogni carta Contaminazione si pesca da qui. Nessuno sa quali riportano INFETTO.',
  },
  myDeck: 'Il tuo mazzo',
  myDeckSays:
    'All’inizio di un Turno peschi fino ad avere {hand} carte. Quando il mazzo è vuoto, gli scarti si mescolano e ne formano uno nuovo.',
  deckOf: 'Mazzo',
  inDeck: '{n, plural, =0 {nessuna carta rimasta} one {# carta rimasta} other {# carte rimaste}}',
  inDiscard: '{n, plural, =0 {nessuna scartata} one {# scartata} other {# scartate}}',
  noiseDie: 'Dado Rumore',
  noiseDieSays: 'Un numero fa Rumore nel Corridoio con quel numero. Le altre facce sono Pericolo e Silenzio.',
  combatDie: 'Dado Combattimento',
  combatDieSays: 'Decide se colpisci e quanto forte. Alcune facce colpiscono solo alcune creature.',
  supply: 'Accanto al tabellone',
  supplySays:
    'Creature i cui gettoni ora non sono nel sacchetto. Possono mettercele lo sviluppo del sacchetto Intruso e altri effetti.',
}
