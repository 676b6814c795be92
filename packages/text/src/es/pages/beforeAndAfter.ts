/** The words of the pages before a game and after it. */
import type { pageWords as en } from '../../en/pages/beforeAndAfter.ts'

export const pageWords: typeof en = {
  theShip: 'La nave',
  shipPitch: 'Has despertado antes de tiempo. Algo más también. Llega a casa o asegúrate de que nadie llegue.',
  facilityPitch: 'Tres niveles bajo Marte. Las luces se apagan, un nivel tras otro.',
  newTable: 'Mesa nueva',
  openTheTable: 'Abrir la mesa',
  readyToStart: 'Lista para empezar',
  underWay: 'En juego',
  seatsTaken: (taken, all) => `${taken} de ${all} asientos ocupados`,
  code: 'Código',
  join: 'Unirme',
  fanWork: 'Obra de aficionados no oficial. Diseño del juego: Adam Kwapiński.',
  iconCredit: 'Iconos:',
  tableCode: 'Código de la mesa',
  waitingForCrew: open => (open === 1 ? 'Falta 1 persona' : `Faltan ${open} personas`),
  crewComplete: 'La tripulación está completa',
  invite: 'Invita a gente',
  inviteLink: 'Enlace de invitación',
  inviteHint: 'Quien abre el enlace ocupa un asiento libre.',
  noSeatLeft: 'Todos los asientos están ocupados.',
  start: 'Empezar',
  startGame: 'Empezar la partida',
  hostStarts: name => `${name} empieza la partida.`,
  invitedBy: name => `${name} te guarda un asiento`,
  sitDown: 'Sentarme',
  freeSeat: 'Asiento libre',

  titleOver: 'Se acabó — Coldwake',
  outOf: (n, of) => `${n} de ${of}`,
  endFacts: (rounds, explored, of) =>
    `ganan · ${rounds === 1 ? '1 ronda' : `${rounds} rondas`} · ${explored} de ${of} compartimentos explorados`,
  aimsMet: (rounds, explored, of) =>
    `Objetivos cumplidos · ${rounds === 1 ? '1 ronda' : `${rounds} rondas`} · ${explored} de ${of} compartimentos explorados`,
  aliveAtTheEnd: n =>
    n === 0
      ? 'Al final no quedaba nadie con vida'
      : n === 1
        ? 'Al final quedaba 1 con vida'
        : `Al final quedaban ${n} con vida`,
  awakeIn: room => `Sin hibernar, en ${room}`,
  diedIn: room => `Murió en ${room}`,
  won: 'gana',
  lost: 'pierde',
  theChecks: 'Lo que decidió',
  objectiveOf: 'Objetivo',
  toHome: 'Volver a las mesas',
}
