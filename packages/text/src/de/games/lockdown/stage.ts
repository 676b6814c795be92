/** What happens in the facility, in a few words each: headlines over the board, moments of a game, what was hidden. */

import type { Translation } from '../../../areas.ts'
import type { facilityStageWords as en } from '../../../en/games/lockdown/stage.ts'

export const facilityStageWords: Translation<typeof en> = {
  // headlines
  phase: { pods: 'Kapseln', noise: 'Ruhe' },
  outage: 'Stromausfall',
  backupHolds: 'Der Notstrom hält',
  powerOn: '{place}: Strom',
  powerOff: '{place}: kein Strom',
  powerMoved: 'Strom neu verteilt',
  backupOn: 'Notstrom an',
  backupOff: 'Notstrom aus',
  noiseFades: 'Ruhe, wo es hell ist',
  elevator: 'Aufzug',
  gate: 'Das Haupttor öffnet sich',
  rover: 'Rover',
  bunker: 'Im Bunker',
  isolation: 'Der Isolationsraum öffnet sich',
  lockedIn: 'Eingeschlossen',
  alert: 'Alarm',
  red: 'Nicht mehr zu stoppen',
  pod: 'FVS-Kapsel {pod}',
  podsLeave: 'Kapseln gestartet',
  podStays: 'Die Kapsel bleibt',
  css: 'FVS-Plättchen',
  lockdown: 'Lockdown',
  learned: 'Wissen',
  analysed: 'Analysiert',
  contingency: 'Eindämmungsprotokoll',
  poolLost: 'Marker verloren',

  // key moments
  moment: {
    outage: '{place} liegt im Dunkeln',
    gate: 'Haupttor offen',
    bunker: '{name} im Bunker',
    locked: '{name} eingeschlossen',
    pod: 'In einer Kapsel entkommen: {names}',
    alert: 'Alarm',
    red: 'Selbstzerstörung endgültig',
    lockdown: 'Lockdown',
  },

  // everything revealed
  facility: 'Die Anlage',
  holds: 'Eindämmungsprotokolle',
  active: 'Aktives Eindämmungsprotokoll',
  pool: 'Neutraler Vorrat',
  cssAt: 'FVS-Plättchen auf Feld {space}',
  computer: 'Computer, von oben',
}
