/**
 * What cards and rooms do, one clause per effect. Clauses speak to whoever uses or suffers them, in the imperative;
 * those of events say what happens. They are joined by `and`, alternatives by OR.
 */
import type { Colour, EffectOf, When } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const clauses = {
  // cards
  drawSelf: {
    en: 'draw {count, plural, one {# card} other {# cards}}',
    es: 'roba {count, plural, one {# carta} other {# cartas}}',
  },
  drawEveryoneHere: {
    en: 'every Character here, you too, draws {count, plural, one {# card} other {# cards}}',
    es: 'cada personaje de aquí, tú también, roba {count, plural, one {# carta} other {# cartas}}',
  },
  redraw: {
    en: 'discard as many cards from your hand as you like, Contamination cards too, and draw that many plus {more}',
    es: 'descarta de tu mano las cartas que quieras, también las de Contaminación, y roba el mismo número más {more}',
  },
  discardHand: {
    en: 'discard all Action cards from your hand',
    es: 'descarta todas las cartas de acción de tu mano',
  },
  discardHandOther: {
    en: '1 other Character in your room discards their whole hand',
    es: 'otro personaje de tu compartimento descarta toda su mano',
  },
  othersDiscard: {
    en: 'every other Character in your room discards {count, plural, one {# Action card} other {# Action cards}} of their choice',
    es: 'cada uno de los demás personajes de tu compartimento descarta {count, plural, one {# carta de acción} other {# cartas de acción}} de su elección',
  },
  pass: { en: 'then pass', es: 'después pasa' },
  reshuffleOwn: {
    en: 'shuffle your deck and discard pile into a new deck',
    es: 'baraja tu mazo y tu pila de descarte para formar un mazo nuevo',
  },
  reshuffleAll: {
    en: 'shuffle all your cards and your hand into a new deck',
    es: 'baraja todas tus cartas y tu mano para formar un mazo nuevo',
  },
  unlimited: {
    en: 'act as often as you can pay for this turn, then pass',
    es: 'actúa este turno todas las veces que puedas pagar; después pasa',
  },
  endPhase: {
    en: 'every player passes and the Player Phase ends; no Intruder attacks in the Event Phase that follows',
    es: 'todos los jugadores pasan y termina la Fase de los jugadores; en la Fase de Evento siguiente no ataca ningún Intruso',
  },
  cancel: {
    en: 'cancel an action of another Character in your room, or an Interruption there; its cost stays paid',
    es: 'cancela una acción de otro personaje en tu compartimento, o una «Interrupción»; su coste queda pagado',
  },
  spareSurprise: {
    en: 'a Surprise Attack in your room does nothing to you',
    es: 'un Ataque por sorpresa en tu compartimento no te hace nada',
  },
  spareAttack: { en: 'an Intruder Attack does nothing to you', es: 'un Ataque de Intruso no te hace nada' },

  // wounds and contamination
  lightWound: {
    en: 'suffer {count, plural, one {# Light Wound} other {# Light Wounds}}',
    es: 'sufre {count, plural, one {# Herida leve} other {# Heridas leves}}',
  },
  seriousWound: {
    en: 'suffer {count, plural, one {# Serious Wound} other {# Serious Wounds}}',
    es: 'sufre {count, plural, one {# Herida grave} other {# Heridas graves}}',
  },
  kill: { en: 'your Character dies', es: 'tu personaje muere' },
  dress: {
    en: 'dress {count, plural, one {# Serious Wound} other {# Serious Wounds}}',
    es: 'venda {count, plural, one {# Herida grave} other {# Heridas graves}}',
  },
  dressAll: { en: 'dress every Serious Wound', es: 'venda todas las Heridas graves' },
  healSerious: {
    en: 'heal {count, plural, one {# dressed Serious Wound} other {# dressed Serious Wounds}}',
    es: 'cura {count, plural, one {# Herida grave vendada} other {# Heridas graves vendadas}}',
  },
  healLight: {
    en: 'heal {count, plural, one {# Light Wound} other {# Light Wounds}}',
    es: 'cura {count, plural, one {# Herida leve} other {# Heridas leves}}',
  },
  healLightAll: { en: 'heal every Light Wound', es: 'cura todas las Heridas leves' },
  contaminate: {
    en: 'gain {count, plural, one {# Contamination card} other {# Contamination cards}}',
    es: 'recibe {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}',
  },
  scanHand: {
    en: 'scan the Contamination cards in your hand',
    es: 'escanea las cartas de Contaminación de tu mano',
  },
  scanEverywhere: {
    en: 'scan all your Contamination cards, in deck, discard pile and hand',
    es: 'escanea todas tus cartas de Contaminación: mazo, pila de descarte y mano',
  },
  scanRemovesClean: {
    en: 'remove those that are not INFECTED from the game',
    es: 'retira de la partida las que no digan INFECTADO',
  },
  scanRemovesInfected: {
    en: 'remove the INFECTED ones from the game',
    es: 'retira de la partida las que digan INFECTADO',
  },
  scanInfects: {
    en: 'if any is INFECTED you get a Larva, or your Character dies if you already have one',
    es: 'si alguna dice INFECTADO, recibes 1 Larva o, si ya tienes una, tu personaje muere',
  },
  scanOne: {
    en: 'scan 1 Contamination card from your hand and remove it from the game; if it was INFECTED, gain a new one',
    es: 'escanea 1 carta de Contaminación de tu mano y retírala de la partida; si decía INFECTADO, recibe otra',
  },
  larvaGone: { en: 'remove the Larva from your Character board', es: 'retira la Larva de tu tablero de personaje' },
  slimed: { en: 'get a Slime marker', es: 'recibe 1 marcador de Mucosidad' },
  cleaned: { en: 'remove the Slime marker', es: 'retira el marcador de Mucosidad' },
  signal: { en: 'send the Signal', es: 'envía la Señal' },

  // moving
  goSelf: { en: 'go to a neighbouring room', es: 've a un compartimento adyacente' },
  goOther: {
    en: 'send 1 other Character in your room to a neighbouring room',
    es: 'envía a otro personaje de tu compartimento a un compartimento adyacente',
  },
  goEither: {
    en: 'go, or send 1 other Character in your room, to a neighbouring room',
    es: 've, o envía a otro personaje de tu compartimento, a un compartimento adyacente',
  },
  goBoth: {
    en: 'go to a neighbouring room, alone or with 1 other Character in your room, or send only them',
    es: 've a un compartimento adyacente, a solas o con otro personaje de tu compartimento, o envía solo a este',
  },
  quietly: { en: '{go} without a Noise roll', es: '{go} sin tirada de Ruido' },
  unharmed: { en: '{go} without being attacked', es: '{go} sin que te ataquen' },
  unharmedBoth: { en: '{go}; nobody is attacked for it', es: '{go}; nadie sufre ataques por ello' },
  ducts: {
    en: 'go through the Technical Corridors to another room with an Entrance',
    es: 've por los Pasillos de servicio a otro compartimento que tenga Acceso',
  },

  // intruders and combat
  noiseRoll: { en: 'make a Noise roll', es: 'haz una tirada de Ruido' },
  shoot: { en: 'Shoot', es: 'dispara' },
  shootEnergy: { en: 'Shoot with an energy weapon', es: 'dispara con un arma de energía' },
  rerolling: { en: '{shoot}; you may reroll the die once', es: '{shoot}; puedes repetir la tirada una vez' },
  shootAll: {
    en: 'Shoot with your Assault Rifle and spend all its Ammo: 1 more Injury for every 2 Ammo spent, even on a miss',
    es: 'dispara con tu Rifle de asalto y gasta toda su Munición: 1 Herida más por cada 2 de Munición gastadas, incluso si fallas',
  },
  ammo: {
    en: 'load {count} Ammo into {weapon}',
    es: 'carga {count} de Munición en {weapon}',
  },
  ammoFill: { en: 'load {weapon} fully', es: 'carga por completo {weapon}' },
  spendAmmo: { en: 'spend {count} Ammo', es: 'gasta {count} de Munición' },
  throwInto: {
    en: 'throw it into your room or a neighbouring one not behind a closed Door, if an Intruder or an Egg is there: {happens}',
    es: 'lanza este Objeto a tu compartimento o a uno adyacente sin Puerta cerrada de por medio, si allí hay un Intruso o un Huevo: {happens}',
  },
  /** One is hit harder than the rest. */
  throwTarget: {
    en: '1 Intruder of your choice suffers {target, plural, one {# Injury} other {# Injuries}}, or {eggs, plural, one {# Egg is destroyed} other {up to # Eggs are destroyed}}',
    es: '1 Intruso de tu elección sufre {target, plural, one {# Herida} other {# Heridas}}, o {eggs, plural, one {se destruye # Huevo} other {se destruyen hasta # Huevos}}',
  },
  throwOthers: {
    en: 'every other Intruder there suffers {others, plural, one {# Injury} other {# Injuries}}',
    es: 'cada uno de los demás Intrusos de allí sufre {others, plural, one {# Herida} other {# Heridas}}',
  },
  throwAll: {
    en: 'every Intruder there suffers {others, plural, one {# Injury} other {# Injuries}}',
    es: 'cada Intruso de allí sufre {others, plural, one {# Herida} other {# Heridas}}',
  },
  throwCrew: {
    en: 'every Character {others, plural, one {# Serious Wound} other {# Serious Wounds}}',
    es: 'cada personaje {others, plural, one {# Herida grave} other {# Heridas graves}}',
  },
  throwEggs: {
    en: '{eggs, plural, one {# Egg is destroyed} other {up to # Eggs are destroyed}}',
    es: '{eggs, plural, one {se destruye # Huevo} other {se destruyen hasta # Huevos}}',
  },
  throwFire: { en: 'Fire breaks out there', es: 'se declara allí un Fuego' },
  injureOne: {
    en: '1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}}',
    es: '1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}}',
  },
  injureAndRetreat: {
    en: '1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}} and retreats',
    es: '1 Intruso de tu compartimento sufre {injuries, plural, one {# Herida} other {# Heridas}} y se repliega',
  },
  retreatOne: { en: '1 Intruder in your room retreats', es: '1 Intruso de tu compartimento se repliega' },
  decoy: {
    en: 'all Intruders in the neighbouring rooms move into the one you choose; those in Combat attack first',
    es: 'todos los Intrusos de los compartimentos adyacentes van al que tú elijas de ellos; los que estén en Combate atacan antes',
  },
  takeEgg: { en: 'take 1 Egg from the Nest', es: 'coge 1 Huevo del Nido' },
  transform: {
    en: 'the Creeper becomes a Breeder; if you have no cards in hand, it makes a Surprise Attack',
    es: 'el Reptador se convierte en Reproductor; si no tienes cartas en la mano, hace un Ataque por sorpresa',
  },
  summon: {
    en: 'draw an Intruder token: that Intruder appears here and does not attack now',
    es: 'roba una ficha de Intruso: ese Intruso aparece aquí y ahora no ataca',
  },

  // the board
  search: {
    en: 'draw {draw, plural, one {# Item} other {# Items}} of the room’s colour, keep 1, put the rest under the deck; Item Counter −1',
    es: 'roba {draw, plural, one {# Objeto} other {# Objetos}} del color del compartimento, quédate con 1, deja el resto bajo el mazo; Contador de Objetos −1',
  },
  searchEmpty: {
    en: 'draw {draw, plural, one {# Item} other {# Items}} of the room’s colour, keep 1, put the rest under the deck; Item Counter −1, but it may be at 0',
    es: 'roba {draw, plural, one {# Objeto} other {# Objetos}} del color del compartimento, quédate con 1, deja el resto bajo el mazo; Contador de Objetos −1, aunque puede estar a 0',
  },
  searchAny: {
    en: 'draw {draw, plural, one {# Item} other {# Items}} from an Item deck of your choice, keep 1, put the rest under the deck',
    es: 'roba {draw, plural, one {# Objeto} other {# Objetos}} del mazo de Objetos que elijas, quédate con 1, deja el resto bajo el mazo',
  },
  lookAtTile: {
    en: 'look in secret at {count, plural, one {# unexplored room tile, not at its token} other {# unexplored room tiles, not at their tokens}}',
    es: 'mira en secreto {count, plural, one {# pieza de compartimento no explorado, no su ficha} other {# piezas de compartimentos no explorados, no sus fichas}}',
  },
  lookAtTileAndToken: {
    en: 'look in secret at {count, plural, one {# unexplored room tile and its Exploration token} other {# unexplored room tiles and their Exploration tokens}}',
    es: 'mira en secreto {count, plural, one {# pieza de compartimento no explorado y su ficha de Exploración} other {# piezas de compartimentos no explorados y sus fichas de Exploración}}',
  },
  lookAtCoordinates: {
    en: 'look in secret at the Coordinates card',
    es: 'mira en secreto la carta de Coordenadas',
  },
  lookAtEngine: {
    en: 'check in secret whether the Engine in this room works',
    es: 'comprueba en secreto si funciona el Motor de este compartimento',
  },
  lookAtEngines: { en: 'check in secret which of the Engines work', es: 'comprueba en secreto qué Motores funcionan' },
  toggleDoor: { en: 'open or close 1 Door of this room', es: 'abre o cierra 1 Puerta de este compartimento' },
  destroyDoor: {
    en: 'destroy 1 closed Door of this room',
    es: 'destruye 1 Puerta cerrada de este compartimento',
  },
  mendDoor: {
    en: 'open or close 1 Door of this room; even a destroyed one can be closed',
    es: 'abre o cierra 1 Puerta de este compartimento; se puede cerrar incluso una destruida',
  },
  doorsOf: {
    en: 'choose a room and open or close any of its Doors',
    es: 'elige un compartimento y abre o cierra las Puertas suyas que quieras',
  },
  placeMalfunction: { en: 'place a Malfunction marker here', es: 'coloca 1 marcador de Fallo aquí' },
  placeMalfunctionAtComputer: {
    en: 'place a Malfunction marker in any room with a working Computer',
    es: 'coloca 1 marcador de Fallo en cualquier compartimento con una Computadora que funcione',
  },
  removeMalfunction: { en: 'remove the Malfunction marker here', es: 'retira el marcador de Fallo de aquí' },
  removeMalfunctionAtComputer: {
    en: 'remove the Malfunction marker of any room with a Computer',
    es: 'retira el marcador de Fallo de cualquier compartimento con Computadora',
  },
  placeFire: { en: 'place a Fire marker here', es: 'coloca 1 marcador de Fuego aquí' },
  removeFire: { en: 'remove the Fire marker here', es: 'retira el marcador de Fuego de aquí' },
  douse: {
    en: 'choose a room: its Fire goes out and every Intruder in it flees',
    es: 'elige un compartimento: se apaga su Fuego y huyen todos los Intrusos que haya en él',
  },
  vent: {
    en: 'choose another yellow room without destroyed Doors and close all its Doors; if they are still closed at the end of the Player Phase, everyone in it dies',
    es: 'elige otro compartimento amarillo sin Puertas destruidas y cierra todas sus Puertas; si siguen cerradas al final de la Fase de los jugadores, muere todo el que esté dentro',
  },
  /** Alone; before other effects it is a joint. */
  computer: {
    en: 'be in a room with a working Computer',
    es: 'debes estar en un compartimento con una Computadora que funcione',
  },
  engine: {
    en: 'repair or break the Engine here: look in secret at both its tokens and choose their order',
    es: 'repara o estropea el Motor de aquí: mira en secreto sus 2 fichas y elige su orden',
  },
  riskAssessment: {
    en: 'look in secret at the top Event card and leave it there or put it under the deck',
    es: 'mira en secreto la primera carta de Evento y déjala donde está o ponla bajo el mazo',
  },
  roomActionFree: {
    en: 'use this room’s action for free',
    es: 'usa gratis la acción de este compartimento',
  },
  roomActionWithComputer: {
    en: 'use this room’s action for free, if the room has a working Computer',
    es: 'usa gratis la acción de este compartimento, si tiene una Computadora que funcione',
  },
  roomActionWithoutComputer: {
    en: 'use this room’s action for free, if the room has no Computer',
    es: 'usa gratis la acción de este compartimento, si no tiene Computadora',
  },
  roomActionCockpit: {
    en: 'use this room’s action for free, in the Cockpit or a room with a working Computer',
    es: 'usa gratis la acción de este compartimento, en la Cabina o donde haya una Computadora que funcione',
  },
  roomActionAnywhere: {
    en: 'use the action of any room with a working Computer for free',
    es: 'usa gratis la acción de cualquier compartimento con una Computadora que funcione',
  },
  setDestination: {
    en: 'move the Destination marker to any space',
    es: 'mueve el marcador de Destino a la casilla que quieras',
  },
  selfDestruct: {
    en: 'start or stop the Self-Destruct sequence',
    es: 'inicia o detén la secuencia de Autodestrucción',
  },
  togglePod: { en: 'lock or unlock 1 Escape Pod', es: 'bloquea o desbloquea 1 Cápsula de escape' },
  togglePodHere: {
    en: 'in an Evacuation Section, lock or unlock 1 of its Escape Pods',
    es: 'en una Sección de evacuación, bloquea o desbloquea 1 de sus Cápsulas de escape',
  },
  enterPod: {
    en: 'make a Noise roll; if no Intruder comes, enter an unlocked Escape Pod of Section {section}',
    es: 'haz una tirada de Ruido; si no llega ningún Intruso, entra en una Cápsula de escape desbloqueada de la Sección {section}',
  },
  hibernate: {
    en: 'once the Hibernation Chambers are open, make a Noise roll; if no Intruder comes, you hibernate',
    es: 'cuando las Cápsulas de hibernación estén abiertas, haz una tirada de Ruido; si no llega ningún Intruso, te pones en hibernación',
  },
  analyseInLaboratory: {
    en: 'analyse 1 Object that is in the Laboratory and discover its Weakness',
    es: 'analiza 1 Objeto voluminoso que esté en el Laboratorio y descubre su Debilidad',
  },
  analyseHere: {
    en: 'analyse 1 Object in your room and discover its Weakness',
    es: 'analiza 1 Objeto voluminoso de tu compartimento y descubre su Debilidad',
  },
  peekObjective: {
    en: 'look in secret at 1 Objective of another player',
    es: 'mira en secreto 1 Objetivo de otro jugador',
  },
  peekSignalled: {
    en: 'look in secret at 1 Objective of a player who has sent the Signal',
    es: 'mira en secreto 1 Objetivo de un jugador que haya enviado la Señal',
  },

  // items
  craft: { en: 'craft an Item', es: 'prepara 1 Objeto' },
  craftWild: {
    en: 'craft an Item; any yellow Item counts as the Tool for it',
    es: 'prepara 1 Objeto; cualquier Objeto amarillo vale como su Herramienta',
  },
  loseItem: { en: 'discard 1 of your Items', es: 'descarta 1 de tus Objetos' },
  attach: {
    en: 'attach it to {weapon}, which gains {ammo} Ammo and holds {ammo} more',
    es: 'acopla este Objeto a {weapon}, que recibe {ammo} de Munición y aumenta su capacidad en {ammo}',
  },
  autoload: {
    en: 'discard 1 Energy Charge to load that weapon fully',
    es: 'descarta 1 «Recarga de energía» para cargar por completo esa arma',
  },
  tape: {
    en: 'tape 2 of your Heavy Items together: they take up 1 Hand slot',
    es: 'une 2 de tus Objetos pesados: ocupan 1 espacio de mano',
  },

  // events
  protectEggs: {
    en: 'every Character in the Nest or carrying an Egg has an Encounter',
    es: 'cada personaje que esté en el Nido o lleve un Huevo tiene un Encuentro',
  },
  hatch: {
    en: '1 Egg of the Nest hatches: every Character in the Nest without Action cards in hand gets a Larva and 1 Contamination card; if there is nobody, a Larva token goes into the bag',
    es: 'se abre 1 Huevo del Nido: cada personaje que esté en el Nido sin cartas de acción en la mano recibe 1 Larva y 1 carta de contaminación; si no hay nadie, una ficha de Larva entra en la bolsa',
  },
  healIntruders: {
    en: 'every Intruder recovers from {count, plural, one {# Injury} other {# Injuries}}',
    es: 'cada Intruso se cura {count, plural, one {# Herida} other {# Heridas}}',
  },
  lurk: {
    en: 'every Intruder that is not with a Character leaves the board, and a token of its kind goes into the bag',
    es: 'cada Intruso que no esté con un personaje deja el tablero, y una ficha de su tipo entra en la bolsa',
  },
  eclosion: {
    en: 'every Character with a Larva dies and a Creeper takes its place; all others draw {draw, plural, one {# card} other {# cards}}, scan the Contamination cards among them, get a Larva if one is INFECTED, and discard what they drew',
    es: 'cada personaje con una Larva muere y un Reptador ocupa su lugar; los demás roban {draw, plural, one {# carta} other {# cartas}}, escanean las de Contaminación, reciben 1 Larva si alguna dice INFECTADO y descartan lo robado',
  },
  flammable: {
    en: 'Fire breaks out in the Hibernatorium or, if it is burning already, in its neighbouring rooms, but not behind closed Doors',
    es: 'se declara un Fuego en el Hibernatorio o, si ya arde, en los compartimentos adyacentes que no estén tras una Puerta cerrada',
  },
  hunt: {
    en: 'every Adult that is not in Combat moves to a neighbouring room with a Character, of several to the one with the lowest number',
    es: 'cada Adulto que no esté en Combate va a un compartimento adyacente con algún personaje; si hay varios, al de número más bajo',
  },
  burnItems: {
    en: 'the Item Counter of every burning room drops to 0',
    es: 'el Contador de Objetos de cada compartimento incendiado baja a 0',
  },
  spreadFire: {
    en: 'Fire spreads from every burning room to its neighbours, but not behind closed Doors',
    es: 'el Fuego se extiende de cada compartimento incendiado a los adyacentes que no estén tras una Puerta cerrada',
  },
  noiseAroundSlimed: {
    en: 'around every room with a slimed Character, each corridor without Noise gets a Noise marker',
    es: 'alrededor de cada compartimento con un personaje con Mucosidad, cada Pasillo sin Ruido recibe 1 marcador de Ruido',
  },
  noiseAroundNest: {
    en: 'if the Nest is explored, each of its corridors without Noise gets a Noise marker',
    es: 'si el Nido está explorado, cada uno de sus Pasillos sin Ruido recibe 1 marcador de Ruido',
  },
  noiseInDucts: {
    en: 'the Technical Corridors get a Noise marker or, if they have one, every Character in a room with an Entrance makes a Noise roll',
    es: 'los Pasillos de servicio reciben 1 marcador de Ruido o, si ya lo tienen, cada personaje que esté en un compartimento con Acceso hace una tirada de Ruido',
  },
  openDoors: { en: 'every closed Door opens', es: 'se abren todas las Puertas cerradas' },
  ejectPod: {
    en: 'the Escape Pod with the lowest number is launched with whoever is inside; an empty one is lost',
    es: 'se lanza la Cápsula de escape de número más bajo con quien esté dentro; si está vacía, se pierde',
  },
  coolantLeak: {
    en: 'if the Generator has a Malfunction, the Self-Destruct sequence starts',
    es: 'si el Generador tiene un Fallo, se inicia la secuencia de Autodestrucción',
  },
} as const satisfies Record<string, Message>

/** Where an event brings Malfunctions. */
export const malfunctions = {
  withIntruders: {
    en: 'every room with an Adult, a Breeder or the Queen gets a Malfunction marker',
    es: 'cada compartimento con un Adulto, un Reproductor o la Reina recibe 1 marcador de Fallo',
  },
  burning: {
    en: 'every burning room gets a Malfunction marker',
    es: 'cada compartimento incendiado recibe 1 marcador de Fallo',
  },
  lowest: {
    en: 'the explored room with the lowest number gets a Malfunction marker',
    es: 'el compartimento explorado de número más bajo recibe 1 marcador de Fallo',
  },
  yellowComputers: {
    en: 'every explored yellow room with a Computer gets a Malfunction marker',
    es: 'cada compartimento amarillo explorado con Computadora recibe 1 marcador de Fallo',
  },
  green: {
    en: 'every explored green room gets a Malfunction marker',
    es: 'cada compartimento verde explorado recibe 1 marcador de Fallo',
  },
} as const satisfies Record<EffectOf<'malfunctions'>['in'], Message>

export const leaps = {
  red: {
    en: 'go from a red room to any other red room',
    es: 've de un compartimento rojo a cualquier otro compartimento rojo',
  },
  yellow: {
    en: 'go from a yellow room to any other yellow room',
    es: 've de un compartimento amarillo a cualquier otro compartimento amarillo',
  },
  green: {
    en: 'go from a green room to any other green room',
    es: 've de un compartimento verde a cualquier otro compartimento verde',
  },
  white: {
    en: 'go from a white room to any other white room',
    es: 've de un compartimento blanco a cualquier otro compartimento blanco',
  },
} as const satisfies Record<Colour, Message>

/** What Ammo goes into, or something is attached to. */
export const arms = {
  energy: { en: '1 of your energy weapons', es: '1 de tus armas de energía' },
  flamethrower: { en: 'your Flamethrower', es: 'tu Lanzallamas' },
  sixShooter: { en: 'your Six-Shooter', es: 'tu Revólver' },
  energyWeapon: { en: '1 of your energy weapons', es: '1 de tus armas de energía' },
} as const satisfies Record<EffectOf<'ammo'>['of'] | EffectOf<'attach'>['to'], Message>

export const joints = {
  or: { en: '{one} OR {other}', es: '{one} O BIEN {other}' },
  may: { en: 'you may {effect}', es: 'si quieres, {effect}' },
  when: { en: 'if {test}, {effect}', es: 'si {test}, {effect}' },
  whenElse: { en: 'if {test}, {effect}; otherwise {other}', es: 'si {test}, {effect}; si no, {other}' },
  patient: {
    en: 'on yourself or another Character in your room: {effect}',
    es: 'en ti o en otro personaje de tu compartimento: {effect}',
  },
  withComputer: {
    en: 'in a room with a working Computer: {effect}',
    es: 'en un compartimento con una Computadora que funcione: {effect}',
  },
  reaction: { en: 'Reaction: {effect}', es: 'Reacción: {effect}' },
} as const satisfies Record<string, Message>

export const timing = {
  outOfCombat: { en: 'Out of Combat only', es: 'Nunca en Combate' },
  inCombat: { en: 'In Combat only', es: 'Solo en Combate' },
  any: { en: 'In or out of Combat', es: 'Estés o no en Combate' },
  reaction: { en: 'Reaction', es: 'Reacción' },
} as const satisfies Record<When, Message>
