/** What happens in the facility, in a few words each: headlines over the board, moments of a game, what was hidden. */
import type { facilityStageWords as en } from '../../../en/games/lockdown/stage.ts'

export const facilityStageWords: typeof en = {
  // headlines
  phase: { pods: 'Kapseln', noise: 'Ruhe' },
  outage: 'Stromausfall',
  backupHolds: 'Der Notstrom hält',
  powerOn: (place: string) => `${place}: Strom`,
  powerOff: (place: string) => `${place}: kein Strom`,
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
  pod: (pod: string) => `FVS-Kapsel ${pod}`,
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
    outage: (place: string) => `${place} liegt im Dunkeln`,
    gate: 'Haupttor offen',
    bunker: (name: string) => `${name} im Bunker`,
    locked: (name: string) => `${name} eingeschlossen`,
    pod: (names: string) => `In einer Kapsel entkommen: ${names}`,
    alert: 'Alarm',
    red: 'Selbstzerstörung endgültig',
    lockdown: 'Lockdown',
  },

  // everything revealed
  facility: 'Die Anlage',
  holds: 'Eindämmungsprotokolle',
  active: 'Aktives Eindämmungsprotokoll',
  pool: 'Neutraler Vorrat',
  cssAt: (space: number) => `FVS-Plättchen auf Feld ${space}`,
  computer: 'Computer, von oben',
}
