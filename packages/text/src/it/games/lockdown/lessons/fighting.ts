/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/lockdown/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  larvaOneHit: {
    title: 'Ne basta uno',
    task: 'Spara alla Larva e tieni più carte che puoi.',
    hint: 'Il dado può offrirti un secondo colpo per una carta. Una Larva muore al primo.',
    solved: 'Morta, e ti restano due carte. La mano è la tua armatura: spendila solo dove conta.',
    answers: {
      spent: 'È morta, ma il secondo colpo è stato una carta sprecata.',
      stayed: 'La Larva è ancora qui, o ti ha trovato.',
    },
  },
  lightAsAWeapon: {
    title: 'La luce come arma',
    task: 'Non hai armi e c’è una Larva nella Stanza. Uccidila senza toccarla.',
    hint: 'Con Conoscenza 3 un Glowstick ferisce in Combattimento: niente dado, niente Contaminazione.',
    solved: 'Si è ritratta dalla luce ed è morta. A mani nude ti sarebbe costata una carta Contaminazione.',
    answers: {
      hands: 'A mani nude prendi una carta Contaminazione, qualunque cosa dica il dado.',
      stayed: 'La Larva è ancora viva, o ti ha trovato.',
    },
  },
  gunsInTheWalls: {
    title: 'Cannoni nei muri',
    task: 'Due Larve nella Stanza di Guardia, un Adulto con l’Inserviente nell’Archivio. Uccidi le Larve senza ferire nessuno.',
    hint: 'La Sala Controllo Sistemi Difensivi colpisce tutto in una Stanza, amici compresi. Scegli quella senza amici.',
    solved: 'Due Larve in meno, e l’Inserviente è illeso. I cannoni non mirano, spazzano.',
    answers: {
      friend: 'I cannoni hanno colpito anche l’Inserviente: una Ferita Grave.',
      other: 'Il tuo round è finito, e le Larve sono vive.',
    },
  },
  lastReagent: {
    title: 'La prossima Ferita uccide',
    task: 'C’è una Nutrice e hai tre Ferite Gravi. Sopravvivi al Turno con quello che hai.',
    hint: 'Ogni attacco può ucciderti, anche se fuggi. Con Conoscenza 5, il Reagente la scaccia.',
    solved: 'Si ritira, e a fine Turno niente ti attacca. Non combattere ciò che puoi mandare via.',
    answers: {
      killed: 'Ha attaccato, e una Ferita in più era troppo.',
    },
  },
}
