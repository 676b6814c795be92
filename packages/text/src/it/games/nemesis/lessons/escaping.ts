/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  smokeScreen: {
    title: 'Cortina di fumo',
    task: 'Con te c’è un Adulto. Arriva all’Ibernatorio senza un graffio.',
    hint: 'Chi se ne va viene attaccato. Il fumo ti fa uscire senza.',
    solved: 'Sei fuori senza un graffio. Tieni sempre qualcosa così per il momento giusto.',
    answers: {
      bitten: 'Ti ha attaccato. Un Intruso nella tua stanza colpisce se te ne vai, e di nuovo a fine turno.',
      stayed: 'Non sei ancora nell’Ibernatorio, e il tuo round è finito.',
    },
  },
  bothOut: {
    title: 'Tutti e due',
    task: 'Tu e il Capitano siete nella stessa stanza con un Adulto. Uscite entrambi illesi.',
    hint: 'Fuoco di Copertura muove te e qualcun altro senza attacchi. Scegli chi portare.',
    solved: 'Fuori entrambi per un colpo. Il Capitano se ne ricorderà.',
    answers: {
      alone: 'Qualcuno è rimasto indietro ed è stato attaccato.',
      stayed: 'Siete ancora lì dentro con lui.',
    },
  },
  podLaunch: {
    title: 'Via d’uscita',
    task: 'Qui c’è una capsula sbloccata. Lascia la nave.',
    hint: 'Entrare è l’azione della stanza: due carte e un tiro per il rumore. Poi lanciala subito.',
    solved: 'Via, verso la Terra. La capsula arriva, qualunque cosa succeda alla nave.',
    answers: {
      waited: 'Aspetti nella capsula. Se in questa sezione arriva un Intruso, dovrai uscire.',
      outside: 'Sei ancora a bordo.',
    },
  },
  firstSleep: {
    title: 'Buonanotte',
    task: 'Le camere del sonno sono aperte. Va’ a dormire.',
    hint: 'È l’azione della stanza: due carte, un tiro per il rumore e nessuno tra i piedi.',
    solved: 'Dormi. Ora decidono i motori e la rotta: pensaci prima di coricarti.',
    answers: {
      awake: 'Non dormi. Chi non dorme quando la nave salta muore.',
    },
  },
  lastBerth: {
    title: 'L’ultima cuccetta',
    task: 'La nave salta alla fine di questo turno. Prima mettiti a dormire nell’Ibernatorio: bastano quattro carte.',
    hint: 'La porta costa una carta, la strada una, la cuccetta due. Non sprecarne nessuna.',
    solved: 'Dormi, e il coperchio è chiuso. Conta le carte prima dell’ultima camminata, non durante.',
    answers: {
      late: 'La nave è saltata, e chi è sveglio muore. Ti mancava una carta, o la porta era chiusa.',
    },
  },
  podRace: {
    title: 'Manca un minuto',
    task: 'La nave esplode a fine turno e le capsule sono bloccate. Scappa con tre carte.',
    hint: 'La chiave costa una carta, entrare due. Non ce n’è per altro.',
    solved: 'Via con l’ultima carta. Conosci la tua uscita prima del conto alla rovescia.',
    answers: {
      blown: 'La nave è esplosa con te a bordo.',
    },
  },
  coverYourself: {
    title: 'Un proiettile',
    task: 'Due Adulti, un proiettile e nessuna ferita da spendere. Salva la pelle.',
    hint: 'Il proiettile forse ne uccide uno. A cos’altro serve?',
    solved: 'Fuoco di Soppressione: il proiettile paga l’uscita, contro entrambi.',
    answers: {
      killed: 'Ti hanno ucciso. Ognuno colpisce se te ne vai, e ognuno a fine turno.',
      stayed: 'Non sei ancora al sicuro, e il tuo round è finito.',
    },
  },
}
