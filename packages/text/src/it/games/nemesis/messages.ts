/** What is said only of the ship, its crew, and what lies in the box of Nemesis. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/nemesis/messages.ts'

export const cards: Translation<typeof en.cards> = {
  weapons: {
    bonusOnDouble: 'Un colpo doppio infligge 1 Danno in più.',
    hitAsDouble: 'Un colpo singolo vale come un colpo doppio.',
  },
  gifts: {
    intercom: 'Ordine e Motivazione raggiungono anche i Personaggi in ogni Stanza con un Computer funzionante.',
    holoComputer: 'Puoi giocare Intranet e Valutazione dei Rischi in qualsiasi Stanza.',
    motionScanner: 'Una volta per ogni tuo Tiro Rumore, puoi scartare 1 carta per ripeterlo.',
    autoloader: 'L’arma a cui è aggiunta riceve 1 Munizione e ne può contenere 1 in più.',
    /** Its effect says it. */
    extendedMagazine: null,
  },
  weaknesses: {
    blankHitsAdults: 'Contro un Adulto, la faccia vuota del dado Combattimento vale come un colpo singolo.',
    doorsHold: 'Solo le Nutrici e la Regina distruggono i Portelloni Chiusi; gli altri Intrusi restano dove sono.',
    phosphates: 'Un Intruso scacciato dall’Estintore o dal Sistema Antincendio subisce anche 1 Danno.',
    energyBonus: 'Un’Arma a Energia che infligge almeno 1 Danno ne infligge 1 in più.',
    slowSurprise: 'Per gli Attacchi a Sorpresa, il numero su un gettone Intruso vale 1 in meno, ma almeno 1.',
    fragile: 'Per uccidere un Intruso basta 1 Danno in meno.',
    lightBites: 'Il Morso di un Adulto infligge 1 Ferita Leggera invece di 1 Ferita Grave.',
  },
  rooms: {
    slime: 'Chi entra riceve 1 segnalino Secrezione.',
    restful: 'I Personaggi che sono qui all’inizio del Turno, senza Intrusi, pescano 1 carta in più.',
  },
  coordinates: '{space} {destination}',
}

export const conditions: Translation<typeof en.conditions> = {
  conditions: {
    allExplored: 'tutte le Stanze sono esplorate',
    destination: 'la nave raggiunge {destination}',
    othersSurvive:
      '{min, plural, one {sopravvive almeno # altro Personaggio} other {sopravvivono almeno # altri Personaggi}}',
    weakness: 'è stata rivelata una Debolezza analizzando {object}',
    leftByPod: '{by, select, you {parti} other {{who} parte}} in una Capsula di Salvataggio',
    items: '{by, select, you {hai} other {{who} ha}} almeno {min, plural, one {# Strumento} other {# Strumenti}}',
    objectIn: '{object} si trova in {room}',
  },
  objectives: {
    survivesMars: 'Non muori se sei in ibernazione quando la nave raggiunge Marte.',
  },
}

export const decisions: Translation<typeof en.decisions> = {
  asks: {
    engine: 'Cambi l’ordine dei gettoni del Motore?',
    destination: 'Scegli la Destinazione.',
    pod: 'Scegli una Capsula di Salvataggio.',
    podTurn: 'Attendi nella Capsula di Salvataggio: la lanci, esci o resti?',
    launch: 'Lanci la Capsula di Salvataggio?',
  },
  options: {
    launch: 'Lancia la Capsula di Salvataggio',
    leave: 'Esci dalla Capsula di Salvataggio',
    stay: 'Resta nella Capsula di Salvataggio',
    changeOrder: 'Cambia l’ordine',
    keepOrder: 'Mantieni l’ordine',
    wait: 'Attendi nella Capsula di Salvataggio',
    pod: 'Capsula di Salvataggio {pod}',
    enterPod: 'Entra nella Capsula di Salvataggio {pod}',
    boardPod: 'Entra in una Capsula di Salvataggio della Sezione {section}',
    goToSleep: 'Vai in ibernazione',
    lockPod: 'Blocca la Capsula di Salvataggio {pod}',
    unlockPod: 'Sblocca la Capsula di Salvataggio {pod}',
    space: 'Spazio {space}',
  },
  whys: {
    chambersClosed: 'Le Camere di Ibernazione non sono ancora aperte.',
    somebodyHibernates: 'Non mentre qualcuno è in ibernazione.',
    noPod: 'Non c’è una Capsula di Salvataggio adatta.',
  },
}

export const effects: Translation<typeof en.effects> = {
  clauses: {
    drawEveryoneHere:
      'ogni Personaggio qui presente, anche il tuo, pesca {count, plural, one {# carta} other {# carte}}',
    redraw: 'scarta dalla tua mano tutte le carte che vuoi, anche Contaminazione, e pescane altrettante più {more}',
    discardHand: 'scarta dalla tua mano tutte le carte Azione',
    othersDiscard:
      'ogni altro Personaggio nella tua Stanza scarta {count, plural, one {# carta Azione} other {# carte Azione}} a sua scelta',
    reshuffleOwn: 'mescola il tuo mazzo e la tua pila degli scarti in un nuovo mazzo',
    unlimited: 'in questo round effettua quante Azioni vuoi, purché tu possa pagarle, poi passa',
    endPhase:
      'tutti i giocatori passano e la Fase Giocatori finisce; nella Fase Evento che segue nessun Intruso attacca',
    healLight: 'guarisci {count, plural, one {# Ferita Leggera} other {# Ferite Leggere}}',
    scanOne:
      'scansiona 1 carta Contaminazione dalla tua mano e rimuovila dal gioco; se riportava INFETTO, ricevine una nuova',
    quietly: '{go} senza Tiro Rumore',
    ducts: 'raggiungi attraverso i Corridoi Tecnici un’altra Stanza con un Ingresso',
    shoot: 'spara',
    shootEnergy: 'spara con un’Arma a Energia',
    rerolling: '{shoot}; puoi ripetere il tiro una volta',
    shootAll:
      'spara con il tuo Fucile d’Assalto e spendi tutte le sue Munizioni: 1 Danno in più ogni 2 Munizioni spese, anche se manchi il bersaglio',
    spendAmmo: 'spendi {count, plural, one {# Munizione} other {# Munizioni}}',
    throwFire: 'lì scoppia un Fuoco',
    decoy:
      'tutti gli Intrusi nelle Stanze adiacenti si muovono in quella che scegli; quelli in Combattimento prima attaccano',
    transform: 'l’Aracnide diventa una Nutrice; se non hai carte in mano, sferra un Attacco a Sorpresa',
    summon: 'pesca un gettone Intruso: quell’Intruso compare qui e per ora non attacca',
    searchEmpty:
      'pesca {draw, plural, one {# Strumento} other {# Strumenti}} del colore della Stanza, tienine 1 e metti il resto in fondo al mazzo; riduci di 1 il Contatore Strumenti, a meno che non sia già a 0',
    searchAny:
      'pesca {draw, plural, one {# Strumento} other {# Strumenti}} da un mazzo Strumenti a tua scelta, tienine 1 e metti il resto in fondo al mazzo',
    lookAtTileAndToken:
      'guarda in segreto {count, plural, one {# tessera Stanza inesplorata e il suo gettone Esplorazione} other {# tessere Stanza inesplorate e i loro gettoni Esplorazione}}',
    lookAtCoordinates: 'guarda in segreto la carta Coordinate',
    lookAtEngine: 'controlla in segreto se il Motore in questa Stanza funziona',
    lookAtEngines: 'controlla in segreto quali Motori funzionano',
    mendDoor: 'apri o chiudi 1 Portellone di questa Stanza; puoi chiuderne anche uno distrutto',
    doorsOf: 'scegli una Stanza e apri o chiudi i suoi Portelloni a piacere',
    placeMalfunctionAtComputer:
      'colloca 1 segnalino Malfunzionamento in una qualsiasi Stanza con un Computer funzionante',
    placeFire: 'colloca qui 1 segnalino Fuoco',
    engine: 'ripara o danneggia il Motore qui presente: guarda in segreto entrambi i suoi gettoni e scegline l’ordine',
    riskAssessment: 'guarda in segreto la prima carta Evento e lasciala lì o mettila in fondo al mazzo',
    roomActionFree: 'usa gratis l’Azione di questa Stanza',
    roomActionWithoutComputer: 'usa gratis l’Azione di questa Stanza, se non ha un Computer',
    roomActionCockpit:
      'usa gratis l’Azione di questa Stanza, nella Cabina di Pilotaggio o in una Stanza con un Computer funzionante',
    roomActionAnywhere: 'usa gratis l’Azione di una qualsiasi Stanza con un Computer funzionante',
    setDestination: 'sposta il segnalino Destinazione su uno spazio qualsiasi',
    selfDestruct: 'avvia o ferma la Sequenza di Autodistruzione',
    togglePod: 'blocca o sblocca 1 Capsula di Salvataggio',
    togglePodHere: 'in una Sezione di Evacuazione, blocca o sblocca 1 delle sue Capsule di Salvataggio',
    enterPod:
      'effettua un Tiro Rumore; se non arriva nessun Intruso, entra in una Capsula di Salvataggio sbloccata della Sezione {section}',
    hibernate:
      'se le Camere di Ibernazione sono aperte, effettua un Tiro Rumore; se non arriva nessun Intruso, vai in ibernazione',
    analyseHere: 'analizza 1 Oggetto nella tua Stanza e rivela la sua Debolezza',
    peekObjective: 'guarda in segreto 1 Obiettivo di un altro giocatore',
    peekSignalled: 'guarda in segreto 1 Obiettivo di un giocatore che ha inviato il Segnale',
    craftWild: 'crea 1 Strumento; qualsiasi Strumento giallo vale come Attrezzo',
    attach:
      'aggiungi questo Strumento a {weapon}: l’arma riceve {ammo, plural, one {# Munizione} other {# Munizioni}} e ne può contenere altrettante in più',
    autoload: 'scarta 1 Carica di Energia per ricaricare completamente quell’arma',
    healIntruders: 'ogni Intruso guarisce {count, plural, one {# Danno} other {# Danni}}',
    eclosion:
      'ogni Personaggio con una Larva muore e un Aracnide prende il suo posto; tutti gli altri pescano {draw, plural, one {# carta} other {# carte}}, scansionano le carte Contaminazione pescate, ricevono 1 Larva se una riporta INFETTO e scartano ciò che hanno pescato',
    flammable:
      'scoppia un Fuoco nell’Ibernatorio oppure, se è già in fiamme, nelle Stanze adiacenti, ma non oltre i Portelloni Chiusi',
    hunt: 'ogni Adulto che non è in Combattimento si muove in una Stanza adiacente con un Personaggio; tra più Stanze, in quella con il numero più basso',
    noiseAroundSlimed:
      'intorno a ogni Stanza con un Personaggio ricoperto di Secrezione, ogni Corridoio senza Rumore riceve 1 segnalino Rumore',
    noiseInDucts:
      'i Corridoi Tecnici ricevono 1 segnalino Rumore oppure, se ne hanno già uno, ogni Personaggio in una Stanza con un Ingresso effettua un Tiro Rumore',
    ejectPod:
      'la Capsula di Salvataggio con il numero più basso parte con chi è al suo interno; se è vuota, va perduta',
    coolantLeak: 'se il Generatore ha un Malfunzionamento, si avvia la Sequenza di Autodistruzione',
  },
  leaps: {
    red: 'vai da una Stanza rossa a qualsiasi altra Stanza rossa',
    yellow: 'vai da una Stanza gialla a qualsiasi altra Stanza gialla',
    green: 'vai da una Stanza verde a qualsiasi altra Stanza verde',
    white: 'vai da una Stanza bianca a qualsiasi altra Stanza bianca',
  },
  malfunctions: {
    burning: 'ogni Stanza in fiamme riceve 1 segnalino Malfunzionamento',
    lowest: 'la Stanza esplorata con il numero più basso riceve 1 segnalino Malfunzionamento',
    yellowComputers: 'ogni Stanza gialla esplorata con un Computer riceve 1 segnalino Malfunzionamento',
  },
  arms: {
    sixShooter: 'il tuo Revolver',
    energyWeapon: '1 delle tue Armi a Energia',
  },
}

export const things: Translation<typeof en.things> = {
  articles: {
    armory: 'l’',
    commsRoom: 'la',
    evacuationSectionA: 'la',
    evacuationSectionB: 'la',
    fireControlSystem: 'il',
    generator: 'il',
    storage: 'il',
    airlockControl: 'la',
    cabins: 'le',
    canteen: 'la',
    commandCenter: 'il',
    engineControlRoom: 'la',
    hatchControlSystem: 'il',
    monitoringRoom: 'la',
    slimeRoom: 'la',
    showerRoom: 'le',
    cockpit: 'la',
    hibernatorium: 'l’',
    'engine-1': 'il',
    'engine-2': 'il',
    'engine-3': 'il',
  },
  characters: {
    captain: 'il Capitano',
    pilot: 'il Pilota',
    scientist: 'lo Scienziato',
    scout: 'l’Esploratore',
    soldier: 'il Soldato',
    mechanic: 'il Meccanico',
  },
  /** An engine and whether it works. */
  engineState: '{engine} {state}',
  destinations: {
    earth: 'la Terra',
    mars: 'Marte',
    venus: 'Venere',
    deepSpace: 'lo spazio profondo',
  },
}
