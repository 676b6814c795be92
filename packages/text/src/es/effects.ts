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
  larvaGone: 'retira la Larva de tu tablero de personaje',
  slimed: 'recibe 1 marcador de Mucosidad',
  cleaned: 'retira el marcador de Mucosidad',
  signal: 'envía la Señal',

  // moving
  goSelf: 've a un compartimento adyacente',
  goOther: 'envía a otro personaje de tu compartimento a un compartimento adyacente',
  goEither: 've, o envía a otro personaje de tu compartimento, a un compartimento adyacente',
  goBoth: 've a un compartimento adyacente, a solas o con otro personaje de tu compartimento, o envía solo a este',
  quietly: '{go} sin tirada de Ruido',
  unharmed: '{go} sin que te ataquen',
  unharmedBoth: '{go}; nadie sufre ataques por ello',
  ducts: 've por los Pasillos de servicio a otro compartimento que tenga Acceso',

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
  injureOne: '1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}}',
  injureAndRetreat:
    '1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}} y se repliega',
  retreatOne: '1 Intruso de tu compartimento se repliega',
  decoy:
    'todos los Intrusos de los compartimentos adyacentes van al que tú elijas de ellos; los que estén en Combate atacan antes',
  takeEgg: 'coge 1 Huevo del Nido',
  transform: 'el Reptador se convierte en Reproductor; si no tienes cartas en la mano, hace un Ataque por sorpresa',
  summon: 'roba una ficha de Intruso: ese Intruso aparece aquí y ahora no ataca',

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
  placeMalfunction: 'coloca 1 marcador de Fallo aquí',
  placeMalfunctionAtComputer: 'coloca 1 marcador de Fallo en cualquier compartimento con una Computadora que funcione',
  removeMalfunction: 'retira el marcador de Fallo de aquí',
  removeMalfunctionAtComputer: 'retira el marcador de Fallo de cualquier compartimento con Computadora',
  placeFire: 'coloca 1 marcador de Fuego aquí',
  removeFire: 'retira el marcador de Fuego de aquí',
  douse: 'elige un compartimento: se apaga su Fuego y huyen todos los Intrusos que haya en él',
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
  setDestination: 'mueve el marcador de Destino a la casilla que quieras',
  selfDestruct: 'inicia o detén la secuencia de Autodestrucción',
  togglePod: 'bloquea o desbloquea 1 Cápsula de escape',
  togglePodHere: 'en una Sección de evacuación, bloquea o desbloquea 1 de sus Cápsulas de escape',
  enterPod:
    'haz una tirada de Ruido; si no llega ningún Intruso, entra en una Cápsula de escape desbloqueada de la Sección {section}',
  hibernate:
    'cuando las Cápsulas de hibernación estén abiertas, haz una tirada de Ruido; si no llega ningún Intruso, te pones en hibernación',
  analyseInLaboratory: 'analiza 1 Objeto voluminoso que esté en el Laboratorio y descubre su Debilidad',
  analyseHere: 'analiza 1 Objeto voluminoso de tu compartimento y descubre su Debilidad',
  peekObjective: 'mira en secreto 1 Objetivo de otro jugador',
  peekSignalled: 'mira en secreto 1 Objetivo de un jugador que haya enviado la Señal',

  // items
  craft: 'prepara 1 Objeto',
  craftWild: 'prepara 1 Objeto; cualquier Objeto amarillo vale como su Herramienta',
  loseItem: 'descarta 1 de tus Objetos',
  attach: 'acopla este Objeto a {weapon}, que recibe {ammo} de Munición y aumenta su capacidad en {ammo}',
  autoload: 'descarta 1 «Recarga de energía» para cargar por completo esa arma',
  tape: 'une 2 de tus Objetos pesados: ocupan 1 espacio de mano',

  // events
  protectEggs: 'cada personaje que esté en el Nido o lleve un Huevo tiene un Encuentro',
  hatch:
    'se abre 1 Huevo del Nido: cada personaje que esté en el Nido sin cartas de acción en la mano recibe 1 Larva y 1 carta de contaminación; si no hay nadie, una ficha de Larva entra en la bolsa',
  healIntruders: 'cada Intruso se cura {count, plural, one {# Herida} other {# Heridas}}',
  lurk: 'cada Intruso que no esté con un personaje deja el tablero, y una ficha de su tipo entra en la bolsa',
  eclosion:
    'cada personaje con una Larva muere y un Reptador ocupa su lugar; los demás roban {draw, plural, one {# carta} other {# cartas}}, escanean las de Contaminación, reciben 1 Larva si alguna dice INFECTADO y descartan lo robado',
  flammable:
    'se declara un Fuego en el Hibernatorio o, si ya arde, en los compartimentos adyacentes que no estén tras una Puerta cerrada',
  hunt: 'cada Adulto que no esté en Combate va a un compartimento adyacente con algún personaje; si hay varios, al de número más bajo',
  burnItems: 'el Contador de Objetos de cada compartimento incendiado baja a 0',
  spreadFire:
    'el Fuego se extiende de cada compartimento incendiado a los adyacentes que no estén tras una Puerta cerrada',
  noiseAroundSlimed:
    'alrededor de cada compartimento con un personaje con Mucosidad, cada Pasillo sin Ruido recibe 1 marcador de Ruido',
  noiseAroundNest: 'si el Nido está explorado, cada uno de sus Pasillos sin Ruido recibe 1 marcador de Ruido',
  noiseInDucts:
    'los Pasillos de servicio reciben 1 marcador de Ruido o, si ya lo tienen, cada personaje que esté en un compartimento con Acceso hace una tirada de Ruido',
  openDoors: 'se abren todas las Puertas cerradas',
  ejectPod: 'se lanza la Cápsula de escape de número más bajo con quien esté dentro; si está vacía, se pierde',
  coolantLeak: 'si el Generador tiene un Fallo, se inicia la secuencia de Autodestrucción',
}

/** Where an event brings Malfunctions. */
export const malfunctions: Translation<typeof en.malfunctions> = {
  withIntruders: 'cada compartimento con un Adulto, un Reproductor o la Reina recibe 1 marcador de Fallo',
  burning: 'cada compartimento incendiado recibe 1 marcador de Fallo',
  lowest: 'el compartimento explorado de número más bajo recibe 1 marcador de Fallo',
  yellowComputers: 'cada compartimento amarillo explorado con Computadora recibe 1 marcador de Fallo',
  green: 'cada compartimento verde explorado recibe 1 marcador de Fallo',
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
  energyWeapon: '1 de tus armas de energía',
}

export const joints: Translation<typeof en.joints> = {
  or: '{one} O BIEN {other}',
  may: 'si quieres, {effect}',
  when: 'si {test}, {effect}',
  whenElse: 'si {test}, {effect}; si no, {other}',
  patient: 'en ti o en otro personaje de tu compartimento: {effect}',
  withComputer: 'en un compartimento con una Computadora que funcione: {effect}',
  reaction: 'Reacción: {effect}',
}

export const timing: Translation<typeof en.timing> = {
  outOfCombat: 'Nunca en Combate',
  inCombat: 'Solo en Combate',
  any: 'Estés o no en Combate',
  reaction: 'Reacción',
}
