/**
 * What cards and rooms do, one clause per effect. Clauses speak to whoever uses or suffers them, in the imperative;
 * those of events say what happens. They are joined by `and`, alternatives by OR.
 */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/effects.ts'

export const clauses: Translation<typeof en.clauses> = {
  // cards
  drawSelf: 'pesca {count, plural, one {# carta} other {# carte}}',
  discardHandOther: '1 altro Personaggio nella tua Stanza scarta tutta la sua mano',
  pass: 'poi passa',
  reshuffleAll: 'mescola il tuo mazzo, la tua pila degli scarti e la tua mano in un nuovo mazzo',
  cancel:
    'annulla un’Azione di un altro Personaggio nella tua Stanza, o un’Interruzione giocata lì; il suo costo non viene restituito',
  spareSurprise: 'un Attacco a Sorpresa nella tua Stanza non ti fa nulla',
  spareAttack: 'un Attacco dell’Intruso non ti fa nulla',

  // wounds and contamination
  lightWound: 'subisci {count, plural, one {# Ferita Leggera} other {# Ferite Leggere}}',
  seriousWound: 'subisci {count, plural, one {# Ferita Grave} other {# Ferite Gravi}}',
  kill: 'il tuo Personaggio muore',
  dress: 'benda {count, plural, one {# Ferita Grave} other {# Ferite Gravi}}',
  dressAll: 'benda tutte le Ferite Gravi',
  healSerious: 'guarisci {count, plural, one {# Ferita Grave Bendata} other {# Ferite Gravi Bendate}}',
  healLightAll: 'guarisci tutte le Ferite Leggere',
  contaminate: 'ricevi {count, plural, one {# carta Contaminazione} other {# carte Contaminazione}}',
  scanHand: 'scansiona le carte Contaminazione nella tua mano',
  scanEverywhere: 'scansiona tutte le tue carte Contaminazione: mazzo, pila degli scarti e mano',
  scanRemovesClean: 'rimuovi dal gioco quelle che non riportano INFETTO',
  scanRemovesInfected: 'rimuovi dal gioco quelle che riportano INFETTO',
  scanInfects: 'se almeno una riporta INFETTO ricevi 1 Larva oppure, se ne hai già una, il tuo Personaggio muore',
  drawAndScan:
    'pesca {draw, plural, one {# carta} other {# carte}} e scansiona le carte Contaminazione pescate; se almeno una riporta INFETTO ricevi 1 Larva oppure, se ne hai già una, il tuo Personaggio muore',
  larvaGone: 'rimuovi la Larva dalla tua plancia Personaggio',
  slimed: 'ricevi 1 segnalino Secrezione',
  cleaned: 'rimuovi il segnalino Secrezione',
  signal: 'invia il Segnale',

  // moving
  goSelf: 'muoviti in una Stanza adiacente',
  goOther: 'manda 1 altro Personaggio della tua Stanza in una Stanza adiacente',
  goEither: 'muoviti in una Stanza adiacente, o mandaci 1 altro Personaggio della tua Stanza',
  goBoth: 'muoviti in una Stanza adiacente, con o senza 1 altro Personaggio della tua Stanza, o mandaci solo lui',
  goAlong: 'muoviti in una Stanza adiacente e, se vuoi, porta con te 1 altro Personaggio senza chiederglielo',
  unharmed: '{go} senza subire attacchi',
  unharmedBoth: '{go}; nessuno subisce attacchi per questo',

  // intruders and combat
  noiseRoll: 'effettua un Tiro Rumore',
  ammo: 'carica {count, plural, one {# Munizione} other {# Munizioni}} in {weapon}',
  ammoFill: 'ricarica completamente {weapon}',
  throwInto:
    'lancia questo Strumento nella tua Stanza o in una adiacente non separata da un Portellone Chiuso, se lì c’è un Intruso o un Uovo: {happens}',
  /** One is hit harder than the rest. */
  throwTarget:
    '1 Intruso a tua scelta subisce {target, plural, one {# Danno} other {# Danni}}, oppure {eggs, plural, one {# Uovo viene distrutto} other {fino a # Uova vengono distrutte}}',
  throwOthers: 'ogni altro Intruso lì presente subisce {others, plural, one {# Danno} other {# Danni}}',
  throwAll: 'ogni Intruso lì presente subisce {others, plural, one {# Danno} other {# Danni}}',
  throwCrew: 'ogni Personaggio {others, plural, one {# Ferita Grave} other {# Ferite Gravi}}',
  throwEggs: '{eggs, plural, one {# Uovo viene distrutto} other {fino a # Uova vengono distrutte}}',
  injureAndRetreat: '1 Intruso nella tua Stanza subisce {injuries, plural, one {# Danno} other {# Danni}} e si ritira',
  retreatOne: '1 Intruso nella tua Stanza si ritira',
  takeEgg: 'prendi 1 Uovo dal Nido',

  // the board
  search:
    'pesca {draw, plural, one {# Strumento} other {# Strumenti}} del colore della Stanza, tienine 1 e metti il resto in fondo al mazzo; riduci di 1 il Contatore Strumenti',
  lookAtTile:
    'guarda in segreto {count, plural, one {# tessera Stanza inesplorata, ma non il suo gettone} other {# tessere Stanza inesplorate, ma non i loro gettoni}}',
  toggleDoor: 'apri o chiudi 1 Portellone di questa Stanza',
  destroyDoor: 'distruggi 1 Portellone Chiuso di questa Stanza',
  placeMalfunction: 'colloca qui 1 segnalino Malfunzionamento',
  removeMalfunction: 'rimuovi da qui il segnalino Malfunzionamento',
  removeMalfunctionAtComputer: 'rimuovi il segnalino Malfunzionamento da una qualsiasi Stanza con un Computer',
  removeFire: 'rimuovi da qui il segnalino Fuoco',
  douse: 'scegli una Stanza: il suo Fuoco si spegne e ogni Intruso al suo interno si ritira',
  vent: 'scegli un’altra Stanza gialla senza Portelloni Distrutti e chiudi tutti i suoi Portelloni; se alla fine della Fase Giocatori sono ancora chiusi, ogni Personaggio e ogni Intruso all’interno muore',
  /** Alone; before other effects it is a joint. */
  computer: 'devi essere in una Stanza con un Computer funzionante',
  roomActionWithComputer: 'usa gratis l’Azione di questa Stanza, se ha un Computer funzionante',
  analyseInLaboratory: 'analizza 1 Oggetto presente nel Laboratorio e rivela la sua Debolezza',

  // items
  craft: 'crea 1 Strumento',
  loseItem: 'scarta 1 dei tuoi Strumenti',
  loseObject: 'scarta {objects}',
  tape: 'unisci 2 dei tuoi Strumenti Pesanti: occupano 1 spazio Mano',

  // events
  protectEggs: 'ogni Personaggio nel Nido o che trasporta un Uovo ha un Incontro',
  hatch:
    '1 Uovo del Nido si schiude: ogni Personaggio nel Nido senza carte Azione in mano riceve 1 Larva e 1 carta Contaminazione; se non c’è nessun Personaggio del genere, un gettone Larva entra nel sacchetto',
  lurk: 'ogni Intruso che non è con un Personaggio lascia il tabellone, e un gettone del suo tipo entra nel sacchetto',
  pursuit: 'un Personaggio a tua scelta effettua un Tiro Rumore',
  planning: 'guarda le prime {draw} carte Evento, risolvine 1 e metti le altre in fondo al mazzo',
  healOne: '1 Intruso a tua scelta guarisce fino a {count, plural, one {# Danno} other {# Danni}}',
  burnItems: 'il Contatore Strumenti di ogni Stanza in fiamme scende a 0',
  spreadFire: 'il Fuoco si propaga da ogni Stanza in fiamme a quelle adiacenti, ma non oltre i Portelloni Chiusi',
  noiseAroundNest: 'se il Nido è esplorato, ogni suo Corridoio senza Rumore riceve 1 segnalino Rumore',
  openDoors: 'tutti i Portelloni Chiusi si aprono',
}

/** Where an event brings Malfunctions. */
export const malfunctions: Translation<typeof en.malfunctions> = {
  withIntruders: 'ogni Stanza con un Adulto, una Nutrice o la Regina riceve 1 segnalino Malfunzionamento',
  green: 'ogni Stanza verde esplorata riceve 1 segnalino Malfunzionamento',
}

/** What Ammo goes into, or something is attached to. */
export const arms: Translation<typeof en.arms> = {
  energy: '1 delle tue Armi a Energia',
  flamethrower: 'il tuo Lanciafiamme',
}

export const joints: Translation<typeof en.joints> = {
  or: '{one} OPPURE {other}',
  may: 'se vuoi, {effect}',
  when: 'se {test}, {effect}',
  whenElse: 'se {test}, {effect}; altrimenti {other}',
  patient: 'su di te o su un altro Personaggio nella tua Stanza: {effect}',
  withComputer: 'in una Stanza con un Computer funzionante: {effect}',
  afterwards: 'poi {effect}',
  need: 'solo se {test}',
  needed: 'se {test}: {effect}',
  reaction: 'Reazione: {effect}',
}

export const timing: Translation<typeof en.timing> = {
  outOfCombat: 'Solo non in Combattimento',
  inCombat: 'Solo in Combattimento',
  any: 'A prescindere dal Combattimento',
  reaction: 'Reazione',
}
