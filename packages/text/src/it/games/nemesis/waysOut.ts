/** The ways off the ship. */

import type { Translation } from '../../../areas.ts'
import type { nemesisWays as en } from '../../../en/games/nemesis/waysOut.ts'

export const nemesisWays: Translation<typeof en> = {
  ways: {
    hibernation: {
      name: 'Ibernazione',
      how: 'Nell’Ibernatorio, dormi durante il salto: usa la Stanza, poi fai un Tiro Rumore. Se arriva qualcosa, non ti addormenti. Sopravvivi se la nave raggiunge la Terra.',
      gone: 'la nave esploderà',
    },
    pod: {
      name: 'Capsula {section}{pod}',
      how: 'Entraci dalla Sezione di Evacuazione {section}: usa la Stanza, poi fai un Tiro Rumore. Se non arriva nulla, lanciala o aspetta dentro. Le Capsule raggiungono sempre la Terra.',
      gone: 'è già partita',
    },
    arrival: {
      name: 'La nave arriva',
      how: 'Chi è in ibernazione sopravvive solo se funzionano due Motori su tre e la rotta porta alla Terra. I Motori si controllano nelle loro Stanze, la rotta nella Cabina di Pilotaggio.',
      gone: 'troppo tardi',
    },
  },
  needs: {
    chambersOpen: {
      label: 'Camere di Ibernazione aperte: dall’8 del Tracciato del Tempo',
      lacks: 'Camere chiuse',
    },
    unlocked: {
      label:
        'Sbloccata: dal Sistema di Controllo dei Boccaporti, da una Chiave di Evacuazione, dalla prima morte o dall’Autodistruzione sul giallo',
      lacks: 'serve il Controllo Boccaporti o una Chiave',
    },
    podSpace: {
      label: 'Un posto libero (2 per Capsula)',
      lacks: 'piena',
    },
    engines: {
      label:
        'Funzionano 2 Motori su 3. Che tu sappia: funzionanti {working}, danneggiati {damaged}, non controllati {unknown}',
      lacks: 'troppi Motori danneggiati',
      unknown: 'Motori: ne hai controllati {known} su {of}',
    },
    course: {
      label:
        'Rotta verso la Terra: {to, select, unseen {non hai visto le Coordinate} other {porta a questa destinazione: {place}}}',
      lacks: 'rotta sbagliata: {place}',
      unknown: 'rotta non vista',
    },
  },
  ends: {
    jump: '{rounds, plural, =1 {La nave compie il salto alla fine di questo Turno} one {La nave compie il salto tra # Turno} other {La nave compie il salto tra # Turni}}: chi è sveglio a bordo muore.',
    explosion:
      '{rounds, plural, =1 {La nave esplode alla fine di questo Turno} one {La nave esplode tra # Turno} other {La nave esplode tra # Turni}}: chi è a bordo muore, anche in ibernazione.',
  },
}
