/** The end of the game, step by step. `by` says whether it is the reader's own. */
import type { EndReason } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const checks = {
  engines: { en: 'Engines: {states}.', es: 'Motores: {states}.' },
  enginesHold: { en: 'The ship makes the jump.', es: 'La nave resiste el salto.' },
  enginesFail: { en: 'The ship explodes.', es: 'La nave explota.' },
  coordinates: {
    en: 'Coordinates: space {space} leads to {destination}.',
    es: 'Coordenadas: la casilla {space} lleva a {destination}.',
  },
  diedByJump: {
    en: '{by, select, you {Your Character} other {{who}’s Character}} is awake during the jump and dies.',
    es: '{by, select, you {Tu personaje} other {El personaje de {who}}} no hiberna durante el salto y muere.',
  },
  diedByExplosion: {
    en: '{by, select, you {Your Character} other {{who}’s Character}} dies with the ship.',
    es: '{by, select, you {Tu personaje} other {El personaje de {who}}} muere con la nave.',
  },
  diedByDestination: {
    en: '{by, select, you {Your Character} other {{who}’s Character}} never wakes: the ship is not at Earth.',
    es: '{by, select, you {Tu personaje} other {El personaje de {who}}} no despierta jamás: la nave no está en la Tierra.',
  },
  diedByInfection: {
    en: '{by, select, you {Your Character} other {{who}’s Character}} dies of what it carries inside.',
    es: '{by, select, you {Tu personaje} other {El personaje de {who}}} muere por lo que lleva dentro.',
  },
  hostCheck: {
    en: '{by, select, you {You carry} other {{who} carries}} a Larva.',
    es: '{by, select, you {Llevas} other {{who} lleva}} una Larva.',
  },
  wordsCheck: {
    en: '{by, select, you {You scan} other {{who} scans}} {count, plural, one {# Contamination card} other {# Contamination cards}}, {infected, plural, =0 {none of them INFECTED} one {# of them INFECTED} other {# of them INFECTED}}.',
    es: '{by, select, you {Escaneas} other {{who} escanea}} {count, plural, one {# carta de Contaminación} other {# cartas de Contaminación}}: {infected, plural, =0 {ninguna dice INFECTADO} one {# dice INFECTADO} other {# dicen INFECTADO}}.',
  },
  noContamination: {
    en: '{by, select, you {You have} other {{who} has}} no Contamination cards.',
    es: '{by, select, you {No tienes} other {{who} no tiene}} cartas de Contaminación.',
  },
  drawnCheck: { en: 'Cards drawn: {cards}.', es: 'Cartas robadas: {cards}.' },
  outbreak: { en: 'There is Contamination among them.', es: 'Entre ellas hay Contaminación.' },
  survives: {
    en: '{by, select, you {Your Character} other {{who}’s Character}} survives.',
    es: '{by, select, you {Tu personaje} other {El personaje de {who}}} sobrevive.',
  },
  objectiveMet: {
    en: '{by, select, you {Your Objective} other {{who}’s Objective}}, {card}, is fulfilled.',
    es: '{by, select, you {Tu Objetivo} other {El Objetivo de {who}}}, {card}, se ha cumplido.',
  },
  objectiveFailed: {
    en: '{by, select, you {Your Objective} other {{who}’s Objective}}, {card}, is not fulfilled.',
    es: '{by, select, you {Tu Objetivo} other {El Objetivo de {who}}}, {card}, no se ha cumplido.',
  },
  missing: { en: 'What is missing: {tests}.', es: 'Faltaba esto: {tests}.' },
} as const satisfies Record<string, Message>

export const ends = {
  jump: {
    en: 'The ship jumps into hyperspace. Nobody who is awake survives.',
    es: 'La nave salta al hiperespacio. Nadie que siga despierto sobrevive.',
  },
  selfDestruct: {
    en: 'The Self-Destruct sequence runs out and the ship explodes.',
    es: 'La secuencia de Autodestrucción llega a su fin y la nave explota.',
  },
  fire: {
    en: 'No Fire marker is left: the flames reach everything and the ship explodes.',
    es: 'No quedan marcadores de Fuego: las llamas lo alcanzan todo y la nave explota.',
  },
  malfunction: {
    en: 'No Malfunction marker is left: too much is broken and the hull gives way.',
    es: 'No quedan marcadores de Fallo: hay demasiadas averías y el casco cede.',
  },
  nobodyLeft: {
    en: 'Nobody is left on board who can act.',
    es: 'Ya no queda nadie a bordo que pueda actuar.',
  },
} as const satisfies Record<EndReason, Message>

export const fates = {
  destroyed: { en: 'The ship is destroyed.', es: 'La nave queda destruida.' },
  arrived: { en: 'The ship reaches {destination}.', es: 'La nave llega a {destination}.' },
} as const satisfies Record<string, Message>

export const winners = {
  nobody: { en: 'Nobody wins.', es: 'Nadie gana.' },
  you: { en: 'You win.', es: 'Has ganado.' },
  youAnd: { en: 'You win, together with {who}.', es: 'Has ganado, junto con {who}.' },
  others: {
    en: '{n, plural, one {{who} wins.} other {{who} win.}}',
    es: '{n, plural, one {Gana {who}.} other {Ganan {who}.}}',
  },
} as const satisfies Record<string, Message>
