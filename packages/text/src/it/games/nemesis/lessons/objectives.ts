/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/nemesis/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  sendIt: {
    title: 'Trasmetti',
    task: 'Molti Obiettivi chiedono il Segnale. Invialo.',
    hint: 'Lo fa la Sala Comunicazioni: due carte, una volta per partita.',
    solved: 'Inviato. Lo vedono tutti, e si chiederanno per quale Obiettivo.',
    answers: {
      silent: 'Non hai inviato niente. Chi ha bisogno del Segnale e non lo invia non può vincere.',
    },
  },
  lookInside: {
    title: 'Guarda dentro',
    task: 'Nel Laboratorio c’è un Intruso morto. Scopri una Debolezza degli Intrusi.',
    hint: 'L’Azione della Stanza esamina ciò che c’è qui. Non serve prima raccoglierlo.',
    solved: 'Da ora il Fuoco li ferisce di più, per tutti. Cadaveri e Uova svelano altri segreti.',
    answers: {
      carrying: 'Lo porti in giro, ma nessuno ha guardato dentro. Era già nella Stanza giusta.',
      unknown: 'Di loro non si sa ancora niente.',
    },
  },
  twoGoals: {
    title: 'Deciditi',
    task: 'Va’ verso il Rumore: al primo Incontro tieni un Obiettivo. La nave va sulla Terra, e il tempo stringe.',
    hint: 'Quale è quasi completato, e quale vuole una lunga camminata con un Cadavere?',
    solved: 'Ben scelto. Tieni l’Obiettivo quasi completato, e resta in vita.',
    answers: {
      corpse: 'Trovare un Cadavere e portarlo in Chirurgia in tre Turni: quasi impossibile.',
      undecided: 'Non hai ancora incontrato niente: gli Obiettivi restano due.',
    },
  },
  handsFull: {
    title: 'Mani piene',
    task: 'Il tuo Obiettivo: partire con un Uovo. È qui, una Capsula è sbloccata e hai tre carte.',
    hint: 'Due fucili occupano entrambe le mani. Lasciar Cadere qualcosa non costa niente.',
    solved: 'Un fucile per un Uovo, e hai vinto. Sulla Terra non serve un fucile.',
    answers: {
      emptyHanded: 'In salvo, ma senza l’Uovo: hai perso lo stesso.',
      stayed: 'Sei ancora a bordo, e le carte sono finite.',
    },
  },
  signalThenGo: {
    title: 'Prima una cosa',
    task: 'La nave esplode in questo Turno, come vuole il tuo Obiettivo, che però vuole anche il Segnale. Vinci con cinque carte.',
    hint: 'Due per il Segnale, una per la strada, due per la Capsula. In che ordine?',
    solved: 'Inviato, via, vinto. Rileggi il tuo Obiettivo prima di imbarcarti.',
    answers: {
      noSignal: 'Sei in salvo e hai perso: nessuno ha ricevuto il tuo Segnale.',
      late: 'Non hai lasciato la nave in tempo.',
    },
  },
}
