/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/nemesis/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  sendIt: {
    title: 'Trasmetti',
    task: 'Molti obiettivi chiedono il Segnale. Invialo.',
    hint: 'Lo fa la Sala Comunicazioni: due carte, una volta per partita.',
    solved: 'Inviato. Lo vedono tutti, e si chiederanno per quale obiettivo.',
    answers: {
      silent: 'Non hai inviato niente. Chi ha bisogno del Segnale e non lo invia non può vincere.',
    },
  },
  lookInside: {
    title: 'Guarda dentro',
    task: 'Nel Laboratorio c’è un Intruso morto. Scopri a cosa è debole.',
    hint: 'L’azione della stanza esamina ciò che c’è qui. Non serve prima raccoglierlo.',
    solved: 'Da ora il fuoco li ferisce di più, per tutti. Cadaveri e uova svelano altri segreti.',
    answers: {
      carrying: 'La porti in giro, ma nessuno ha guardato dentro. Era già nella stanza giusta.',
      unknown: 'Di loro non si sa ancora niente.',
    },
  },
  twoGoals: {
    title: 'Deciditi',
    task: 'Va’ verso il rumore: al primo incontro tieni un obiettivo. La nave va sulla Terra, e il tempo stringe.',
    hint: 'Quale è quasi compiuto, e quale vuole una lunga camminata con un cadavere?',
    solved: 'Ben scelto. Tieni ciò che sta già accadendo, e resta in vita.',
    answers: {
      corpse: 'Trovare un cadavere e portarlo in Chirurgia in tre turni: quasi impossibile.',
      undecided: 'Non hai ancora incontrato niente: gli obiettivi restano due.',
    },
  },
  handsFull: {
    title: 'Mani piene',
    task: 'Il tuo obiettivo: partire con un uovo. È qui, una capsula è aperta e hai tre carte.',
    hint: 'Due fucili occupano entrambe le mani. Lasciare qualcosa non costa niente.',
    solved: 'Un fucile per un uovo, e hai vinto. Sulla Terra non serve un fucile.',
    answers: {
      emptyHanded: 'In salvo, ma senza l’uovo: hai perso lo stesso.',
      stayed: 'Sei ancora a bordo, e le carte sono finite.',
    },
  },
  signalThenGo: {
    title: 'Prima una cosa',
    task: 'La nave esplode in questo turno, come vuole il tuo obiettivo; che vuole anche il Segnale. Vinci con cinque carte.',
    hint: 'Due per il Segnale, una per la strada, due per la capsula. In che ordine?',
    solved: 'Inviato, via, vinto. Rileggi il tuo obiettivo prima di imbarcarti.',
    answers: {
      noSignal: 'Sei in salvo e hai perso: nessuno ha ricevuto il tuo Segnale.',
      late: 'Non hai lasciato la nave in tempo.',
    },
  },
}
