/** The end of the game, step by step. `by` says whether it is the reader's own. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/ending.ts'

export const checks: Translation<typeof en.checks> = {
  diedByExplosion: '{by, select, you {Tu personaje} other {El personaje de {who}}} muere con la nave.',
  diedByInfection: '{by, select, you {Tu personaje} other {El personaje de {who}}} muere por lo que lleva dentro.',
  hostCheck: '{by, select, you {Llevas} other {{who} lleva}} una Larva.',
  wordsCheck:
    '{by, select, you {Escaneas} other {{who} escanea}} {count, plural, one {# carta de Contaminación: {infected, plural, =0 {no dice} one {dice} other {dice}}} other {# cartas de Contaminación: {infected, plural, =0 {ninguna dice} one {# dice} other {# dicen}}}} INFECTADO.',
  noContamination: '{by, select, you {No tienes} other {{who} no tiene}} cartas de Contaminación.',
  drawnCheck: 'Cartas robadas: {cards}.',
  outbreak: 'Entre ellas hay Contaminación.',
  survives: '{by, select, you {Tu personaje} other {El personaje de {who}}} sobrevive.',
  objectiveMet: '{by, select, you {Tu Objetivo} other {El Objetivo de {who}}}, {card}, se ha cumplido.',
  objectiveFailed: '{by, select, you {Tu Objetivo} other {El Objetivo de {who}}}, {card}, no se ha cumplido.',
  missing: 'Condiciones no cumplidas: {tests}.',
  intrudersContent:
    '{by, select, you {Has jugado} other {{who} ha jugado}} con los Intrusos y no ha ganado nadie: {by, select, you {es lo que querías} other {es lo que quería}}.',
  intrudersThwarted:
    '{by, select, you {Has jugado} other {{who} ha jugado}} con los Intrusos y, aun así, ha ganado alguien.',
}

export const ends: Translation<typeof en.ends> = {
  selfDestruct: 'La secuencia de Autodestrucción llega a su fin y la nave explota.',
  fire: 'No quedan marcadores de Fuego en la reserva: las llamas lo alcanzan todo y la nave explota.',
  malfunction: 'No quedan marcadores de Fallo en la reserva: hay demasiados Fallos y el casco cede.',
  nobodyLeft: 'Ya no queda nadie a bordo que pueda actuar.',
}

export const fates: Translation<typeof en.fates> = {
  destroyed: 'La nave queda destruida.',
}

export const winners: Translation<typeof en.winners> = {
  nobody: 'Nadie gana.',
  you: 'Has ganado.',
  youAnd: 'Has ganado, junto con {who}.',
  others: '{n, plural, one {Gana {who}.} other {Ganan {who}.}}',
  together: '{by, select, you {Habéis} other {Han}} ganado, todos juntos.',
  notTogether: '{by, select, you {Habéis} other {Han}} perdido, todos juntos.',
  notAlone: '{by, select, you {Has perdido} other {La partida está perdida}}.',
}
