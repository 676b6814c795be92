/** What is said only of the facility, those in it, and what lies in the box of Lockdown. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/lockdown/messages.ts'

export const cards: Translation<typeof en.cards> = {
  weapons: {
    burst:
      'Dopo un tiro che non infligge Danni puoi spendere 1 Munizione in più e ripetere il tiro, una volta per ogni sparo.',
  },
  gifts: {
    suit: 'Ignori la Secrezione e le Ferite Leggere inflitte dal Fuoco, e puoi fuggire dal Complesso a piedi.',
    specimenCase: 'Puoi trasportarvi 1 Uovo o Carcassa senza occupare uno spazio Mano.',
    remoteTerminal: 'In una Sezione con Energia, per te ogni Stanza senza Malfunzionamento ha un Computer.',
    flashlight:
      'Spendi 1 Carica per tirare il dado Vantaggio quando spari nell’Oscurità. Anche la sua Reazione costa 1 Carica.',
  },
  quests: {
    component: 'scarta uno Strumento con il Componente {component}',
    lower: 'scarta una carta {cards}, o riduci il Contatore Strumenti della Stanza di colore {colour} in cui ti trovi',
  },
  wounds: {
    contaminationOnPass: 'ricevi 1 carta Contaminazione ogni volta che passi',
    alwaysDark: 'sei sempre nell’Oscurità',
    firstMoveCost:
      'il tuo primo Movimento, se avviene nel tuo primo round del Turno, ti costa {n, plural, one {# carta} other {# carte}}',
  },
  eventCards: {
    moveTwice:
      '{intruders} si muovono attraverso il Corridoio {way}, poi attraverso il Corridoio {second}, a meno che non incontrino un Personaggio',
    dark: 'nell’Oscurità: {effect}',
  },
  attackCards: {
    dark: 'nell’Oscurità, inoltre: {effect}',
  },
  weaknesses: {
    sturdyBonus: 'Un’Arma Classica o da Mischia che infligge almeno 1 Danno ne infligge 1 in più.',
    herding: 'Quando fai ritirare un Intruso, scegli tu dove va.',
    lowSurprise: 'Per gli Attacchi a Sorpresa contro di te vale il numero con Energia, anche nell’Oscurità.',
    glowBonus: 'Un Glowstick infligge 2 Danni invece di 1.',
    noDarkPerch: 'Quando un Adulto attacca con Appostato nell’Oscurità, ignora l’effetto Nell’Oscurità.',
  },
  rooms: {
    restfulAlways: 'I Personaggi che sono qui all’inizio del Turno pescano 1 carta in più.',
    slimesSearchers: 'Chi effettua qui una Ricerca riceve 1 segnalino Secrezione.',
  },
  uses: 'Ha {uses, plural, one {# Carica} other {# Cariche}}.',
  melee: 'Arma da Mischia.',
  computer: {
    lockdown:
      'La Stanza di chi scopre questa carta riceve 1 segnalino Malfunzionamento, e le carte Azione Computer vengono mescolate.',
  },
  contingency: {
    kills: 'Alla fine della partita, se {test}, quel Personaggio muore.',
    nobody: 'Non uccide nessuno.',
    whoever: 'un Personaggio',
  },
  css: {
    launches: '{n, plural, one {Parte la Capsula SSC {pods}.} other {Partono le Capsule SSC {pods}.}}',
    none: 'Non parte nessuna Capsula SSC.',
  },
}

export const conditions: Translation<typeof en.conditions> = {
  conditions: {
    knowledge: '{by, select, you {la tua Conoscenza} other {la Conoscenza di {who}}} è almeno {min}',
    knowledgeActive: '{by, select, you {il tuo gettone Conoscenza} other {il gettone Conoscenza di {who}}} è attivo',
    senderLearned:
      '{by, select, you {hai un gettone Conoscenza attivo} other {{who} lo ha inviato e ha un gettone Conoscenza attivo}}',
    /** After a wound of the same card. */
    seriousWoundsNow: 'ora hai {min} o più Ferite Gravi',
    dark: '{by, select, you {sei} other {{who} è}} nell’Oscurità',
    powered: 'la Stanza ha Energia',
    inCombat: '{by, select, you {sei} other {{who} è}} in Combattimento',
    noCards: '{by, select, you {non hai} other {{who} non ha}} carte Azione in mano',
    undressedSerious: '{by, select, you {hai} other {{who} ha}} una Ferita Grave non bendata',
    host: 'un Personaggio nella Stanza ha una Larva',
    isHost: '{by, select, you {hai} other {{who} ha}} una Larva',
    atEntrance: '{by, select, you {sei} other {{who} è}} in una Stanza con un Ingresso ai Corridoi Tecnici',
    carries: '{by, select, you {trasporti} other {{who} trasporta}} {object}',
    colour: 'la Stanza è di colore {colour}',
    inNest: '{by, select, you {sei} other {{who} è}} nel Nido',
    leftByCss: '{by, select, you {fuggi} other {{who} fugge}} in una Capsula SSC',
    lockedIn: '{by, select, you {sei} other {{who} è}} sotto chiave nella Stanza di Isolamento',
    inBunker: '{by, select, you {raggiungi} other {{who} raggiunge}} il Bunker',
    survivorsDead: 'nessun Superstite della Nemesis sopravvive',
    learnedDead: 'non sopravvive nessun altro Personaggio con Conoscenza {min} o più',
    sectionsExplored: 'tutte le Stanze di {sections} sono esplorate',
    intact: 'il Complesso non è distrutto',
    selfDestructOn: 'o il gettone Autodistruzione è sul Tracciato del Tempo oppure il Complesso è distrutto',
    exactlySurvive:
      '{others, plural, one {sopravvive esattamente # altro Personaggio} other {sopravvivono esattamente # altri Personaggi}}',
    powerOn: 'almeno {min, plural, one {# gettone Energia fornisce} other {# gettoni Energia forniscono}} Energia',
    backupOn: 'il gettone Tempo è attivo',
    notSignal: '{by, select, you {non hai} other {{who} non ha}} inviato il Segnale',
    knowledgeAtMost: '{by, select, you {la tua Conoscenza} other {la Conoscenza di {who}}} è al massimo {max}',
    notInCombat: '{by, select, you {non sei} other {{who} non è}} in Combattimento',
    notPowered: 'la Stanza è senza Energia',
    notNoCards: '{by, select, you {hai} other {{who} ha}} carte Azione in mano',
    notInNest: '{by, select, you {non sei} other {{who} non è}} nel Nido',
  },
  not: 'non è vero che {test}',
}

export const decisions: Translation<typeof en.decisions> = {
  asks: {
    passengers: 'Scegli a chi offrire un passaggio.',
    ride: 'Sali anche tu?',
    consent: 'Rinunci all’Oggetto perché venga analizzato?',
    contingency: 'Scegli il Protocollo di Emergenza.',
    css: 'Scegli il gettone SSC.',
    cssMove: 'Scegli dove va il gettone SSC.',
    power: 'Scegli il gettone Energia.',
    powerToken: 'Scegli il gettone Energia per questo posto.',
    advantage: 'Scarti una carta per infliggere più Danni?',
    light: 'Usi la Torcia per tirare il dado Vantaggio?',
    darkWindow: 'Ignori l’effetto Nell’Oscurità?',
    dodge: 'Dirotti l’attacco su qualcun altro?',
    bagWindow: 'Eviti il Tiro Rumore?',
    redirect: 'Scegli chi viene attaccato al tuo posto.',
    reaction: 'Scegli che cosa fa la tua carta.',
    freeCraft: 'Scegli che cosa creare, con 1 Componente.',
    leaveToken: 'Lasci stare il gettone Esplorazione?',
    arrange: 'Scegli la carta che va in cima; l’altra va in fondo al mazzo.',
    noise: 'Scegli un Corridoio.',
  },
  options: {
    computer: 'Usa il Computer',
    callElevator: 'Chiama l’Ascensore',
    rideElevator: 'Prendi l’Ascensore per {to}',
    drive: 'Raggiungi {to} con il Rover',
    escapeByRover: 'Fuggi verso il Bunker con il Rover',
    waitInPod: 'Entra nella Capsula SSC {pod} e attendi il lancio',
    lockYourselfIn: 'Chiuditi nella Stanza di Isolamento',
    escapeOnFoot: 'Fuggi verso il Bunker a piedi',
    rideNow: 'Parti ora',
    rideAlong: 'Sali anche tu',
    stayHere: 'Resta qui',
    agree: 'Rinuncia all’Oggetto',
    refuse: 'Tieni l’Oggetto',
    craftNothing: 'Non creare nulla',
    leaveToken: 'Lascialo stare',
    turnToken: 'Rivelalo',
    rollNoise: 'Effettua un Tiro Rumore',
    useLamp: 'Usa la Torcia',
    noLamp: 'Spara nell’Oscurità',
    makeOf: 'Crea {card} con {one}',
    poolToken: 'Zona Neutrale, n. {at}',
    token: '{whom}, n. {at}',
    timeSpace: 'Spazio {space}',
    powerToken: 'Gettone Energia {token}',
    top: '{card} in cima',
  },
  whys: {
    noPower: 'Qui non c’è Energia.',
    powered: 'Solo dove non c’è Energia.',
    notKnown: 'Non hai abbastanza Conoscenza.',
    gateClosed: 'Il Cancello è chiuso.',
    noRover: 'Il Rover non è qui.',
    elevatorHere: 'L’Ascensore è già qui.',
    elevatorAway: 'L’Ascensore non è qui.',
    alertRunning: 'La Procedura di Allerta è già in corso.',
    isolationClosed: 'La Stanza di Isolamento non è ancora aperta.',
    noCssToken: 'Non c’è un gettone SSC adatto.',
    podTaken: 'In quella Capsula SSC c’è già qualcuno.',
    poolEmpty: 'La Zona Neutrale è vuota.',
    tokenActive: 'È già attivo.',
    alreadyStarted: 'L’Autodistruzione è già in corso.',
    notStarted: 'L’Autodistruzione non è in corso.',
    gateOpen: 'Il Cancello è già aperto.',
  },
}

export const effects: Translation<typeof en.effects> = {
  clauses: {
    discardHandFew:
      '1 altro Personaggio nella tua Stanza con al massimo {most, plural, one {# carta} other {# carte}} in mano le scarta tutte',
    drawPerWound: 'pesca 1 carta per ciascuna delle tue Ferite Gravi, anche bendate',
    inDarkness: 'nell’Oscurità, {effect}',
    atThePrice: 'scarta {objects} e {effect}',
    slimesAll: 'ogni Personaggio nella Stanza riceve 1 segnalino Secrezione',
    operate:
      'rimuovi la Larva di 1 Personaggio nella tua Stanza, che può essere il tuo; quel Personaggio subisce {count, plural, one {# Ferita Grave} other {# Ferite Gravi}}',
    ignoreDark: 'ignora l’effetto Nell’Oscurità di un Evento o di un attacco, o il numero più alto di un gettone',
    ignoreDarkEvent: 'ignora l’effetto Nell’Oscurità di un Evento',
    redirectBefore: 'quando un Intruso ti attacca e qui c’è un altro Personaggio, attacca l’altro al tuo posto',
    redirectAfter: 'l’attacco colpisce al tuo posto un altro Personaggio nella tua Stanza',
    redrawAttack: 'quando un Intruso ti attacca, si pesca un’altra carta Attacco al posto della prima',
    skipBagNoise: 'nell’Oscurità, non effettui Tiri Rumore durante lo sviluppo del sacchetto',
    scanRewards: 'se almeno 1 finisce in fondo al mazzo, ottieni {reward} Conoscenza',
    drawAndScanOpen:
      'pesca a faccia in su {draw, plural, one {# carta} other {# carte}} e scansiona le carte Contaminazione pescate; se almeno una riporta INFETTO ricevi 1 Larva oppure, se ne hai già una, il tuo Personaggio muore',
    discardContamination: 'scarta 1 carta Contaminazione dalla tua mano',
    removeContamination:
      'metti {count, plural, one {# carta Contaminazione} other {# carte Contaminazione}} dalla tua mano in fondo al mazzo Contaminazione, senza Scansione',
    infested: 'ricevi 1 Larva e 1 carta Contaminazione',
    shutting: '{go} e chiudi il Portellone dietro di te',
    leavingToken: '{go}; puoi lasciare dov’è il gettone Esplorazione della Stanza in cui entri',
    ductsExplored: 'raggiungi attraverso i Corridoi Tecnici un’altra Stanza esplorata con un Ingresso',
    adultAttack: 'subisci un attacco come se venisse da un Adulto nell’Oscurità',
    spendAmmoOf: 'spendi {count, plural, one {# Munizione} other {# Munizioni}} dalla tua carta {card}',
    usesSpend: 'spendi 1 Carica dalla tua carta {card}',
    usesFill: 'la tua carta {card} torna ad avere tutte le Cariche',
    throwCrewLight: 'ogni Personaggio {others, plural, one {# Ferita Leggera} other {# Ferite Leggere}}',
    throwFireAndMalfunction: 'lì scoppia un Fuoco e si verifica un Malfunzionamento',
    injureOne: '1 Intruso nella tua Stanza subisce {injuries, plural, one {# Danno} other {# Danni}}',
    transformCalm: 'l’Aracnide diventa una Nutrice',
    attackAgain: 'ti attacca',
    rollAsShoot: 'tira il dado Combattimento contro 1 Intruso nella tua Stanza come se sparassi',
    desperate:
      'ricevi 1 carta Contaminazione; 1 Intruso nella tua Stanza subisce {injuries, plural, one {# Danno} other {# Danni}} e, se è ancora lì, ti attacca',
    vivisect: '1 Intruso nella tua Stanza subisce 1 Danno, e 1 in più ogni 2 punti di Conoscenza che hai',
    sample: 'prendi una Carcassa da 1 Intruso nella tua Stanza che non sia una Larva; non gli succede nulla',
    glow: '1 Intruso nella tua Stanza subisce 1 Danno; non tiri e non ricevi carte Contaminazione',
    driveOut:
      '1 Intruso nella tua Stanza si ritira in una Stanza adiacente a tua scelta, non oltre un Portellone Chiuso',
    chase: 'se fuggivi con una Ferita Grave non bendata, ti segue',
    anyDoor: 'apri o chiudi 1 Portellone qualsiasi',
    closeDoors: 'chiudi tutti i Portelloni di una Stanza a tua scelta',
    placeNoise:
      'colloca {count, plural, one {# segnalino Rumore in un Corridoio} other {fino a # segnalini Rumore nei Corridoi}} senza Rumore della tua Stanza',
    removeNoise:
      'rimuovi {count, plural, one {# segnalino Rumore da un Corridoio} other {fino a # segnalini Rumore dai Corridoi}} della tua Stanza',
    placeNoiseInSection:
      'colloca {count, plural, one {# segnalino Rumore in un Corridoio} other {fino a # segnalini Rumore nei Corridoi}} senza Rumore della tua Sezione',
    removeNoiseInSection:
      'rimuovi {count, plural, one {# segnalino Rumore da un Corridoio} other {fino a # segnalini Rumore dai Corridoi}} della tua Sezione',
    spray: 'spegni il Fuoco qui o in una Stanza adiacente non separata da un Portellone Chiuso',
    roomActionWhiteOrRed: 'usa gratis l’Azione di questa Stanza, se è bianca o rossa',
    roomActionWhiteOrYellow: 'usa gratis l’Azione di questa Stanza, se è bianca o gialla',
    roomActionWhiteOrGreen: 'usa gratis l’Azione di questa Stanza, se è bianca o verde',
    roomActionBroken: 'usa gratis l’Azione di questa Stanza, malgrado un Malfunzionamento',
    startSelfDestruct: 'avvia la Sequenza di Autodistruzione',
    stopSelfDestruct: 'ferma la Sequenza di Autodistruzione',
    analyseCarried:
      'consuma un Uovo o una Carcassa che trasporti: ottieni 3 Conoscenza e, se il suo tipo è nuovo per il Laboratorio, rivela una Debolezza',
    peekAllObjectives: 'guarda in segreto tutti gli Obiettivi di un altro giocatore che ha inviato il Segnale',
    knowledge: 'ottieni {count} Conoscenza',
    knowledgePerWeakness: 'ottieni 1 Conoscenza per ogni Debolezza rivelata finora',
    activateKnowledge: 'il tuo gettone Conoscenza, che deve essere inattivo, diventa attivo',
    arrangeEvents: 'guarda in segreto le prime 2 carte Evento; 1 torna in cima, l’altra va in fondo al mazzo',
    arrangeAttacks: 'guarda in segreto le prime 2 carte Attacco; 1 torna in cima, l’altra va in fondo al mazzo',
    peekContingency: 'guarda in segreto 1 Protocollo di Emergenza di un altro giocatore o della Zona Neutrale',
    peekContingencies:
      'guarda in segreto tutti i Protocolli di Emergenza di un giocatore il cui Personaggio è nella tua Sezione',
    takeContingency: 'prendi 1 Protocollo di Emergenza dalla Zona Neutrale',
    peekCss: 'guarda in segreto 1 gettone SSC',
    moveCss:
      'guarda in segreto 1 gettone SSC; se non è sullo spazio del gettone Tempo, puoi spostarlo di 1 spazio lungo il Tracciato del Tempo in una delle due direzioni, ma non su un altro gettone SSC',
    computerAction: 'usa 1 Azione della carta Azione Computer, in una Stanza con Energia e con un Computer funzionante',
    computerActionUnpowered:
      'usa 1 Azione della carta Azione Computer, in una Stanza con un Computer funzionante, anche senza Energia',
    computerActionAnywhere: 'usa 1 Azione della carta Azione Computer, in una Stanza con Energia, con o senza Computer',
    computerActionEither:
      'usa 1 Azione della carta Azione Computer, in una Stanza che ha Energia o un Computer funzionante',
    computerActions:
      'usa quante Azioni vuoi della carta Azione Computer, nel loro ordine e ciascuna una volta, in una Stanza con Energia e con un Computer funzionante; poi si scopre la carta Azione Computer successiva',
    swapPower: 'scambia 2 gettoni Energia',
    flipPower: 'gira il gettone Energia della tua Sezione',
    backup:
      'se meno di 3 gettoni Energia sono accesi, accendi quelli con i numeri 1 e 2 e spegni gli altri; poi disponi i gettoni Energia dove preferisci, e il gettone Tempo diventa attivo',
    ride: 'in una Stanza dell’Ascensore senza Malfunzionamento, chiama l’Ascensore e usalo, anche senza Energia',
    rover: 'sposta il Rover tra il Complesso e il Bunker',
    drive: 'con il Rover, fuggi dal Complesso oppure, sul lato di Marte, vai in un’altra Stanza di Uscita, gratis',
    openGate: 'apri il Cancello',
    startAlert: 'avvia la Procedura di Allerta',
    enterCss:
      'in un Turno con un gettone SSC sullo spazio del gettone Tempo, scarta la tua mano, passa ed entra nella Capsula SSC {pod}; quel gettone decide se parte',
    lockIn:
      'se la Stanza di Isolamento è aperta, effettua un Tiro Rumore; se non arriva nessun Intruso, ti rinchiudi dentro',
    defence:
      'scegli una Stanza con un Intruso e senza Malfunzionamento: riceve 1 segnalino Malfunzionamento, ogni Intruso lì presente subisce 1 Danno e ogni Personaggio 1 Ferita Grave',
    repository: 'ogni Personaggio qui presente può creare 1 Strumento con solo 1 dei 2 Componenti richiesti',
    loseWeapon: 'scarta 1 delle tue armi',
    loseThis: 'scarta 1 carta {card}',
    loseComponent: 'scarta 1 Strumento con il Componente {component}',
    itemCounter: 'riduci di 1 il Contatore Strumenti',
    takeCrafted: 'prendi la carta {cards}',
    healInDark:
      'ogni Intruso guarisce {count, plural, one {# Danno} other {# Danni}} oppure, dove non c’è Energia, tutti',
    flammableIn:
      'scoppia un Fuoco in {room} oppure, se è già in fiamme, nelle Stanze adiacenti, ma non oltre i Portelloni Chiusi',
    noiseAroundWounded:
      'intorno a ogni Stanza con un Personaggio che ha una Ferita Grave non bendata, ogni Corridoio senza Rumore riceve 1 segnalino Rumore',
    noiseAroundYou: 'ogni Corridoio senza Rumore della tua Stanza riceve 1 segnalino Rumore',
    noiseInDuctsPool:
      'i Corridoi Tecnici ricevono 1 segnalino Rumore oppure, se ne hanno già uno, la riserva perde definitivamente 1 segnalino Fuoco e 1 segnalino Malfunzionamento',
    bloodTrace:
      'in ogni Sezione, ogni Intruso che non è in Combattimento va dal Personaggio che ha una Ferita Grave non bendata e nessuna carta Azione in mano; tra più Personaggi, da quello nella Stanza con il numero più basso',
    bloodTraceYou: 'ogni Intruso della tua Sezione che non è in Combattimento viene da te',
    fireIn: 'scoppia un Fuoco in queste Stanze, se esplorate: {rooms}',
    fireInComputers: 'scoppia un Fuoco in ogni Stanza esplorata con un Computer funzionante ed Energia',
    burnCss:
      'scoppia un Fuoco in tutti i Sistemi di Spedizione dei Cargo esplorati; i Personaggi lì presenti senza carte Azione in mano subiscono 1 Ferita Grave',
    kickstopper: 'l’Ascensore perde l’Energia',
    leaveShell:
      'ogni Personaggio con una Larva riceve e scansiona 1 carta Contaminazione e, se riporta INFETTO, muore e un Aracnide prende il suo posto; tutti gli altri pescano {draw, plural, one {# carta} other {# carte}}, scansionano le carte Contaminazione pescate, ricevono 1 Larva se una riporta INFETTO e scartano ciò che hanno pescato',
    panic: 'ogni Personaggio senza carte Azione in mano perde 2 Munizioni oppure, se non ne ha, 1 Strumento',
    panicYou: 'perdi 2 Munizioni oppure, se non ne hai, 1 Strumento',
    powerSurge: 'il gettone Tempo diventa inattivo',
    powerSurgeCuts:
      'il gettone Tempo diventa inattivo oppure, se lo è già, si spegne il gettone Energia con il numero più alto tra quelli che forniscono Energia',
    loseCss: 'il primo gettone SSC davanti al gettone Tempo viene rivelato e va perduto',
    adultJoins: 'un Adulto compare nella tua Stanza, senza Incontro',
    allAttack: 'ogni Intruso nella tua Stanza attacca',
    huntersAttack: 'ogni Adulto appena arrivato nella tua Stanza attacca',
    coolantLeakBreaks:
      'se il Sistema di Raffreddamento è esplorato, riceve 1 segnalino Malfunzionamento oppure, se ne ha già uno, si avvia la Sequenza di Autodistruzione',
  },
  malfunctions: {
    withMe: 'la tua Stanza riceve 1 segnalino Malfunzionamento',
    lowestPoweredComputer:
      'tra le Stanze esplorate con un Computer funzionante ed Energia, quella con il numero più basso riceve 1 segnalino Malfunzionamento',
    poweredComputers:
      'ogni Stanza esplorata con un Computer funzionante ed Energia riceve 1 segnalino Malfunzionamento',
    elevators: 'ogni Stanza dell’Ascensore riceve 1 segnalino Malfunzionamento',
  },
  arms: {
    nailDriver: 'la tua Sparachiodi',
  },
}

export const things: Translation<typeof en.things> = {
  powerPlaces: {
    section: 'la Sezione {section}',
    elevator: 'l’Ascensore',
  },
  articles: {
    archive: 'l’',
    caveEntrance: 'l’',
    coolingSystem: 'il',
    decontaminationRoom: 'la',
    cargoSendingSystemA: 'il',
    powerGenerator: 'il',
    transmitterControlRoom: 'la',
    cargoSendingSystemB: 'il',
    cargoSendingSystemC: 'il',
    cssControlSystem: 'il',
    defenseControlRoom: 'la',
    guardRoom: 'la',
    contaminatedRoom: 'la',
    testingLab: 'il',
    ventControlRoom: 'la',
    repository: 'il',
    elevator: 'la',
    stairs: 'le',
    alert: 'la',
    'backup-power': 'il',
    isolation: 'la',
  },
  characters: {
    survivor: 'la Sopravvissuta',
    labRat: 'la Cavia',
    hacker: 'l’Hacker',
    xenobiologist: 'la Xenobiologa',
    sentry: 'la Sentinella',
    janitor: 'l’Inserviente',
  },
}
