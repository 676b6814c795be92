/** What happens in the facility, in a few words each: headlines over the board, moments of a game, what was hidden. */

import type { Translation } from '../../../areas.ts'
import type { facilityStageWords as en } from '../../../en/games/lockdown/stage.ts'

export const facilityStageWords: Translation<typeof en> = {
  phase: { pods: 'Capsule', noise: 'Silenzio' },
  outage: 'Perdita di Energia',
  backupHolds: 'Il Generatore d’Emergenza regge',
  powerOn: '{place}: Energia',
  powerOff: '{place}: senza Energia',
  powerMoved: 'Energia ridistribuita',
  backupOn: 'Generatore d’Emergenza attivo',
  backupOff: 'Generatore d’Emergenza inattivo',
  noiseFades: 'Silenzio dove c’è luce',
  elevator: 'Ascensore',
  gate: 'Il Cancello si apre',
  rover: 'Rover',
  bunker: 'Nel Bunker',
  isolation: 'La Stanza di Isolamento si apre',
  lockedIn: 'In isolamento',
  alert: 'Procedura di Allerta',
  red: 'Ormai non si ferma più',
  pod: 'Capsula SSC {pod}',
  podsLeave: 'Capsule in partenza',
  podStays: 'La Capsula resta',
  css: 'Gettone SSC',
  lockdown: 'Lockdown',
  learned: 'Conoscenza',
  analysed: 'Analizzato',
  contingency: 'Protocollo di Emergenza',
  poolLost: 'Segnalini perduti',

  moment: {
    outage: '{place} al buio',
    gate: 'Cancello aperto',
    bunker: '{name} nel Bunker',
    locked: '{name} in isolamento',
    pod: 'Via in una Capsula: {names}',
    alert: 'Procedura di Allerta',
    red: 'Autodistruzione inarrestabile',
    lockdown: 'Lockdown',
  },

  facility: 'Il Complesso',
  holds: 'Protocolli di Emergenza',
  active: 'Protocollo di Emergenza Attivo',
  pool: 'Zona Neutrale',
  cssAt: 'Gettone SSC sullo spazio {space}',
  computer: 'Computer, dalla cima',
}
