/** Lockdown says some things otherwise than Nemesis: its creatures, its place, and what it does with removed cards. */
import type * as en from '../../../en/games/lockdown/wording.ts'
import type { Instead, Terms } from '../../../en/games/lockdown/wording.ts'

export const stalkers: typeof en.stalkers = {
  terms: [
    [/\bIntrusos\b/g, 'Acechadores nocturnos'],
    [/\bIntruso\b/g, 'Acechador nocturno'],
    [/\bintrusos\b/g, 'acechadores nocturnos'],
    [/\bintruso\b/g, 'acechador nocturno'],
  ],
  instead: {
    ui: {
      firstContact: (met: boolean): string =>
        met ? 'Ya ha aparecido un Acechador nocturno' : 'Aún no ha aparecido ningún Acechador nocturno',
      arrivals: (n: number) =>
        n === 1 ? 'Aquí ha llegado 1 Acechador nocturno' : `Aquí han llegado ${n} Acechadores nocturnos`,
    },
  },
}

export const terms: Terms = [
  [/\bde la nave\b/g, 'del complejo'],
  [/\ba la nave\b/g, 'al complejo'],
  [/\bla nave\b/g, 'el complejo'],
  [/\bLa nave\b/g, 'El complejo'],
  [/\ba bordo\b/g, 'en el complejo'],
]

export const instead: Instead = {
  cards: {
    weaknesses: {
      fireBonus:
        'El Fuego, el «Lanzallamas» y la «Carga de termita» que hieren a un Intruso causan 1 Herida más, y arden 2 Huevos en lugar de 1.',
    },
  },
  conditions: {
    conditions: {
      shipDestroyed: 'el complejo queda destruido',
      leftWith: '{by, select, you {sobrevives} other {{who} sobrevive}} con {object}',
    },
  },
  decisions: {
    asks: {
      objective: 'Ha llegado el primer Intruso. Elige el Objetivo que conservas; el otro se retira de la partida.',
    },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'pon bajo el mazo de Contaminación las que no digan INFECTADO',
      scanRemovesInfected: 'pon bajo el mazo de Contaminación las que digan INFECTADO',
      vent: 'elige un compartimento con Acceso a los Pasillos de servicio y sin Puertas destruidas, y cierra todas sus Puertas; su Fuego se apaga y, si siguen cerradas al final de la Fase de los jugadores, mueren todos los personajes e Intrusos que estén dentro',
      analyseInLaboratory:
        'haz analizar 1 Huevo, Cuerpo o Cadáver de este compartimento, que se gasta: gana 3 de Conocimiento y, si su tipo es nuevo para el Laboratorio, descubre una Debilidad',
    },
  },
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Tu personaje} other {El personaje de {who}}} muere con el complejo.',
    },
    ends: {
      fire: 'No quedan marcadores de Fuego: las llamas lo alcanzan todo y el complejo explota.',
      malfunction: 'No quedan marcadores de Fallo: hay demasiadas averías y el complejo explota.',
      nobodyLeft: 'Ya no queda nadie en el complejo que pueda actuar.',
    },
    fates: { destroyed: 'El complejo queda destruido.' },
  },
  events: {
    events: {
      scanned:
        '{by, select, you {Escaneas} other {{who} escanea}} en busca de Contaminación: {removed, plural, =0 {ninguna carta va} one {# carta va} other {# cartas van}} bajo el mazo.',
      scannedSeen:
        'Escaneas {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}: {words}. {removed, plural, =0 {Ninguna va} one {# va} other {# van}} bajo el mazo.',
      time: 'La ficha de Tiempo avanza a la casilla {time}.',
      selfDestruct: 'Autodestrucción: la ficha está en la casilla {space}.',
      vent: '{room} solo tiene aire hasta el final de la Fase de los jugadores.',
    },
  },
  ui: {
    fate: { aboard: 'En el complejo', launched: 'Lejos, en un contenedor SEC' },
    endTitle: {
      selfDestruct: 'El complejo explota',
      fire: 'El complejo arde',
      malfunction: 'El complejo se rompe',
      nobodyLeft: 'Silencio en el complejo',
    },
    toTheJump: 'para la purga',
    roundsToTheJump: (n: number): string => (n === 1 ? 'ronda para la purga' : 'rondas para la purga'),
    roundsLeft: (n: number) => (n === 1 ? '1 ronda para la purga' : `${n} rondas para la purga`),
    ship: 'Complejo',
    awakeIn: (room: string) => `Sigue en ${room}`,
    stage: { twoEnvelopes: 'Hay algo en el complejo. ¿Qué sobre te quedas?' },
    aims: {
      how: {
        survive:
          'Enciérrate en cuarentena, llega al Búnker o sal en un contenedor SEC. Después, sobrevive a la Contingencia y al Chequeo de Contaminación.',
        signal: 'Usa tú el Centro de transmisiones.',
        shipDestroyed:
          'La Autodestrucción, el Fuego o las averías acaban con él. Para entonces, que estés en el Búnker o lejos.',
      },
    },
  },
}
