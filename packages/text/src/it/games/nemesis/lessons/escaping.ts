/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  smokeScreen: {
    title: 'Cortina di fumo',
    task: 'Con te c’è un Adulto. Arriva all’Ibernatorio senza un graffio.',
    hint: 'Chi se ne va viene attaccato. Il fumo ti fa uscire senza attacchi.',
    solved: 'Sei fuori senza un graffio. Tieni sempre qualcosa così per il momento giusto.',
    answers: {
      bitten: 'Ti ha attaccato. Un Intruso nella tua Stanza colpisce se te ne vai o, se resti, a fine Turno.',
      stayed: 'Non sei ancora nell’Ibernatorio, e il tuo round è finito.',
    },
  },
  bothOut: {
    title: 'Tutti e due',
    task: 'Tu e il Capitano siete nella stessa Stanza con un Adulto. Uscite entrambi illesi.',
    hint: 'Fuoco di Copertura muove te e qualcun altro senza attacchi. Scegli chi portare.',
    solved: 'Fuori entrambi per un colpo. Il Capitano se ne ricorderà.',
    answers: {
      alone: 'Qualcuno è rimasto indietro ed è stato attaccato.',
      stayed: 'Siete ancora lì dentro con lui.',
    },
  },
  podLaunch: {
    title: 'Via d’uscita',
    task: 'Qui c’è una Capsula sbloccata. Lascia la nave.',
    hint: 'Entrare è l’Azione della Stanza: due carte e un Tiro Rumore. Poi lanciala subito.',
    solved: 'Via, verso la Terra. La Capsula arriva, qualunque cosa succeda alla nave.',
    answers: {
      waited: 'Aspetti nella Capsula. Se in questa Stanza arriva un Intruso, dovrai uscire.',
      outside: 'Sei ancora a bordo.',
    },
  },
  firstSleep: {
    title: 'Buonanotte',
    task: 'Le Camere di Ibernazione sono aperte. Vai a dormire.',
    hint: 'È l’Azione della Stanza: due carte, un Tiro Rumore e nessun Intruso dentro.',
    solved: 'Dormi. Ora decidono i Motori e la rotta: pensaci prima di coricarti.',
    answers: {
      awake: 'Non dormi. Chi non dorme quando la nave compie il salto muore.',
    },
  },
  lastBerth: {
    title: 'L’ultima cuccetta',
    task: 'La nave compie il salto alla fine di questo Turno. Prima mettiti a dormire nell’Ibernatorio: devono bastarti quattro carte.',
    hint: 'Il Portellone costa una carta, la strada una, la Camera due. Non sprecarne nessuna.',
    solved: 'Dormi, e il coperchio è chiuso. Conta le carte prima dell’ultima camminata, non durante.',
    answers: {
      late: 'La nave ha compiuto il salto, e chi è sveglio muore. Ti mancava una carta, o il Portellone era chiuso.',
    },
  },
  podRace: {
    title: 'Manca un minuto',
    task: 'La nave esplode a fine Turno e le Capsule sono bloccate. Scappa con tre carte.',
    hint: 'La chiave costa una carta, entrare due. Non ce n’è per altro.',
    solved: 'Via con l’ultima carta. Conosci la tua uscita prima del conto alla rovescia.',
    answers: {
      blown: 'La nave è esplosa con te a bordo.',
    },
  },
  coverYourself: {
    title: 'Un proiettile',
    task: 'Due Adulti, un proiettile, e la prossima Ferita ti uccide. Salva la pelle.',
    hint: 'Il proiettile forse ne uccide uno. A cos’altro serve?',
    solved: 'Fuoco di Soppressione: con un proiettile esci sotto il naso di entrambi.',
    answers: {
      killed: 'Ti hanno ucciso. Ognuno colpisce se te ne vai o, se resti, a fine Turno.',
      stayed: 'Non sei ancora al sicuro, e il tuo round è finito.',
    },
  },
}
