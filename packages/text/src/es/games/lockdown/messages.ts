/** What is said only of the facility, those in it, and what lies in the box of Lockdown. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/lockdown/messages.ts'

export const cards: Translation<typeof en.cards> = {
  weapons: {
    burst: 'Tras una tirada que no cause Heridas puedes gastar 1 de Munición más y repetirla, una vez por disparo.',
  },
  gifts: {
    suit: 'Ignoras la Mucosidad y las Heridas leves del Fuego, y puedes huir del complejo a pie.',
    specimenCase: 'Puedes llevar en él 1 Huevo o Cuerpo sin ocupar espacio de mano.',
    remoteTerminal: 'En una Sección con Energía, todo compartimento sin Fallo tiene una Computadora para ti.',
    flashlight:
      'Gasta 1 Uso para tirar el dado de Ventaja cuando dispares en la Oscuridad. Su Reacción también cuesta 1 Uso.',
  },
  quests: {
    component: 'descarta un Objeto con el componente {component}',
    lower: 'descarta la carta {cards}, o reduce el Contador de Objetos del compartimento de color {colour} donde estés',
  },
  wounds: {
    contaminationOnPass: 'recibes 1 carta de Contaminación cada vez que pasas',
    alwaysDark: 'estás siempre en la Oscuridad',
    firstMoveCost:
      'tu primer Movimiento, si es en tu primer turno de la ronda, te cuesta {n, plural, one {# carta} other {# cartas}}',
  },
  eventCards: {
    moveTwice: '{intruders} van por el Pasillo {way} y luego por el {second}, salvo que encuentren a un personaje',
    dark: 'en la Oscuridad: {effect}',
  },
  attackCards: {
    dark: 'en la Oscuridad, además: {effect}',
  },
  weaknesses: {
    sturdyBonus: 'Un arma clásica o de cuerpo a cuerpo que cause alguna Herida causa 1 más.',
    herding: 'Cuando haces que un Acechador nocturno se repliegue, eliges adónde va.',
    lowSurprise: 'Para los Ataques por sorpresa contra ti vale el número con Energía, incluso en la Oscuridad.',
    glowBonus: 'Una «Barra luminosa» causa 2 Heridas en lugar de 1.',
    noDarkPerch: 'Cuando un Adulto ataca con «Agazapado en la Oscuridad», ignora el efecto «En la Oscuridad».',
  },
  rooms: {
    restfulAlways: 'Los personajes que estén aquí al principio de la ronda roban 1 carta más.',
    slimesSearchers: 'Quien registra aquí recibe 1 marcador de Mucosidad.',
  },
  uses: 'Tiene {uses, plural, one {# Uso} other {# Usos}}.',
  melee: 'Arma de cuerpo a cuerpo.',
  computer: {
    lockdown:
      'El compartimento de quien la descubra recibe 1 marcador de Fallo, y se barajan las cartas de Computadora.',
  },
  contingency: {
    kills: 'Al final de la partida, si {test}, ese personaje muere.',
    nobody: 'No mata a nadie.',
    whoever: 'un personaje',
  },
  css: {
    launches: '{n, plural, one {Se lanza el contenedor SEC {pods}.} other {Se lanzan los contenedores SEC {pods}.}}',
    none: 'No se lanza ningún contenedor SEC.',
  },
}

export const conditions: Translation<typeof en.conditions> = {
  conditions: {
    knowledge: '{by, select, you {tu Conocimiento} other {el Conocimiento de {who}}} es de {min} o más',
    knowledgeActive:
      '{by, select, you {tu ficha de Conocimiento} other {la ficha de Conocimiento de {who}}} está activa',
    senderLearned:
      '{by, select, you {tu propia ficha de Conocimiento está activa} other {{who} la ha enviado y tiene activa su ficha de Conocimiento}}',
    /** After a wound of the same card. */
    seriousWoundsNow: 'ahora tienes {min} o más Heridas graves',
    dark: '{by, select, you {estás} other {{who} está}} en la Oscuridad',
    powered: 'el compartimento tiene Energía',
    inCombat: '{by, select, you {estás} other {{who} está}} en Combate',
    noCards: '{by, select, you {no tienes} other {{who} no tiene}} cartas de acción en la mano',
    undressedSerious: '{by, select, you {tienes} other {{who} tiene}} una Herida grave sin vendar',
    host: 'un personaje del compartimento tiene una Larva',
    isHost: '{by, select, you {tienes} other {{who} tiene}} una Larva',
    atEntrance:
      '{by, select, you {estás} other {{who} está}} en un compartimento con Acceso a los Pasillos de servicio',
    carries: '{by, select, you {llevas} other {{who} lleva}} {object}',
    colour: 'el compartimento es {colour}',
    inNest: '{by, select, you {estás} other {{who} está}} en el Nido',
    leftByCss: '{by, select, you {escapas} other {{who} escapa}} en un contenedor SEC',
    lockedIn: '{by, select, you {estás} other {{who} está}} bajo llave en la Sala de cuarentena',
    inBunker: '{by, select, you {llegas} other {{who} llega}} al Búnker',
    survivorsDead: 'no sobrevive ningún Superviviente de la Nemesis',
    learnedDead: 'no sobrevive ningún otro personaje con un Conocimiento de {min} o más',
    sectionsExplored: 'todos los compartimentos de {sections} están explorados',
    intact: 'el complejo no queda destruido',
    selfDestructOn:
      'o bien la ficha de Autodestrucción está en la Consola de Tiempo o bien el complejo queda destruido',
    exactlySurvive:
      '{others, plural, one {sobrevive exactamente # personaje más} other {sobreviven exactamente # personajes más}}',
    powerOn: 'al menos {min, plural, one {# ficha de Energía da} other {# fichas de Energía dan}} Energía',
    backupOn: 'la ficha de Tiempo está activa',
    notSignal: '{by, select, you {no has} other {{who} no ha}} enviado la Señal',
    knowledgeAtMost: '{by, select, you {tu Conocimiento} other {el Conocimiento de {who}}} es de {max} como mucho',
    notInCombat: '{by, select, you {no estás} other {{who} no está}} en Combate',
    notPowered: 'el compartimento no tiene Energía',
    notNoCards: '{by, select, you {tienes} other {{who} tiene}} cartas de acción en la mano',
    notInNest: '{by, select, you {no estás} other {{who} no está}} en el Nido',
  },
  not: 'no es cierto que {test}',
}

export const decisions: Translation<typeof en.decisions> = {
  asks: {
    passengers: 'Elige a quién ofreces viajar contigo.',
    ride: '¿Viajas también?',
    consent: '¿Lo entregas para que se analice?',
    contingency: 'Elige la Contingencia.',
    css: 'Elige la ficha SEC.',
    cssMove: 'Elige adónde va la ficha SEC.',
    power: 'Elige la ficha de Energía.',
    powerToken: 'Elige la ficha de Energía para este lugar.',
    advantage: '¿Descartas una carta para causar más Heridas?',
    light: '¿Usas la Linterna para tirar el dado de Ventaja?',
    darkWindow: '¿Ignoras el efecto «En la Oscuridad»?',
    dodge: '¿Rediriges el ataque hacia otra persona?',
    bagWindow: '¿Evitas la tirada de Ruido?',
    redirect: 'Elige a quién se ataca en tu lugar.',
    reaction: 'Elige qué hace tu carta.',
    freeCraft: 'Elige qué preparar, con 1 componente.',
    leaveToken: '¿Dejas como está la ficha de Exploración?',
    arrange: 'Elige la carta que va encima; la otra va bajo el mazo.',
    noise: 'Elige un Pasillo.',
  },
  options: {
    computer: 'Usa la Computadora',
    callElevator: 'Llama al Ascensor',
    rideElevator: 'Ve en el Ascensor a {to}',
    drive: 'Lleva el Rover a {to}',
    escapeByRover: 'Huye al Búnker en el Rover',
    waitInPod: 'Entra en el contenedor SEC {pod} y espera el lanzamiento',
    lockYourselfIn: 'Enciérrate en la Sala de cuarentena',
    escapeOnFoot: 'Huye al Búnker a pie',
    rideNow: 'Viaja ya',
    rideAlong: 'Viaja también',
    stayHere: 'Quédate aquí',
    agree: 'Entrégalo',
    refuse: 'Quédatelo',
    craftNothing: 'No prepares nada',
    leaveToken: 'Déjala como está',
    turnToken: 'Descúbrela',
    rollNoise: 'Haz la tirada de Ruido',
    useLamp: 'Usa la Linterna',
    noLamp: 'Dispara a oscuras',
    makeOf: 'Prepara {card} con {one}',
    poolToken: 'Reserva neutral, n.º {at}',
    token: '{whom}, n.º {at}',
    timeSpace: 'Casilla {space}',
    powerToken: 'Ficha de Energía {token}',
    top: 'Encima, {card}',
  },
  whys: {
    noPower: 'Aquí no hay Energía.',
    powered: 'Solo donde no haya Energía.',
    notKnown: 'No tienes Conocimiento suficiente.',
    gateClosed: 'La Puerta principal está cerrada.',
    noRover: 'El Rover no está aquí.',
    elevatorHere: 'El Ascensor ya está aquí.',
    elevatorAway: 'El Ascensor no está aquí.',
    alertRunning: 'El Procedimiento de emergencia ya está en marcha.',
    isolationClosed: 'La Sala de cuarentena aún no está abierta.',
    noCssToken: 'No hay ninguna ficha SEC para esto.',
    podTaken: 'Ya hay alguien en ese contenedor SEC.',
    poolEmpty: 'La Reserva neutral está vacía.',
    tokenActive: 'Ya está activa.',
    alreadyStarted: 'La Autodestrucción ya está en marcha.',
    notStarted: 'La Autodestrucción no está en marcha.',
    gateOpen: 'La Puerta principal ya está abierta.',
  },
}

export const effects: Translation<typeof en.effects> = {
  clauses: {
    discardHandFew:
      'otro personaje de tu compartimento que tenga como mucho {most, plural, one {# carta} other {# cartas}} en la mano las descarta todas',
    drawPerWound: 'roba 1 carta por cada una de tus Heridas graves, vendadas o no',
    inDarkness: 'en la Oscuridad, {effect}',
    atThePrice: 'descarta {objects} y {effect}',
    slimesAll: 'cada personaje del compartimento recibe 1 marcador de Mucosidad',
    operate:
      'retira la Larva de 1 personaje de tu compartimento, que puede ser el tuyo; ese personaje sufre {count, plural, one {# Herida grave} other {# Heridas graves}}',
    ignoreDark: 'ignora el efecto «En la Oscuridad» de un Evento o de un ataque, o el número más alto de una ficha',
    ignoreDarkEvent: 'ignora el efecto «En la Oscuridad» de un Evento',
    redirectBefore: 'cuando te ataquen y haya otro personaje aquí, el ataque va contra él en tu lugar',
    redirectAfter: 'el ataque alcanza en tu lugar a otro personaje de tu compartimento',
    redrawAttack: 'cuando te ataquen, se roba otra carta de Ataque en lugar de la primera',
    skipBagNoise: 'en la Oscuridad, no haces la tirada de Ruido de la evolución de la bolsa',
    scanRewards: 'si va bajo el mazo al menos 1, ganas {reward} de Conocimiento',
    drawAndScanOpen:
      'roba {draw, plural, one {# carta} other {# cartas}} a la vista de todos y escanea las de Contaminación; si alguna dice INFECTADO, recibes 1 Larva o, si ya tienes una, tu personaje muere',
    discardContamination: 'descarta 1 carta de Contaminación de tu mano',
    removeContamination:
      'pon, sin escanear, {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}} de tu mano bajo el mazo de Contaminación',
    infested: 'recibes 1 Larva y 1 carta de Contaminación',
    shutting: '{go} y cierra la Puerta tras de ti',
    leavingToken: '{go}; puedes dejar allí su ficha de Exploración como está',
    ductsExplored: 've por los Pasillos de servicio a otro compartimento explorado que tenga Acceso',
    adultAttack: 'sufres un ataque como el de un Adulto en la Oscuridad',
    spendAmmoOf: 'gasta {count} de Munición de tu {card}',
    usesSpend: 'gasta 1 Uso de tu {card}',
    usesFill: 'tu {card} recupera todos sus Usos',
    throwCrewLight: 'cada personaje {others, plural, one {# Herida leve} other {# Heridas leves}}',
    throwFireAndMalfunction: 'se declara allí un Fuego y se produce un Fallo',
    injureOne: '1 Acechador nocturno de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}}',
    transformCalm: 'el Reptador se convierte en Reproductor',
    attackAgain: 'te ataca',
    rollAsShoot: 'tira el dado de Combate contra 1 Acechador nocturno de tu compartimento como si dispararas',
    desperate:
      'recibe 1 carta de Contaminación; 1 Acechador nocturno de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}} y, si sigue allí, te ataca',
    vivisect: '1 Acechador nocturno de tu compartimento sufre 1 Herida, y 1 más por cada 2 de Conocimiento que tengas',
    sample: 'coge un Cuerpo de 1 Acechador nocturno de tu compartimento que no sea una Larva, sin hacerle daño',
    glow: '1 Acechador nocturno de tu compartimento sufre 1 Herida; no haces tirada ni recibes carta de Contaminación',
    driveOut:
      '1 Acechador nocturno de tu compartimento se repliega al compartimento adyacente que elijas, sin Puerta cerrada de por medio',
    chase: 'si huías con una Herida grave sin vendar, te sigue',
    anyDoor: 'abre o cierra 1 Puerta cualquiera',
    closeDoors: 'cierra todas las Puertas del compartimento que elijas',
    placeNoise:
      'coloca {count, plural, one {# marcador de Ruido en un Pasillo sin Ruido} other {hasta # marcadores de Ruido en Pasillos sin Ruido}} de tu compartimento',
    removeNoise:
      'retira {count, plural, one {# marcador de Ruido de un Pasillo} other {hasta # marcadores de Ruido de los Pasillos}} de tu compartimento',
    placeNoiseInSection:
      'coloca {count, plural, one {# marcador de Ruido en un Pasillo sin Ruido} other {hasta # marcadores de Ruido en Pasillos sin Ruido}} de tu Sección',
    removeNoiseInSection:
      'retira {count, plural, one {# marcador de Ruido de un Pasillo} other {hasta # marcadores de Ruido de los Pasillos}} de tu Sección',
    spray: 'apaga el Fuego de aquí o de un compartimento adyacente sin Puerta cerrada de por medio',
    roomActionWhiteOrRed: 'usa gratis la acción de este compartimento, si es blanco o rojo',
    roomActionWhiteOrYellow: 'usa gratis la acción de este compartimento, si es blanco o amarillo',
    roomActionWhiteOrGreen: 'usa gratis la acción de este compartimento, si es blanco o verde',
    roomActionBroken: 'usa gratis la acción de este compartimento, aunque tenga un Fallo',
    startSelfDestruct: 'inicia la secuencia de Autodestrucción',
    stopSelfDestruct: 'detén la secuencia de Autodestrucción',
    analyseCarried:
      'gasta un Huevo o un Cuerpo que lleves: gana 3 de Conocimiento y, si su tipo es nuevo para el Laboratorio, descubre una Debilidad',
    peekAllObjectives: 'mira en secreto todos los Objetivos de otro jugador que haya enviado la Señal',
    knowledge: 'gana {count} de Conocimiento',
    knowledgePerWeakness: 'gana 1 de Conocimiento por cada Debilidad descubierta hasta ahora',
    activateKnowledge: 'tu ficha de Conocimiento, que debe estar inactiva, queda activa',
    arrangeEvents: 'mira en secreto las 2 primeras cartas de Evento; 1 vuelve encima y la otra va bajo el mazo',
    arrangeAttacks: 'mira en secreto las 2 primeras cartas de Ataque; 1 vuelve encima y la otra va bajo el mazo',
    peekContingency: 'mira en secreto 1 Contingencia de otro jugador o de la Reserva neutral',
    peekContingencies: 'mira en secreto todas las Contingencias de un jugador cuyo personaje esté en tu Sección',
    takeContingency: 'coge 1 Contingencia de la Reserva neutral',
    peekCss: 'mira en secreto 1 ficha SEC',
    moveCss:
      'mira en secreto 1 ficha SEC; si no está en la casilla de la ficha de Tiempo, puedes moverla 1 casilla de la Consola de Tiempo en cualquier sentido, pero no a la casilla de otra ficha SEC',
    computerAction:
      'usa 1 acción de la carta de Computadora, en un compartimento con Energía y una Computadora que funcione',
    computerActionUnpowered:
      'usa 1 acción de la carta de Computadora, en un compartimento con una Computadora que funcione, incluso sin Energía',
    computerActionAnywhere:
      'usa 1 acción de la carta de Computadora, en un compartimento con Energía, tenga o no Computadora',
    computerActionEither:
      'usa 1 acción de la carta de Computadora, en un compartimento que tenga Energía o una Computadora que funcione',
    computerActions:
      'usa las acciones que quieras de la carta de Computadora, en su orden y una vez cada una, en un compartimento con Energía y una Computadora que funcione; después se descubre la siguiente carta',
    swapPower: 'intercambia 2 fichas de Energía',
    flipPower: 'da la vuelta a la ficha de Energía de tu Sección',
    backup:
      'si hay menos de 3 fichas de Energía encendidas, enciende la 1 y la 2 y apaga las demás; después coloca las fichas de Energía donde quieras, y la ficha de Tiempo queda activa',
    ride: 'en un compartimento de Ascensor sin Fallo, llama al Ascensor y úsalo, incluso sin Energía',
    rover: 'mueve el Rover entre el complejo y el Búnker',
    drive: 'con el Rover, escapa gratis del complejo o, en la cara de Marte, ve gratis a otra Salida',
    openGate: 'abre la Puerta principal',
    startAlert: 'inicia el Procedimiento de emergencia',
    enterCss:
      'en una ronda con una ficha SEC en la casilla de la ficha de Tiempo, descarta tu mano, pasa y métete en el contenedor SEC {pod}; esa ficha decide si se lanza',
    lockIn:
      'si la Sala de cuarentena está abierta, haz una tirada de Ruido; si no llega ningún Acechador nocturno, te encierras en ella',
    defence:
      'elige un compartimento sin Fallo con algún Acechador nocturno: recibe 1 marcador de Fallo, cada Acechador nocturno de allí sufre 1 Herida y cada personaje 1 Herida grave',
    repository: 'cada personaje de aquí puede preparar 1 Objeto, con solo 1 de sus componentes',
    loseWeapon: 'descarta 1 de tus armas',
    loseThis: 'descarta 1 {card}',
    loseComponent: 'descarta 1 Objeto con el componente {component}',
    itemCounter: 'reduce en 1 el Contador de Objetos',
    takeCrafted: 'coge la carta {cards}',
    healInDark:
      'cada Acechador nocturno se cura {count, plural, one {# Herida} other {# Heridas}} o, donde no hay Energía, todas',
    flammableIn:
      'se declara un Fuego en {room} o, si ya arde, en los compartimentos adyacentes que no estén tras una Puerta cerrada',
    noiseAroundWounded:
      'alrededor de cada compartimento con un personaje con una Herida grave sin vendar, cada Pasillo sin Ruido recibe 1 marcador de Ruido',
    noiseAroundYou: 'cada Pasillo sin Ruido de tu compartimento recibe 1 marcador de Ruido',
    noiseInDuctsPool:
      'los Pasillos de servicio reciben 1 marcador de Ruido o, si ya lo tienen, la reserva pierde para siempre 1 marcador de Fuego y 1 de Fallo',
    bloodTrace:
      'en cada Sección, cada Acechador nocturno que no esté en Combate va al personaje con una Herida grave sin vendar y sin cartas de acción en la mano; si hay varios, al del compartimento de número más bajo',
    bloodTraceYou: 'cada Acechador nocturno de tu Sección que no esté en Combate va adonde estás',
    fireIn: 'se declara un Fuego en {rooms}, si están explorados',
    fireInComputers: 'se declara un Fuego en cada compartimento explorado con Energía y una Computadora que funcione',
    burnCss:
      'se declara un Fuego en todos los Sistemas de Envío de Carga explorados; los personajes de allí sin cartas de acción en la mano sufren 1 Herida grave',
    kickstopper: 'el Ascensor pierde la Energía',
    leaveShell:
      'cada personaje con una Larva recibe y escanea 1 carta de Contaminación y, si dice INFECTADO, muere y un Reptador ocupa su lugar; los demás roban {draw, plural, one {# carta} other {# cartas}}, escanean las de Contaminación, reciben 1 Larva si alguna dice INFECTADO y descartan lo robado',
    panic: 'cada personaje sin cartas de acción en la mano pierde 2 de Munición o, si no tiene, 1 Objeto',
    panicYou: 'pierdes 2 de Munición o, si no tienes, 1 Objeto',
    powerSurge: 'la ficha de Tiempo queda inactiva',
    powerSurgeCuts:
      'la ficha de Tiempo queda inactiva o, si ya lo está, se apaga la ficha de Energía encendida de número más alto',
    loseCss: 'se descubre y se pierde la siguiente ficha SEC por delante de la ficha de Tiempo',
    adultJoins: 'aparece un Adulto donde estás, sin Encuentro',
    allAttack: 'atacan todos los Acechadores nocturnos de tu compartimento',
    huntersAttack: 'atacan todos los Adultos que acaban de llegar a tu compartimento',
    coolantLeakBreaks:
      'si el Sistema de refrigeración está explorado, recibe 1 marcador de Fallo o, si ya lo tiene, se inicia la secuencia de Autodestrucción',
  },
  malfunctions: {
    withMe: 'tu compartimento recibe 1 marcador de Fallo',
    lowestPoweredComputer:
      'de los compartimentos explorados con Energía y una Computadora que funcione, el de número más bajo recibe 1 marcador de Fallo',
    poweredComputers:
      'cada compartimento explorado con Energía y una Computadora que funcione recibe 1 marcador de Fallo',
    elevators: 'cada compartimento de Ascensor recibe 1 marcador de Fallo',
  },
  arms: {
    nailDriver: 'tu Clavadora',
  },
}

export const things: Translation<typeof en.things> = {
  powerPlaces: {
    section: 'la Sección {section}',
    elevator: 'el Ascensor',
  },
  articles: {
    archive: 'el',
    caveEntrance: 'la',
    coolingSystem: 'el',
    decontaminationRoom: 'la',
    cargoSendingSystemA: 'el',
    powerGenerator: 'el',
    transmitterControlRoom: 'el',
    cargoSendingSystemB: 'el',
    cargoSendingSystemC: 'el',
    cssControlSystem: 'el',
    defenseControlRoom: 'el',
    guardRoom: 'el',
    contaminatedRoom: 'el',
    testingLab: 'el',
    ventControlRoom: 'los',
    repository: 'el',
    elevator: 'el',
    stairs: 'las',
    alert: 'el',
    'backup-power': 'el',
    isolation: 'la',
  },
  characters: {
    survivor: 'la Superviviente',
    labRat: 'la Rata de laboratorio',
    hacker: 'el Pirata informático',
    xenobiologist: 'la Xenobióloga',
    sentry: 'la Centinela',
    janitor: 'el Conserje',
  },
}
