/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/nemesis/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  goodFind: {
    title: 'Un buon ritrovamento',
    task: 'La gamba è bendata ma non guarita. Cerca quello che la guarisce.',
    hint: 'Cercando vedi due Strumenti e ne tieni uno. Le Bende bendano una Ferita Grave o guariscono le Leggere; il Medkit ne guarisce una bendata.',
    solved: 'Il Medkit è tuo. Nelle Stanze verdi ci sono medicine, nelle rosse armi, nelle gialle attrezzi.',
    answers: {
      other: 'Le Bende non guariscono una Ferita Grave, la bendano soltanto, e la tua è già bendata.',
      nothing: 'Non hai trovato niente.',
    },
  },
  fixThenUse: {
    title: 'Fuori servizio',
    task: 'Il tuo fucile è scarico e nell’Armeria c’è un Malfunzionamento. Carica 2 Munizioni in questo round.',
    hint: 'Una Stanza con un Malfunzionamento non ha Azione. Riparala e usala: una carta, poi due.',
    solved: 'Carico. Con un Malfunzionamento si cerca ancora, ma Azione e Computer non funzionano.',
    answers: {
      broken: 'Il fucile è ancora scarico: nella Stanza c’era un Malfunzionamento o ti mancavano carte.',
    },
  },
  mixIt: {
    title: 'Mescola',
    task: 'Una Larva ti cresce dentro e non c’è un medico. Arrangiati con quello che hai.',
    hint: 'Prodotti Chimici e Medkit fanno un Antidoto. Con gli Attrezzi viene altro.',
    solved: 'Larva eliminata. Chiunque può guardare quando vuole che cosa si può creare: pianifica che cosa raccogli.',
    answers: {
      armed: 'Bel Lanciafiamme, ma alla Larva non importa.',
      inside: 'La Larva è ancora dentro di te.',
    },
  },
  searchSmart: {
    title: 'Dove sarà?',
    task: 'Ti serve una Carica di Energia e puoi cercare una volta. Scegli dove.',
    hint: 'Il colore della Stanza dice cosa contiene. Tante cose non servono, se sono quelle sbagliate.',
    solved:
      'Il rosso: undici Strumenti militari su trenta sono Cariche di Energia, e con una Ricerca vedi due Strumenti.',
    answers: {
      wrongPlace: 'Non lì: nel verde non ce n’è, nel giallo tre su trenta, nel rosso undici.',
      empty: 'Torni senza. In una Stanza rossa la trovi circa sei volte su dieci.',
    },
  },
  remoteControl: {
    title: 'A distanza',
    task: 'Invia il Segnale in questo Turno. La Sala Comunicazioni è a due Stanze e hai tre carte.',
    hint: 'A piedi non restano carte per l’Azione. In questa Stanza c’è un Computer.',
    solved: 'Intranet l’ha fatto dalla sedia. Le carte che risparmiano strada valgono più di quanto sembri.',
    answers: {
      far: 'Niente Segnale: la strada ha mangiato le tue carte.',
    },
  },
}
