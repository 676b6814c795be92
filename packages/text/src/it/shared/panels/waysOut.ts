/** The ways out, and what they need. */

import type { Translation } from '../../../areas.ts'
import type { wayWords as en } from '../../../en/shared/panels/waysOut.ts'

export const wayWords: Translation<typeof en> = {
  title: 'Vie di fuga',
  lastNews: 'Novità',
  rounds: '{rounds, plural, =1 {ultimo Turno} one {resta # Turno} other {restano # Turni}}',
  opensIn:
    '{rounds, plural, =1 {disponibile dal prossimo Turno} one {disponibile tra # Turno} other {disponibile tra # Turni}}',
  away: '{steps, plural, =0 {sei lì} one {a # Stanza} other {a # Stanze}}',
  behindDoor: 'dietro un Portellone Chiuso',
  notFound: 'non ancora trovata',
  roomNotFound: '{room}: non ancora trovata',
  best: 'la migliore',
  bestSays: 'La migliore per te in base a ciò che sai: quando è disponibile, quanto è vicina e se ti salverebbe.',
  yours: 'ci sei dentro',
  another: 'chiusa: ne hai già presa un’altra',
  open: 'disponibile',
  openCount: '{n, plural, =0 {nessuna disponibile} one {# disponibile} other {# disponibili}}',
  takes: 'Che cosa serve',
  met: {
    yes: 'fatto',
    no: 'manca',
    unknown: 'non lo sai',
  },
  asFar: 'Per quanto puoi sapere.',
  needs: {
    noIntruder: {
      label: 'Nessuna creatura nella Stanza',
      lacks: 'c’è una creatura',
    },
    repaired: {
      label: 'Nessun Malfunzionamento nella Stanza',
      lacks: 'malfunzionante: prima va riparata',
    },
    noSelfDestruct: {
      label: 'Nessuna Autodistruzione in corso',
      lacks: 'prima va fermata l’Autodistruzione',
    },
  },
}
