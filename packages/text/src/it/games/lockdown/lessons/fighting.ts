/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/lockdown/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  larvaOneHit: {
    title: 'Ne basta uno',
    task: 'Spara alla larva e tieni più carte che puoi.',
    hint: 'Il dado può offrirti un secondo colpo per una carta. Una larva muore al primo.',
    solved: 'Morta, e ti restano due carte. La mano è la tua armatura: spendila solo dove conta.',
    answers: {
      spent: 'È morta, ma il secondo colpo è stato una carta sprecata.',
      stayed: 'La larva è ancora qui, o ti ha trovato.',
    },
  },
  lightAsAWeapon: {
    title: 'La luce come arma',
    task: 'Non hai armi e c’è una larva nella stanza. Uccidila senza toccarla.',
    hint: 'Con Conoscenza 3 un Glowstick ferisce in combattimento: niente dado, niente contaminazione.',
    solved: 'Si è ritratta dalla luce ed è morta. A mani nude ti sarebbe costata una carta contaminazione.',
    answers: {
      hands: 'A mani nude prendi una carta contaminazione, qualunque cosa dica il dado.',
      stayed: 'La larva è ancora viva, o ti ha trovato.',
    },
  },
  gunsInTheWalls: {
    title: 'Cannoni nei muri',
    task: 'Due larve nella Stanza di Guardia, un adulto con l’Inserviente nell’Archivio. Uccidi le larve senza ferire nessuno.',
    hint: 'La Sala Controllo Sistemi Difensivi colpisce tutto in una stanza, amici compresi. Scegli quella senza amici.',
    solved: 'Due larve in meno, e l’Inserviente è illeso. I cannoni non mirano, spazzano.',
    answers: {
      friend: 'I cannoni hanno colpito anche l’Inserviente: una ferita grave.',
      other: 'Il tuo round è finito, e le larve sono vive.',
    },
  },
  lastReagent: {
    title: 'La prossima ferita uccide',
    task: 'C’è una nutrice e hai tre ferite gravi. Sopravvivi al turno con quello che hai.',
    hint: 'Ogni attacco può ucciderti, anche fuggendo. Con Conoscenza 5, il Reagente la scaccia.',
    solved: 'Si ritira, e a fine turno niente ti attacca. Non combattere ciò che puoi mandare via.',
    answers: {
      killed: 'Ha attaccato, e una ferita in più era troppo.',
    },
  },
}
