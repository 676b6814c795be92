/** What happens in the facility, in a few words each: headlines over the board, moments of a game, what was hidden. */

import type { Translation } from '../../../areas.ts'
import type { facilityStageWords as en } from '../../../en/games/lockdown/stage.ts'

export const facilityStageWords: Translation<typeof en> = {
  // headlines
  phase: { pods: 'SEC', noise: 'Calma' },
  outage: 'Apagón',
  backupHolds: 'La Energía de reserva aguanta',
  powerOn: '{place}: hay Energía',
  powerOff: '{place}: sin Energía',
  powerMoved: 'Energía redistribuida',
  backupOn: 'Energía de reserva activa',
  backupOff: 'Energía de reserva inactiva',
  noiseFades: 'Calma donde hay luz',
  elevator: 'Ascensor',
  gate: 'Se abre la Puerta principal',
  rover: 'Rover',
  bunker: 'En el Búnker',
  isolation: 'Se abre la Sala de cuarentena',
  lockedIn: 'Bajo llave',
  alert: 'Procedimiento de emergencia',
  red: 'Ya no se puede detener',
  pod: 'Contenedor SEC {pod}',
  podsLeave: 'Lanzamiento',
  podStays: 'El contenedor se queda',
  css: 'Ficha SEC',
  lockdown: 'Confinamiento',
  learned: 'Conocimiento',
  analysed: 'Analizado',
  contingency: 'Contingencia',
  poolLost: 'Marcadores perdidos',

  // key moments
  moment: {
    outage: 'Se apaga {place}',
    gate: 'Puerta principal abierta',
    bunker: '{name} en el Búnker',
    locked: '{name} bajo llave',
    pod: 'Lejos, en un contenedor SEC: {names}',
    alert: 'Procedimiento de emergencia',
    red: 'Autodestrucción sin vuelta atrás',
    lockdown: 'Confinamiento',
  },

  // everything revealed
  facility: 'El complejo',
  holds: 'Contingencias',
  active: 'Contingencia activa',
  pool: 'Reserva neutral',
  cssAt: 'Ficha SEC de la casilla {space}',
  computer: 'Computadora, desde arriba',
}
