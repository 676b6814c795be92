/** The words of the panels beside a running game: people, the ship, decks, settings. */

import type { Translation } from '../../../areas.ts'
import type { panelWords as en } from '../../../en/shared/panels/panels.ts'

export const panelWords: Translation<typeof en> = {
  engineTop: 'sopra, quello che conta: {state}',
  engineBelow: 'sotto: {state}',
  playerNumber: 'Giocatore numero {n}',
  discardPile: 'Pila degli scarti',
  ammoLeft: '{ammo, plural, one {(# Munizione)} other {(# Munizioni)}}',
  quests: 'Strumenti Ricerca, non ancora attivi',
  handSlots: '{n, plural, one {# spazio Mano} other {# spazi Mano}}',
  openHand: 'In mano',
  openObjectives: 'Obiettivi',
  objectivesHeld: '{n, plural, one {# Obiettivo} other {# Obiettivi}}',
  objectivesPutAside: '{n, plural, one {# messo da parte} other {# messi da parte}}',
  drawnCards: '{n, plural, one {guarda # carta} other {guarda # carte}}',
  coordinates: 'Coordinate',
  destinationSpace: 'Impostata su {space}',
  hibernation: 'Camere di Ibernazione',
  pods: 'Capsule di Salvataggio',
  bag: 'Nel sacchetto',
  supply: 'Accanto al tabellone',
  killed: 'Uccisi',
  decks: 'Mazzi',
  deckCount: '{n} nel mazzo, {discard} negli scarti',
  knownCard: 'carta {n} dall’alto, vista da {names}',
  crafted: 'Si possono ancora creare',
  usedUp: 'Strumenti Creati consumati',
  removed: 'Fuori dal gioco',
  inPlay: 'In corso di risoluzione',
  tradesWith: '{one} con {other}',
  cardsLeftToTrade: 'ancora {n}',
  textSize: 'Dimensione del testo',
  animations: 'Animazioni',
  speed: { '0.5': 'Lente', '1': 'Normali', '2': 'Veloci', next: 'Premo Avanti', '0': 'Spente' },
  botPace: {
    title: 'Ritmo dei bot',
    paces: { slow: 'Lento', normal: 'Normale', fast: 'Veloce', atOnce: 'Subito' },
    next: 'Avanti',
    says: 'Quanto aspettano i bot, perché tutti vedano che cosa fanno.',
    hostSets: 'Quanto aspettano i bot lo decide chi ospita il tavolo.',
    byKey: 'Con {key} il prossimo sceglie subito.',
  },
  notRunning: 'non avviata',
  notDiscovered: 'non rivelata',
  soFar: 'Finora',
  firstContact: '{met, select, true {Un Intruso è già comparso} other {Nessun Intruso ancora comparso}}',
  firstDeath: '{died, select, true {Qualcuno è morto} other {Non è morto nessuno}}',
  calm: 'Nessun attacco nella prossima Fase Evento',
  none: 'nulla',

  // what is spoken
  speech: {
    title: 'Voce',
    modes: { full: 'Tutto', brief: 'Breve', prompts: 'Solo domande' },
    says: 'Quanto dicono gli screen reader di ciò che succede. Domande, morti e fine della partita si leggono sempre.',
    pressEnter: 'Invio conferma, Esc annulla.',
    textTable: 'Tavolo testuale',
  },

  whenMyTurn: 'Quando tocca a me',
  sound: 'Riproduci un suono',
  notify: 'Avvisami quando questa pagina è nascosta',
  notifyBlocked: 'Il browser blocca le notifiche di questa pagina. Consentile nelle sue impostazioni, poi riprova.',
  notifyUnknown: 'Questo browser non può mostrare notifiche.',

  // dropping things after the last action
  holdTurn: {
    hold: 'Lasciar cadere qualcosa prima della fine del mio round',
    held: 'Alla fine del tuo round potrai lasciar cadere qualcosa.',
    title: 'Prima della fine del mio round, chiedimi che cosa lascio cadere',
    when: { never: 'Mai', objects: 'Se porto un Oggetto Pesante', anything: 'Se porto qualunque cosa' },
    stop: 'Non chiedermelo prima della fine dei miei round',
  },

  // what can be crafted
  recipes: {
    says: 'Uno Strumento Creato costa uno Strumento per ciascuno dei suoi due Componenti. Tutti possono guardare queste carte in qualsiasi momento.',
    where:
      'Effettua una Ricerca nelle Stanze di un colore per pescare dal mazzo di quel colore; in quelle bianche scegli il mazzo.',
    inBox: '{n} nella scatola',
    left: '{n, plural, one {Ne resta #} other {Ne restano #}} su {of}',
    carried: 'Porti: {cards}',
    ready: 'Porti entrambi i Componenti.',
  },
}
