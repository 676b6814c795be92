/**
 * What cards and rooms do, one clause per effect. Clauses speak to whoever uses or suffers them, in the imperative;
 * those of events say what happens. They are joined by `and`, alternatives by OR.
 */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/effects.ts'

export const clauses: Translation<typeof en.clauses> = {
  // cards
  drawSelf: 'roba {count, plural, one {# carta} other {# cartas}}',
  discardHandOther: 'otro personaje de tu compartimento descarta toda su mano',
  pass: 'después pasa',
  reshuffleAll: 'baraja tu mazo, tu pila de descarte y tu mano para formar un mazo nuevo',
  cancel:
    'cancela una acción de otro personaje en tu compartimento, o una «Interrupción» que se juegue en él; su coste no se recupera',
  spareSurprise: 'un Ataque por sorpresa en tu compartimento no te hace nada',
  spareAttack: 'un Ataque de Intruso no te hace nada',

  // wounds and contamination
  lightWound: 'sufre {count, plural, one {# Herida leve} other {# Heridas leves}}',
  seriousWound: 'sufre {count, plural, one {# Herida grave} other {# Heridas graves}}',
  kill: 'tu personaje muere',
  dress: 'venda {count, plural, one {# Herida grave} other {# Heridas graves}}',
  dressAll: 'venda todas las Heridas graves',
  healSerious: 'cura {count, plural, one {# Herida grave vendada} other {# Heridas graves vendadas}}',
  healLightAll: 'cura todas las Heridas leves',
  contaminate: 'recibe {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}',
  scanHand: 'escanea las cartas de Contaminación de tu mano',
  scanEverywhere: 'escanea todas tus cartas de Contaminación: mazo, pila de descarte y mano',
  scanRemovesClean: 'retira de la partida las que no digan INFECTADO',
  scanRemovesInfected: 'retira de la partida las que digan INFECTADO',
  scanInfects: 'si alguna dice INFECTADO, recibes 1 Larva o, si ya tienes una, tu personaje muere',
  drawAndScan:
    'roba {draw, plural, one {# carta} other {# cartas}} y escanea las de Contaminación; si alguna dice INFECTADO, recibes 1 Larva o, si ya tienes una, tu personaje muere',
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
  unharmed: '{go} sin que te ataquen',
  unharmedBoth: '{go}; nadie sufre ataques por ello',

  // intruders and combat
  noiseRoll: 'haz una tirada de Ruido',
  ammo: 'carga {count} de Munición en {weapon}',
  ammoFill: 'carga por completo {weapon}',
  throwInto:
    'lanza este Objeto a tu compartimento o a uno adyacente sin Puerta cerrada de por medio, si allí hay un Intruso o un Huevo: {happens}',
  /** One is hit harder than the rest. */
  throwTarget:
    '1 Intruso de tu elección sufre {target, plural, one {# Herida} other {# Heridas}}, o {eggs, plural, one {se destruye # Huevo} other {se destruyen hasta # Huevos}}',
  throwOthers: 'cada uno de los demás Intrusos de allí sufre {others, plural, one {# Herida} other {# Heridas}}',
  throwAll: 'cada Intruso de allí sufre {others, plural, one {# Herida} other {# Heridas}}',
  throwCrew: 'cada personaje {others, plural, one {# Herida grave} other {# Heridas graves}}',
  throwEggs: '{eggs, plural, one {se destruye # Huevo} other {se destruyen hasta # Huevos}}',
  injureAndRetreat:
    '1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}} y se repliega',
  retreatOne: '1 Intruso de tu compartimento se repliega',
  takeEgg: 'coge 1 Huevo del Nido',

  // the board
  search:
    'roba {draw, plural, one {# Objeto} other {# Objetos}} del color del compartimento, quédate con 1 y deja el resto bajo el mazo; reduce en 1 el Contador de Objetos',
  lookAtTile:
    'mira en secreto {count, plural, one {# pieza de compartimento no explorado, pero no su ficha} other {# piezas de compartimentos no explorados, pero no sus fichas}}',
  toggleDoor: 'abre o cierra 1 Puerta de este compartimento',
  destroyDoor: 'destruye 1 Puerta cerrada de este compartimento',
  placeMalfunction: 'coloca 1 marcador de Fallo aquí',
  removeMalfunction: 'retira el marcador de Fallo de aquí',
  removeMalfunctionAtComputer: 'retira el marcador de Fallo de cualquier compartimento con Computadora',
  removeFire: 'retira el marcador de Fuego de aquí',
  douse: 'elige un compartimento: se apaga su Fuego y se repliegan todos los Intrusos que haya en él',
  vent: 'elige otro compartimento amarillo sin Puertas destruidas y cierra todas sus Puertas; si siguen cerradas al final de la Fase de los jugadores, mueren todos los personajes e Intrusos que estén dentro',
  /** Alone; before other effects it is a joint. */
  computer: 'debes estar en un compartimento con una Computadora que funcione',
  roomActionWithComputer: 'usa gratis la acción de este compartimento, si tiene una Computadora que funcione',
  analyseInLaboratory: 'analiza 1 Objeto voluminoso que esté en el Laboratorio y descubre su Debilidad',

  // items
  craft: 'prepara 1 Objeto',
  loseItem: 'descarta 1 de tus Objetos',
  loseObject: 'descarta {objects}',
  tape: 'une 2 de tus Objetos pesados: ocupan 1 espacio de mano',

  // events
  protectEggs: 'cada personaje que esté en el Nido o lleve un Huevo tiene un Encuentro',
  hatch:
    'se abre 1 Huevo del Nido: cada personaje que esté en el Nido sin cartas de acción en la mano recibe 1 Larva y 1 carta de Contaminación; si no hay ningún personaje así, una ficha de Larva entra en la bolsa',
  lurk: 'cada Intruso que no esté con un personaje deja el tablero, y una ficha de su tipo entra en la bolsa',
  pursuit: 'un personaje de tu elección hace una tirada de Ruido',
  planning: 'mira las {draw} primeras cartas de Evento, resuelve 1 de ellas y pon las demás bajo el mazo',
  healOne: '1 Intruso de tu elección se cura hasta {count, plural, one {# Herida} other {# Heridas}}',
  burnItems: 'el Contador de Objetos de cada compartimento incendiado baja a 0',
  spreadFire:
    'el Fuego se extiende de cada compartimento incendiado a los adyacentes que no estén tras una Puerta cerrada',
  noiseAroundNest: 'si el Nido está explorado, cada uno de sus Pasillos sin Ruido recibe 1 marcador de Ruido',
  openDoors: 'se abren todas las Puertas cerradas',
}

/** Where an event brings Malfunctions. */
export const malfunctions: Translation<typeof en.malfunctions> = {
  withIntruders: 'cada compartimento con un Adulto, un Reproductor o la Reina recibe 1 marcador de Fallo',
  green: 'cada compartimento verde explorado recibe 1 marcador de Fallo',
}

/** What Ammo goes into, or something is attached to. */
export const arms: Translation<typeof en.arms> = {
  energy: '1 de tus armas de energía',
  flamethrower: 'tu Lanzallamas',
}

export const joints: Translation<typeof en.joints> = {
  or: '{one} O BIEN {other}',
  may: 'si quieres, {effect}',
  when: 'si {test}, {effect}',
  whenElse: 'si {test}, {effect}; si no, {other}',
  patient: 'en ti o en otro personaje de tu compartimento: {effect}',
  withComputer: 'en un compartimento con una Computadora que funcione: {effect}',
  afterwards: 'después, {effect}',
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
