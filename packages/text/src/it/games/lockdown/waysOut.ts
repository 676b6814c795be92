/** The ways out of the facility. */

import type { Translation } from '../../../areas.ts'
import type { lockdownWays as en } from '../../../en/games/lockdown/waysOut.ts'

export const lockdownWays: Translation<typeof en> = {
  ways: {
    isolation: {
      name: 'Stanza di Isolamento',
      how: 'Usa la Stanza di Isolamento e fai un Tiro Rumore: se non arriva nulla, ti rinchiudi fino alla fine. Sopravvivi se il Complesso non viene distrutto. Si apre all’8 del Tracciato del Tempo, o subito se qualcuno avvia la Procedura di Allerta nella Stanza di Allerta.',
      gone: 'il Complesso esploderà',
    },
    cargoPod: {
      name: 'Capsula SSC {pod}',
      how: 'Il Sistema di Spedizione dei Cargo (SSC) lancia le Capsule solo nei Turni con un gettone SSC sul Tracciato del Tempo. Entra dalla Stanza SSC {pod}: scarti la mano e passi. Il gettone nascosto dice poi quali Capsule partono. Se la tua non parte, torni con una Ferita Grave.',
      gone: 'nessun lancio rimasto',
      noRoom: 'la sua Stanza non è in questa partita',
    },
    bunker: {
      name: 'Bunker',
      how: 'Esci dalla Stanza di Uscita: con il Rover (una persona, nessun Tiro Rumore) o con una Tuta Ambientale (Tiro Rumore). Il Cancello si apre con la prima morte, con la sua Chiave o quando l’Autodistruzione diventa rossa. Nemmeno un’esplosione raggiunge il Bunker.',
      gone: 'fuori portata',
    },
  },
  needs: {
    isolationOpen: {
      label: 'Aperta: dall’8 del Tracciato del Tempo, o con la Procedura di Allerta',
      lacks: 'chiusa',
    },
    launchRound: {
      label:
        'Un lancio in questo Turno: un gettone SSC sullo spazio del Tracciato del Tempo{next, select, none {} other { (il prossimo: {next})}}',
      lacks: 'nessun lancio in questo Turno',
    },
    cargoToken: {
      label: 'Il gettone SSC fa partire questa Capsula',
      unknown: 'non si sa quali Capsule partono',
      lacks: 'il gettone non la fa partire',
    },
    podEmpty: {
      label: 'Nessun altro nella Capsula',
      lacks: 'occupata',
    },
    gateOpen: {
      label: 'Cancello aperto: prima morte, Chiave del Cancello o Autodistruzione rossa',
      lacks: 'Cancello chiuso',
    },
    ride: {
      label: 'Il Rover all’uscita, o una tua Tuta Ambientale',
      lacks: 'né Rover né tuta',
    },
    contingency: {
      label:
        '{deadly, plural, =0 {Nessun Protocollo di Emergenza che può essere attivo ti uccide così} one {# dei {possible} Protocolli di Emergenza che possono essere attivi ti ucciderebbe così} other {# dei {possible} Protocolli di Emergenza che possono essere attivi ti ucciderebbero così}}',
      lacks: 'il Protocollo di Emergenza ti uccide',
      unknown: 'Protocolli che ti ucciderebbero: {deadly} su {possible}',
    },
  },
  ends: {
    purge:
      '{rounds, plural, =1 {La bonifica arriva alla fine di questo Turno} one {La bonifica arriva tra # Turno} other {La bonifica arriva tra # Turni}}: la Corporation uccide chi non si è rinchiuso né messo in salvo.',
    alert:
      '{rounds, plural, =1 {L’Allerta chiude la partita con questo Turno} one {L’Allerta chiude la partita tra # Turno} other {L’Allerta chiude la partita tra # Turni}}: chi non si è rinchiuso né messo in salvo muore.',
    autodestruction:
      '{rounds, plural, =1 {Il Complesso esplode alla fine di questo Turno} one {Il Complesso esplode tra # Turno} other {Il Complesso esplode tra # Turni}}: si salvano solo il Bunker e le Capsule lanciate.',
  },
}
