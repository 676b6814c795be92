/** What is said only of the ship, its crew, and what lies in the box of Nemesis. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/nemesis/messages.ts'

export const cards: Translation<typeof en.cards> = {
  weapons: {
    bonusOnDouble: 'Un doble impacto causa 1 Herida más.',
    hitAsDouble: 'Un impacto simple cuenta como uno doble.',
  },
  gifts: {
    intercom:
      '«Orden» y «Motivación» alcanzan también a los personajes de cualquier compartimento con una Computadora que funcione.',
    holoComputer: 'Puedes jugar «Intranet» y «Evaluación de riesgos» en cualquier compartimento.',
    motionScanner: 'Una vez por cada tirada de Ruido tuya, puedes descartar 1 carta para repetirla.',
    autoloader: 'El arma a la que se acopla recibe 1 de Munición y aumenta su capacidad en 1.',
    /** Its effect says it. */
    extendedMagazine: null,
  },
  weaknesses: {
    blankHitsAdults: 'Contra un Adulto, la cara en blanco del dado de Combate cuenta como un impacto simple.',
    doorsHold:
      'Solo los Reproductores y la Reina destruyen Puertas cerradas; los demás Intrusos se quedan donde están.',
    phosphates: 'Un Intruso ahuyentado con el «Extintor» o con el Sistema antiincendios sufre además 1 Herida.',
    energyBonus: 'Un arma de energía que cause alguna Herida causa 1 más.',
    slowSurprise:
      'Para los Ataques por sorpresa, el número de las fichas de Intruso cuenta 1 menos, con un mínimo de 1.',
    fragile: 'Hace falta 1 Herida menos para matar a un Intruso.',
    lightBites: 'Un «Mordisco» de un Adulto causa 1 Herida leve en lugar de 1 Herida grave.',
  },
  rooms: {
    slime: 'Quien entra recibe 1 marcador de Mucosidad.',
    restful: 'Los personajes que estén aquí al principio de la ronda, sin Intrusos, roban 1 carta más.',
  },
  coordinates: '{space} {destination}',
}

export const conditions: Translation<typeof en.conditions> = {
  conditions: {
    allExplored: 'todos los compartimentos están explorados',
    destination: 'la nave llega a {destination}',
    othersSurvive:
      '{min, plural, one {sobrevive al menos # personaje más} other {sobreviven al menos # personajes más}}',
    weakness: 'se ha descubierto una Debilidad analizando {object}',
    leftByPod: '{by, select, you {te vas} other {{who} se va}} en una Cápsula de escape',
    items: '{by, select, you {tienes} other {{who} tiene}} al menos {min, plural, one {# Objeto} other {# Objetos}}',
    objectIn: '{object} está en {room}',
  },
  objectives: {
    survivesMars: 'Hibernar rumbo a Marte no te mata.',
  },
}

export const decisions: Translation<typeof en.decisions> = {
  asks: {
    engine: '¿Cambias el orden de las fichas del Motor?',
    destination: 'Elige el Destino.',
    pod: 'Elige una Cápsula de escape.',
    podTurn: 'Esperas en la Cápsula de escape: ¿la lanzas, sales o te quedas?',
    launch: '¿Lanzas la Cápsula de escape?',
  },
  options: {
    launch: 'Lanza la Cápsula de escape',
    leave: 'Sal de la Cápsula de escape',
    stay: 'Quédate en la Cápsula de escape',
    changeOrder: 'Cambia el orden',
    keepOrder: 'Deja el orden como está',
    wait: 'Espera en la Cápsula de escape',
    pod: 'Cápsula de escape {pod}',
    enterPod: 'Entra en la Cápsula de escape {pod}',
    boardPod: 'Entra en una Cápsula de escape de la Sección {section}',
    goToSleep: 'Entra en hibernación',
    lockPod: 'Bloquea la Cápsula de escape {pod}',
    unlockPod: 'Desbloquea la Cápsula de escape {pod}',
    space: 'Casilla {space}',
  },
  whys: {
    chambersClosed: 'Las Cápsulas de hibernación aún no están abiertas.',
    somebodyHibernates: 'No mientras haya alguien hibernando.',
    noPod: 'No hay ninguna Cápsula de escape para esto.',
  },
}

export const effects: Translation<typeof en.effects> = {
  clauses: {
    drawEveryoneHere: 'cada personaje de aquí, tú también, roba {count, plural, one {# carta} other {# cartas}}',
    redraw:
      'descarta de tu mano las cartas que quieras, también las de Contaminación, y roba el mismo número más {more}',
    discardHand: 'descarta todas las cartas de acción de tu mano',
    othersDiscard:
      'cada uno de los demás personajes de tu compartimento descarta {count, plural, one {# carta de acción} other {# cartas de acción}} de su elección',
    reshuffleOwn: 'baraja tu mazo y tu pila de descarte para formar un mazo nuevo',
    unlimited: 'realiza este turno tantas acciones como quieras y puedas pagar; después pasa',
    endPhase:
      'todos los jugadores pasan y termina la Fase de los jugadores; en la Fase de Evento siguiente no ataca ningún Intruso',
    healLight: 'cura {count, plural, one {# Herida leve} other {# Heridas leves}}',
    scanOne: 'escanea 1 carta de Contaminación de tu mano y retírala de la partida; si decía INFECTADO, recibe otra',
    quietly: '{go} sin tirada de Ruido',
    ducts: 've por los Pasillos de servicio a otro compartimento que tenga Acceso',
    shoot: 'dispara',
    shootEnergy: 'dispara con un arma de energía',
    rerolling: '{shoot}; puedes repetir la tirada una vez',
    shootAll:
      'dispara con tu Rifle de asalto y gasta toda su Munición: 1 Herida más por cada 2 de Munición gastadas, incluso si fallas',
    spendAmmo: 'gasta {count} de Munición',
    throwFire: 'se declara allí un Fuego',
    decoy:
      'todos los Intrusos de los compartimentos adyacentes van a uno de ellos, el que tú elijas; los que estén en Combate atacan antes',
    transform: 'el Reptador se convierte en Reproductor; si no tienes cartas en la mano, hace un Ataque por sorpresa',
    summon: 'saca una ficha de Intruso: ese Intruso aparece aquí y no ataca todavía',
    searchEmpty:
      'roba {draw, plural, one {# Objeto} other {# Objetos}} del color del compartimento, quédate con 1 y deja el resto bajo el mazo; reduce en 1 el Contador de Objetos, salvo que ya esté a 0',
    searchAny:
      'roba {draw, plural, one {# Objeto} other {# Objetos}} del mazo de Objetos que elijas, quédate con 1 y deja el resto bajo el mazo',
    lookAtTileAndToken:
      'mira en secreto {count, plural, one {# pieza de compartimento no explorado y su ficha de Exploración} other {# piezas de compartimentos no explorados y sus fichas de Exploración}}',
    lookAtCoordinates: 'mira en secreto la carta de Coordenadas',
    lookAtEngine: 'comprueba en secreto si funciona el Motor de este compartimento',
    lookAtEngines: 'comprueba en secreto qué Motores funcionan',
    mendDoor: 'abre o cierra 1 Puerta de este compartimento; se puede cerrar incluso una destruida',
    doorsOf: 'elige un compartimento y abre o cierra las Puertas suyas que quieras',
    placeMalfunctionAtComputer:
      'coloca 1 marcador de Fallo en cualquier compartimento con una Computadora que funcione',
    placeFire: 'coloca 1 marcador de Fuego aquí',
    engine: 'repara o estropea el Motor de aquí: mira en secreto sus 2 fichas y elige su orden',
    riskAssessment: 'mira en secreto la primera carta de Evento y déjala donde está o ponla bajo el mazo',
    roomActionFree: 'usa gratis la acción de este compartimento',
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
      'si las Cápsulas de hibernación están abiertas, haz una tirada de Ruido; si no llega ningún Intruso, entra en hibernación',
    analyseHere: 'analiza 1 Objeto voluminoso de tu compartimento y descubre su Debilidad',
    peekObjective: 'mira en secreto 1 Objetivo de otro jugador',
    peekSignalled: 'mira en secreto 1 Objetivo de un jugador que haya enviado la Señal',
    craftWild: 'prepara 1 Objeto; cualquier Objeto amarillo vale como su Herramienta',
    attach: 'acopla este Objeto a {weapon}, que recibe {ammo} de Munición y aumenta su capacidad en {ammo}',
    autoload: 'descarta 1 «Recarga de energía» para cargar por completo esa arma',
    healIntruders: 'cada Intruso se cura {count, plural, one {# Herida} other {# Heridas}}',
    eclosion:
      'cada personaje con una Larva muere y un Reptador ocupa su lugar; los demás roban {draw, plural, one {# carta} other {# cartas}}, escanean las de Contaminación, reciben 1 Larva si alguna dice INFECTADO y descartan lo robado',
    flammable:
      'se declara un Fuego en el Hibernatorio o, si ya arde, en los compartimentos adyacentes que no estén tras una Puerta cerrada',
    hunt: 'cada Adulto que no esté en Combate va a un compartimento adyacente con algún personaje; si hay varios, al de número más bajo',
    noiseAroundSlimed:
      'alrededor de cada compartimento con un personaje con Mucosidad, cada Pasillo sin Ruido recibe 1 marcador de Ruido',
    noiseInDucts:
      'los Pasillos de servicio reciben 1 marcador de Ruido o, si ya lo tienen, cada personaje que esté en un compartimento con Acceso hace una tirada de Ruido',
    ejectPod: 'se lanza la Cápsula de escape de número más bajo con quien esté dentro; si está vacía, se pierde',
    coolantLeak: 'si el Generador tiene un Fallo, se inicia la secuencia de Autodestrucción',
  },
  leaps: {
    red: 've de un compartimento rojo a cualquier otro compartimento rojo',
    yellow: 've de un compartimento amarillo a cualquier otro compartimento amarillo',
    green: 've de un compartimento verde a cualquier otro compartimento verde',
    white: 've de un compartimento blanco a cualquier otro compartimento blanco',
  },
  malfunctions: {
    burning: 'cada compartimento incendiado recibe 1 marcador de Fallo',
    lowest: 'el compartimento explorado de número más bajo recibe 1 marcador de Fallo',
    yellowComputers: 'cada compartimento amarillo explorado con Computadora recibe 1 marcador de Fallo',
  },
  arms: {
    sixShooter: 'tu Revólver',
    energyWeapon: '1 de tus armas de energía',
  },
}

export const things: Translation<typeof en.things> = {
  articles: {
    armory: 'la',
    commsRoom: 'la',
    evacuationSectionA: 'la',
    evacuationSectionB: 'la',
    fireControlSystem: 'el',
    generator: 'el',
    storage: 'el',
    airlockControl: 'el',
    cabins: 'los',
    canteen: 'la',
    commandCenter: 'el',
    engineControlRoom: 'el',
    hatchControlSystem: 'el',
    monitoringRoom: '',
    slimeRoom: 'el',
    showerRoom: 'las',
    cockpit: 'la',
    hibernatorium: 'el',
    'engine-1': 'el',
    'engine-2': 'el',
    'engine-3': 'el',
  },
  characters: {
    captain: 'el Capitán',
    pilot: 'la Piloto',
    scientist: 'el Científico',
    scout: 'la Exploradora',
    soldier: 'el Soldado',
    mechanic: 'el Mecánico',
  },
  /** An engine and whether it works. */
  engineState: '{engine} {state}',
  destinations: {
    earth: 'la Tierra',
    mars: 'Marte',
    venus: 'Venus',
    deepSpace: 'el espacio profundo',
  },
}
