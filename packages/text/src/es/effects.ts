/**
 * What cards and rooms do, one clause per effect. Clauses speak to whoever uses or suffers them, in the imperative;
 * those of events say what happens. They are joined by `and`, alternatives by OR.
 */
import type * as en from '../en/effects.ts'
import type { Translation } from '../words.ts'

export const clauses: Translation<typeof en.clauses> = {
  // cards
  drawSelf: 'roba {count, plural, one {# carta} other {# cartas}}',
  drawEveryoneHere: 'cada personaje de aquí, tú también, roba {count, plural, one {# carta} other {# cartas}}',
  redraw: 'descarta de tu mano las cartas que quieras, también las de Contaminación, y roba el mismo número más {more}',
  discardHand: 'descarta todas las cartas de acción de tu mano',
  discardHandOther: 'otro personaje de tu compartimento descarta toda su mano',
  discardHandFew:
    'otro personaje de tu compartimento con {most, plural, one {# carta} other {# cartas}} en la mano como mucho las descarta todas',
  drawPerWound: 'roba 1 carta por cada una de tus Heridas graves, vendadas o no',
  othersDiscard:
    'cada uno de los demás personajes de tu compartimento descarta {count, plural, one {# carta de acción} other {# cartas de acción}} de su elección',
  pass: 'después pasa',
  reshuffleOwn: 'baraja tu mazo y tu pila de descarte para formar un mazo nuevo',
  reshuffleAll: 'baraja todas tus cartas y tu mano para formar un mazo nuevo',
  unlimited: 'actúa este turno todas las veces que puedas pagar; después pasa',
  endPhase:
    'todos los jugadores pasan y termina la Fase de los jugadores; en la Fase de Evento siguiente no ataca ningún Intruso',
  cancel: 'cancela una acción de otro personaje en tu compartimento, o una «Interrupción»; su coste queda pagado',
  spareSurprise: 'un Ataque por sorpresa en tu compartimento no te hace nada',
  spareAttack: 'un Ataque de Intruso no te hace nada',
  inDarkness: 'en la Oscuridad, {effect}',
  atThePrice: 'descarta {objects} y {effect}',
  slimesAll: 'cada personaje del compartimento recibe 1 marcador de Mucosidad',
  ignoreDark: 'lo que añade la Oscuridad no te afecta',
  ignoreDarkEvent: 'lo que hace un Evento en la Oscuridad no te afecta',
  redirectBefore: 'cuando te ataquen y haya otro personaje aquí, el atacado será él en tu lugar',
  redirectAfter: 'el ataque alcanza en tu lugar a otro personaje de tu compartimento',
  redrawAttack: 'cuando te ataquen, se roba otra carta en lugar de la de Ataque',
  skipBagNoise: 'en la Oscuridad, no haces tirada de Ruido en la evolución de la bolsa',

  // wounds and contamination
  lightWound: 'sufre {count, plural, one {# Herida leve} other {# Heridas leves}}',
  seriousWound: 'sufre {count, plural, one {# Herida grave} other {# Heridas graves}}',
  kill: 'tu personaje muere',
  dress: 'venda {count, plural, one {# Herida grave} other {# Heridas graves}}',
  dressAll: 'venda todas las Heridas graves',
  healSerious: 'cura {count, plural, one {# Herida grave vendada} other {# Heridas graves vendadas}}',
  healLight: 'cura {count, plural, one {# Herida leve} other {# Heridas leves}}',
  healLightAll: 'cura todas las Heridas leves',
  contaminate: 'recibe {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}',
  scanHand: 'escanea las cartas de Contaminación de tu mano',
  scanEverywhere: 'escanea todas tus cartas de Contaminación: mazo, pila de descarte y mano',
  scanRemovesClean: 'retira de la partida las que no digan INFECTADO',
  scanRemovesInfected: 'retira de la partida las que digan INFECTADO',
  scanInfects: 'si alguna dice INFECTADO, recibes 1 Larva o, si ya tienes una, tu personaje muere',
  scanOne: 'escanea 1 carta de Contaminación de tu mano y retírala de la partida; si decía INFECTADO, recibe otra',
  scanRewards: 'si va bajo el mazo al menos 1, ganas {reward} de Conocimiento',
  drawAndScan:
    'roba {draw, plural, one {# carta} other {# cartas}} y escanea las de Contaminación; si alguna dice INFECTADO, recibes 1 Larva o, si ya tienes una, tu personaje muere',
  drawAndScanOpen:
    'roba {draw, plural, one {# carta} other {# cartas}} a la vista de todos y escanea las de Contaminación; si alguna dice INFECTADO, recibes 1 Larva o, si ya tienes una, tu personaje muere',
  discardContamination: 'descarta 1 carta de Contaminación de tu mano',
  removeContamination:
    'retira {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}} de tu mano sin escanear',
  infested: 'recibes 1 Larva y 1 carta de Contaminación',
  larvaGone: 'retira la Larva de tu tablero de personaje',
  slimed: 'recibe 1 marcador de Mucosidad',
  cleaned: 'retira el marcador de Mucosidad',
  signal: 'envía la Señal',

  // moving
  goSelf: 've a un compartimento adyacente',
  goOther: 'envía a otro personaje de tu compartimento a un compartimento adyacente',
  goEither: 've, o envía a otro personaje de tu compartimento, a un compartimento adyacente',
  goBoth: 've a un compartimento adyacente, a solas o con otro personaje de tu compartimento, o envía solo a este',
  goAlong: 've a un compartimento adyacente y, si quieres, llévate a otro personaje sin preguntarle',
  shutting: '{go} y cierra la Puerta tras de ti',
  leavingToken: '{go}; puedes dejar allí su ficha de Exploración como está',
  quietly: '{go} sin tirada de Ruido',
  unharmed: '{go} sin que te ataquen',
  unharmedBoth: '{go}; nadie sufre ataques por ello',
  ducts: 've por los Pasillos de servicio a otro compartimento que tenga Acceso',
  ductsExplored: 've por los Pasillos de servicio a otro compartimento explorado que tenga Acceso',
  adultAttack: 'sufres un ataque como el de un Adulto en la Oscuridad',

  // intruders and combat
  noiseRoll: 'haz una tirada de Ruido',
  shoot: 'dispara',
  shootEnergy: 'dispara con un arma de energía',
  rerolling: '{shoot}; puedes repetir la tirada una vez',
  shootAll:
    'dispara con tu Rifle de asalto y gasta toda su Munición: 1 Herida más por cada 2 de Munición gastadas, incluso si fallas',
  ammo: 'carga {count} de Munición en {weapon}',
  ammoFill: 'carga por completo {weapon}',
  spendAmmo: 'gasta {count} de Munición',
  spendAmmoOf: 'gasta {count} de Munición de {card}',
  usesSpend: 'gasta 1 Uso de {card}',
  usesFill: '{card} recupera todos sus Usos',
  throwInto:
    'lanza este Objeto a tu compartimento o a uno adyacente sin Puerta cerrada de por medio, si allí hay un Intruso o un Huevo: {happens}',
  /** One is hit harder than the rest. */
  throwTarget:
    '1 Intruso de tu elección sufre {target, plural, one {# Herida} other {# Heridas}}, o {eggs, plural, one {se destruye # Huevo} other {se destruyen hasta # Huevos}}',
  throwOthers: 'cada uno de los demás Intrusos de allí sufre {others, plural, one {# Herida} other {# Heridas}}',
  throwAll: 'cada Intruso de allí sufre {others, plural, one {# Herida} other {# Heridas}}',
  throwCrew: 'cada personaje {others, plural, one {# Herida grave} other {# Heridas graves}}',
  throwEggs: '{eggs, plural, one {se destruye # Huevo} other {se destruyen hasta # Huevos}}',
  throwFire: 'se declara allí un Fuego',
  throwCrewLight: 'cada personaje {others, plural, one {# Herida leve} other {# Heridas leves}}',
  throwFireAndMalfunction: 'se declara allí un Fuego y se produce un Fallo',
  injureOne: '1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}}',
  injureAndRetreat:
    '1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}} y se repliega',
  retreatOne: '1 Intruso de tu compartimento se repliega',
  decoy:
    'todos los Intrusos de los compartimentos adyacentes van al que tú elijas de ellos; los que estén en Combate atacan antes',
  takeEgg: 'coge 1 Huevo del Nido',
  transform: 'el Reptador se convierte en Reproductor; si no tienes cartas en la mano, hace un Ataque por sorpresa',
  summon: 'roba una ficha de Intruso: ese Intruso aparece aquí y ahora no ataca',
  transformCalm: 'el Reptador se convierte en Reproductor',
  attackAgain: 'te ataca',
  rollAsShoot: 'tira el dado de Combate contra 1 Intruso de tu compartimento como si dispararas',
  desperate:
    'recibe 1 carta de Contaminación; 1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}} y, si sigue allí, te ataca',
  vivisect: '1 Intruso de tu compartimento sufre 1 Herida, y 1 más por cada 2 de Conocimiento que tengas',
  sample: 'coge un Cuerpo de 1 Intruso de tu compartimento que no sea una Larva, sin hacerle daño',
  glow: '1 Intruso de tu compartimento sufre 1 Herida, sin carta de Contaminación y sin tirada',
  driveOut:
    '1 Intruso de tu compartimento se repliega al compartimento adyacente que elijas, sin Puerta cerrada de por medio',
  chase: 'si huías con una Herida grave sin vendar, te sigue',

  // the board
  search:
    'roba {draw, plural, one {# Objeto} other {# Objetos}} del color del compartimento, quédate con 1, deja el resto bajo el mazo; Contador de Objetos −1',
  searchEmpty:
    'roba {draw, plural, one {# Objeto} other {# Objetos}} del color del compartimento, quédate con 1, deja el resto bajo el mazo; Contador de Objetos −1, aunque puede estar a 0',
  searchAny:
    'roba {draw, plural, one {# Objeto} other {# Objetos}} del mazo de Objetos que elijas, quédate con 1, deja el resto bajo el mazo',
  lookAtTile:
    'mira en secreto {count, plural, one {# pieza de compartimento no explorado, no su ficha} other {# piezas de compartimentos no explorados, no sus fichas}}',
  lookAtTileAndToken:
    'mira en secreto {count, plural, one {# pieza de compartimento no explorado y su ficha de Exploración} other {# piezas de compartimentos no explorados y sus fichas de Exploración}}',
  lookAtCoordinates: 'mira en secreto la carta de Coordenadas',
  lookAtEngine: 'comprueba en secreto si funciona el Motor de este compartimento',
  lookAtEngines: 'comprueba en secreto qué Motores funcionan',
  toggleDoor: 'abre o cierra 1 Puerta de este compartimento',
  destroyDoor: 'destruye 1 Puerta cerrada de este compartimento',
  mendDoor: 'abre o cierra 1 Puerta de este compartimento; se puede cerrar incluso una destruida',
  doorsOf: 'elige un compartimento y abre o cierra las Puertas suyas que quieras',
  anyDoor: 'abre o cierra 1 Puerta cualquiera',
  closeDoors: 'elige un compartimento: se cierran todas sus Puertas',
  placeNoise:
    'coloca {count, plural, one {# marcador de Ruido} other {hasta # marcadores de Ruido}} en Pasillos de tu compartimento sin Ruido',
  removeNoise:
    'retira {count, plural, one {# marcador de Ruido} other {hasta # marcadores de Ruido}} de Pasillos de tu compartimento',
  placeNoiseInSection:
    'coloca {count, plural, one {# marcador de Ruido} other {hasta # marcadores de Ruido}} en Pasillos de tu Sección sin Ruido',
  removeNoiseInSection:
    'retira {count, plural, one {# marcador de Ruido} other {hasta # marcadores de Ruido}} de Pasillos de tu Sección',
  placeMalfunction: 'coloca 1 marcador de Fallo aquí',
  placeMalfunctionAtComputer: 'coloca 1 marcador de Fallo en cualquier compartimento con una Computadora que funcione',
  removeMalfunction: 'retira el marcador de Fallo de aquí',
  removeMalfunctionAtComputer: 'retira el marcador de Fallo de cualquier compartimento con Computadora',
  placeFire: 'coloca 1 marcador de Fuego aquí',
  removeFire: 'retira el marcador de Fuego de aquí',
  douse: 'elige un compartimento: se apaga su Fuego y se repliegan todos los Intrusos que haya en él',
  spray: 'apaga el Fuego de aquí o de un compartimento adyacente sin Puerta cerrada de por medio',
  vent: 'elige otro compartimento amarillo sin Puertas destruidas y cierra todas sus Puertas; si siguen cerradas al final de la Fase de los jugadores, muere todo el que esté dentro',
  /** Alone; before other effects it is a joint. */
  computer: 'debes estar en un compartimento con una Computadora que funcione',
  engine: 'repara o estropea el Motor de aquí: mira en secreto sus 2 fichas y elige su orden',
  riskAssessment: 'mira en secreto la primera carta de Evento y déjala donde está o ponla bajo el mazo',
  roomActionFree: 'usa gratis la acción de este compartimento',
  roomActionWithComputer: 'usa gratis la acción de este compartimento, si tiene una Computadora que funcione',
  roomActionWithoutComputer: 'usa gratis la acción de este compartimento, si no tiene Computadora',
  roomActionCockpit:
    'usa gratis la acción de este compartimento, en la Cabina o donde haya una Computadora que funcione',
  roomActionAnywhere: 'usa gratis la acción de cualquier compartimento con una Computadora que funcione',
  roomActionWhiteOrRed: 'usa gratis la acción de este compartimento, si es blanco o rojo',
  roomActionWhiteOrYellow: 'usa gratis la acción de este compartimento, si es blanco o amarillo',
  roomActionWhiteOrGreen: 'usa gratis la acción de este compartimento, si es blanco o verde',
  roomActionBroken: 'usa gratis la acción de este compartimento, aunque tenga un Fallo',
  setDestination: 'mueve el marcador de Destino a la casilla que quieras',
  selfDestruct: 'inicia o detén la secuencia de Autodestrucción',
  startSelfDestruct: 'inicia la secuencia de Autodestrucción',
  stopSelfDestruct: 'detén la secuencia de Autodestrucción',
  togglePod: 'bloquea o desbloquea 1 Cápsula de escape',
  togglePodHere: 'en una Sección de evacuación, bloquea o desbloquea 1 de sus Cápsulas de escape',
  enterPod:
    'haz una tirada de Ruido; si no llega ningún Intruso, entra en una Cápsula de escape desbloqueada de la Sección {section}',
  hibernate:
    'cuando las Cápsulas de hibernación estén abiertas, haz una tirada de Ruido; si no llega ningún Intruso, te pones en hibernación',
  analyseInLaboratory: 'analiza 1 Objeto voluminoso que esté en el Laboratorio y descubre su Debilidad',
  analyseHere: 'analiza 1 Objeto voluminoso de tu compartimento y descubre su Debilidad',
  analyseCarried:
    'gasta un Huevo o un Cuerpo que lleves: gana 3 de Conocimiento y, si su tipo es nuevo para el Laboratorio, descubre una Debilidad',
  peekObjective: 'mira en secreto 1 Objetivo de otro jugador',
  peekSignalled: 'mira en secreto 1 Objetivo de un jugador que haya enviado la Señal',
  peekAllObjectives: 'mira en secreto todos los Objetivos de otro jugador que haya enviado la Señal',

  // the facility
  knowledge: 'gana {count} de Conocimiento',
  knowledgePerWeakness: 'gana 1 de Conocimiento por cada Debilidad descubierta hasta ahora',
  activateKnowledge: 'tu ficha de Conocimiento queda activa',
  arrangeEvents: 'mira en secreto las 2 primeras cartas de Evento: 1 vuelve encima y la otra va bajo el mazo',
  arrangeAttacks: 'mira en secreto las 2 primeras cartas de Ataque: 1 vuelve encima y la otra va bajo el mazo',
  peekContingency: 'mira en secreto 1 Contingencia de otro jugador o de la Reserva neutral',
  peekContingencies: 'mira en secreto todas las Contingencias de un jugador cuyo personaje esté en tu Sección',
  takeContingency: 'coge 1 Contingencia de la Reserva neutral',
  peekCss: 'mira en secreto 1 ficha SEC',
  moveCss:
    'mira en secreto 1 ficha SEC; si no está en la casilla de la ficha de Tiempo, puedes moverla 1 casilla del marcador de Tiempo en cualquier sentido, pero no a otra ficha SEC',
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
    'si dan Energía menos de 3 fichas, la dan la 1 y la 2 y las demás no; después coloca las fichas de Energía donde quieras, y la ficha de Tiempo queda activa',
  ride: 'en un Ascensor sin Fallo, llámalo y úsalo, incluso sin Energía',
  rover: 'mueve el Rover entre el complejo y el Búnker',
  drive: 'con el Rover, escapa gratis del complejo o, en el lado de Marte, ve gratis a otra Salida',
  openGate: 'abre la Puerta principal',
  startAlert: 'inicia el Procedimiento de emergencia',
  enterCss:
    'en una ronda con una ficha SEC en la casilla de la ficha de Tiempo, descarta tu mano, pasa y métete en el contenedor SEC {pod}; esa ficha decide si se lanza',
  lockIn:
    'cuando la Sala de cuarentena esté abierta, haz una tirada de Ruido; si no llega ningún Intruso, te encierras en ella',
  defence:
    'elige un compartimento sin Fallo con algún Intruso: recibe 1 marcador de Fallo, cada Intruso de allí sufre 1 Herida y cada personaje 1 Herida grave',

  // items
  craft: 'prepara 1 Objeto',
  craftWild: 'prepara 1 Objeto; cualquier Objeto amarillo vale como su Herramienta',
  loseItem: 'descarta 1 de tus Objetos',
  repository: 'cada personaje de aquí puede preparar 1 Objeto, con solo 1 de sus componentes',
  loseWeapon: 'descarta 1 de tus armas',
  loseThis: 'descarta 1 {card}',
  loseComponent: 'descarta 1 Objeto con el componente {component}',
  loseObject: 'descarta {objects}',
  itemCounter: 'Contador de Objetos −1',
  takeCrafted: 'coge {cards}',
  attach: 'acopla este Objeto a {weapon}, que recibe {ammo} de Munición y aumenta su capacidad en {ammo}',
  autoload: 'descarta 1 «Recarga de energía» para cargar por completo esa arma',
  tape: 'une 2 de tus Objetos pesados: ocupan 1 espacio de mano',

  // events
  protectEggs: 'cada personaje que esté en el Nido o lleve un Huevo tiene un Encuentro',
  hatch:
    'se abre 1 Huevo del Nido: cada personaje que esté en el Nido sin cartas de acción en la mano recibe 1 Larva y 1 carta de contaminación; si no hay nadie, una ficha de Larva entra en la bolsa',
  healIntruders: 'cada Intruso se cura {count, plural, one {# Herida} other {# Heridas}}',
  healInDark: 'cada Intruso se cura {count, plural, one {# Herida} other {# Heridas}} o, donde no hay Energía, todas',
  lurk: 'cada Intruso que no esté con un personaje deja el tablero, y una ficha de su tipo entra en la bolsa',
  eclosion:
    'cada personaje con una Larva muere y un Reptador ocupa su lugar; los demás roban {draw, plural, one {# carta} other {# cartas}}, escanean las de Contaminación, reciben 1 Larva si alguna dice INFECTADO y descartan lo robado',
  flammable:
    'se declara un Fuego en el Hibernatorio o, si ya arde, en los compartimentos adyacentes que no estén tras una Puerta cerrada',
  flammableIn:
    'se declara un Fuego en {room} o, si ya arde, en los compartimentos adyacentes que no estén tras una Puerta cerrada',
  pursuit: 'un personaje de tu elección hace una tirada de Ruido',
  planning: 'mira las {draw} primeras cartas de Evento, resuelve 1 de ellas y pon las demás bajo el mazo',
  healOne: '1 Intruso de tu elección se cura hasta {count, plural, one {# Herida} other {# Heridas}}',
  hunt: 'cada Adulto que no esté en Combate va a un compartimento adyacente con algún personaje; si hay varios, al de número más bajo',
  burnItems: 'el Contador de Objetos de cada compartimento incendiado baja a 0',
  spreadFire:
    'el Fuego se extiende de cada compartimento incendiado a los adyacentes que no estén tras una Puerta cerrada',
  noiseAroundSlimed:
    'alrededor de cada compartimento con un personaje con Mucosidad, cada Pasillo sin Ruido recibe 1 marcador de Ruido',
  noiseAroundNest: 'si el Nido está explorado, cada uno de sus Pasillos sin Ruido recibe 1 marcador de Ruido',
  noiseAroundWounded:
    'alrededor de cada compartimento con un personaje con una Herida grave sin vendar, cada Pasillo sin Ruido recibe 1 marcador de Ruido',
  noiseAroundYou: 'cada Pasillo de tu compartimento sin Ruido recibe 1 marcador de Ruido',
  noiseInDuctsPool:
    'los Pasillos de servicio reciben 1 marcador de Ruido o, si ya lo tienen, la reserva pierde para siempre 1 marcador de Fuego y 1 de Fallo',
  bloodTrace:
    'en cada Sección, cada Intruso que no esté en Combate va al personaje con una Herida grave sin vendar y sin cartas de acción en la mano; si hay varios, al compartimento de número más bajo',
  bloodTraceYou: 'cada Intruso de tu Sección que no esté en Combate va adonde estás',
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
  allAttack: 'atacan todos los Intrusos de tu compartimento',
  huntersAttack: 'atacan todos los Adultos que acaban de llegar a tu compartimento',
  noiseInDucts:
    'los Pasillos de servicio reciben 1 marcador de Ruido o, si ya lo tienen, cada personaje que esté en un compartimento con Acceso hace una tirada de Ruido',
  openDoors: 'se abren todas las Puertas cerradas',
  ejectPod: 'se lanza la Cápsula de escape de número más bajo con quien esté dentro; si está vacía, se pierde',
  coolantLeak: 'si el Generador tiene un Fallo, se inicia la secuencia de Autodestrucción',
  coolantLeakBreaks:
    'si el Sistema de refrigeración está explorado, recibe 1 marcador de Fallo o, si ya lo tiene, se inicia la secuencia de Autodestrucción',
}

/** Where an event brings Malfunctions. */
export const malfunctions: Translation<typeof en.malfunctions> = {
  withIntruders: 'cada compartimento con un Adulto, un Reproductor o la Reina recibe 1 marcador de Fallo',
  burning: 'cada compartimento incendiado recibe 1 marcador de Fallo',
  lowest: 'el compartimento explorado de número más bajo recibe 1 marcador de Fallo',
  yellowComputers: 'cada compartimento amarillo explorado con Computadora recibe 1 marcador de Fallo',
  green: 'cada compartimento verde explorado recibe 1 marcador de Fallo',
  withMe: 'tu compartimento recibe 1 marcador de Fallo',
  lowestPoweredComputer:
    'de los compartimentos explorados con Energía y una Computadora que funcione, el de número más bajo recibe 1 marcador de Fallo',
  poweredComputers:
    'cada compartimento explorado con Energía y una Computadora que funcione recibe 1 marcador de Fallo',
  elevators: 'cada Ascensor recibe 1 marcador de Fallo',
}

export const leaps: Translation<typeof en.leaps> = {
  red: 've de un compartimento rojo a cualquier otro compartimento rojo',
  yellow: 've de un compartimento amarillo a cualquier otro compartimento amarillo',
  green: 've de un compartimento verde a cualquier otro compartimento verde',
  white: 've de un compartimento blanco a cualquier otro compartimento blanco',
}

/** What Ammo goes into, or something is attached to. */
export const arms: Translation<typeof en.arms> = {
  energy: '1 de tus armas de energía',
  flamethrower: 'tu Lanzallamas',
  sixShooter: 'tu Revólver',
  nailDriver: 'tu Clavadora',
  energyWeapon: '1 de tus armas de energía',
}

export const joints: Translation<typeof en.joints> = {
  or: '{one} O BIEN {other}',
  may: 'si quieres, {effect}',
  when: 'si {test}, {effect}',
  whenElse: 'si {test}, {effect}; si no, {other}',
  patient: 'en ti o en otro personaje de tu compartimento: {effect}',
  withComputer: 'en un compartimento con una Computadora que funcione: {effect}',
  need: 'solo si {test}',
  needed: 'si {test}: {effect}',
  reaction: 'Reacción: {effect}',
}

export const timing: Translation<typeof en.timing> = {
  outOfCombat: 'Nunca en Combate',
  inCombat: 'Solo en Combate',
  any: 'Estés o no en Combate',
  reaction: 'Reacción',
}
