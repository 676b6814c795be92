/** What happens in the facility, in a few words each: headlines over the board, moments of a game, what was hidden. */

import type { Translation } from '../../../areas.ts'
import type { facilityStageWords as en } from '../../../en/games/lockdown/stage.ts'

export const facilityStageWords: Translation<typeof en> = {
  // headlines
  phase: { pods: 'Kapsuły', noise: 'Cisza' },
  outage: 'Zanik zasilania',
  backupHolds: 'Zasilanie awaryjne wytrzymuje',
  powerOn: '{place}: zasilanie',
  powerOff: '{place}: brak zasilania',
  powerMoved: 'Nowy układ zasilania',
  backupOn: 'Zasilanie awaryjne włączone',
  backupOff: 'Zasilanie awaryjne wyłączone',
  noiseFades: 'Cisza tam, gdzie jest światło',
  elevator: 'Winda',
  gate: 'Brama główna się otwiera',
  rover: 'Łazik',
  bunker: 'W bunkrze',
  isolation: 'Izolatka odblokowana',
  lockedIn: 'W Izolatce',
  alert: 'Procedura alarmowa',
  red: 'Już nie do zatrzymania',
  pod: 'Kapsuła SWC {pod}',
  podsLeave: 'Kapsuły startują',
  podStays: 'Kapsuła zostaje',
  css: 'Żeton SWC',
  lockdown: 'Lockdown',
  learned: 'Wiedza',
  analysed: 'Przebadane',
  contingency: 'Plan awaryjny',
  poolLost: 'Utracone znaczniki',

  // key moments
  moment: {
    outage: '{place}: zapada ciemność',
    gate: 'Brama główna otwarta',
    bunker: 'W bunkrze: {name}',
    locked: 'W Izolatce: {name}',
    pod: 'Start kapsuły: {names}',
    alert: 'Procedura alarmowa',
    red: 'Autodestrukcja nie do zatrzymania',
    lockdown: 'Lockdown',
  },

  // everything revealed
  facility: 'Baza',
  holds: 'Plany awaryjne',
  active: 'Obowiązujący plan awaryjny',
  pool: 'Pula neutralna',
  cssAt: 'Żeton SWC na polu {space}',
  computer: 'Komputer, od wierzchu',
}
