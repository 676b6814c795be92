/** The ways out, and what they need. */

import type { Translation } from '../../../areas.ts'
import type { wayWords as en } from '../../../en/shared/panels/waysOut.ts'

export const wayWords: Translation<typeof en> = {
  title: 'Wege hinaus',
  lastNews: 'Zuletzt',
  rounds: '{rounds, plural, =1 {letzte Runde} one {noch # Runde} other {noch # Runden}}',
  opensIn: '{rounds, plural, =1 {offen ab nächster Runde} one {offen in # Runde} other {offen in # Runden}}',
  away: '{steps, plural, =0 {du bist dort} one {# Raum entfernt} other {# Räume entfernt}}',
  behindDoor: 'hinter einer Geschlossenen Tür',
  notFound: 'noch nicht gefunden',
  roomNotFound: '{room}: noch nicht gefunden',
  best: 'beste Wahl',
  bestSays:
    'Nach dem, was du weißt, am besten für dich: wie bald er sich öffnet, wie nah er ist und ob er dich retten würde.',
  yours: 'du bist darin',
  another: 'zu: Du gehst schon einen anderen',
  open: 'offen',
  openCount: '{n, plural, =0 {keiner offen} one {# offen} other {# offen}}',
  takes: 'Was nötig ist',
  met: {
    yes: 'erfüllt',
    no: 'fehlt',
    unknown: 'dir unbekannt',
  },
  asFar: 'Soweit du es wissen kannst.',
  needs: {
    noIntruder: {
      label: 'Kein Xeno im Raum',
      lacks: 'dort ist ein Xeno',
    },
    repaired: {
      label: 'Keine Fehlfunktion im Raum',
      lacks: 'defekt: erst reparieren',
    },
    noSelfDestruct: {
      label: 'Keine laufende Selbstzerstörung',
      lacks: 'erst die Selbstzerstörung stoppen',
    },
  },
}
