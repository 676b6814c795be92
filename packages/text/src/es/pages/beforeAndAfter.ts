/** The words of the pages before a game and after it. */

import type { Translation } from '../../areas.ts'
import type { pageWords as en } from '../../en/pages/beforeAndAfter.ts'

export const pageWords: Translation<typeof en> = {
  theShip: 'La nave',
  shipPitch: 'Has despertado antes de tiempo. Algo más también. Llega a casa o asegúrate de que nadie llegue.',
  facilityPitch: 'Tres niveles bajo Marte. Las luces se apagan, un nivel tras otro.',
  newTable: 'Mesa nueva',
  openTheTable: 'Abrir la mesa',
  readyToStart: 'Lista para empezar',
  underWay: 'En juego',
  seatsTaken: '{taken} de {all} asientos ocupados',
  code: 'Código',
  join: 'Unirme',
  fanWork: 'Obra de aficionados no oficial. Diseño del juego: Adam Kwapiński.',
  iconCredit: 'Iconos:',
  tableCode: 'Código de la mesa',
  waitingForCrew: '{open, plural, one {Falta # persona} other {Faltan # personas}}',
  crewComplete: 'La tripulación está completa',
  invite: 'Invita a gente',
  inviteLink: 'Enlace de invitación',
  inviteHint: 'Quien abra el enlace puede ocupar un asiento libre.',
  noSeatLeft: 'Todos los asientos están ocupados.',
  start: 'Empezar',
  startGame: 'Empezar la partida',
  hostStarts: 'La partida la inicia {name}.',
  invitedBy: '{name} te guarda un asiento',
  sitDown: 'Sentarme',
  freeSeat: 'Asiento libre',

  titleOver: 'Se acabó — Coldwake',
  outOf: '{n} de {of}',
  endFacts:
    'con victoria · {rounds, plural, one {# ronda} other {# rondas}} · {explored} de {of} compartimentos explorados',
  aimsMet:
    'Objetivos cumplidos · {rounds, plural, one {# ronda} other {# rondas}} · {explored} de {of} compartimentos explorados',
  aliveAtTheEnd:
    '{n, plural, =0 {Al final no quedaba nadie con vida} one {Al final quedaba # con vida} other {Al final quedaban # con vida}}',
  awakeIn: 'Sin hibernar, en {room}',
  diedIn: 'Murió en {room}',
  won: 'gana',
  lost: 'pierde',
  theChecks: 'Lo que decidió la partida',
  objectiveOf: 'Objetivo',
  toHome: 'Volver a las mesas',
}
