/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/nemesis/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  goodFind: {
    title: 'Un buon ritrovamento',
    task: 'La gamba è fasciata ma non curata. Cerca quello che la cura.',
    hint: 'Cercando vedi due strumenti e ne tieni uno. Le Bende non curano le ferite gravi, il Medkit sì.',
    solved: 'Il Medkit è tuo. Nel verde ci sono medicine, nel rosso armi, nel giallo attrezzi.',
    answers: {
      other: 'Le Bende non curano una ferita grave, la fasciano soltanto, e la tua è già fasciata.',
      nothing: 'Non hai trovato niente.',
    },
  },
  fixThenUse: {
    title: 'Fuori servizio',
    task: 'Il tuo fucile è scarico e l’Armeria è guasta. Carica due colpi in questo round.',
    hint: 'Una stanza con un malfunzionamento non ha azione. Riparala e usala: una carta, poi due.',
    solved: 'Carica. Nelle stanze guaste si cerca, ma azione e computer non vanno.',
    answers: {
      broken: 'Il fucile è ancora scarico: la stanza era guasta o ti mancavano carte.',
    },
  },
  mixIt: {
    title: 'Mescola',
    task: 'Una Larva ti cresce dentro e non c’è un medico. Arrangiati con quello che hai.',
    hint: 'Prodotti Chimici e Medkit fanno un Antidoto. Con gli Attrezzi viene altro.',
    solved: 'Ecco fatto. Chiunque può guardare cosa si può costruire: pianifica cosa raccogli.',
    answers: {
      armed: 'Bel Lanciafiamme, ma alla Larva non importa.',
      inside: 'La Larva è ancora dentro di te.',
    },
  },
  searchSmart: {
    title: 'Dove sarà?',
    task: 'Ti serve una Carica di Energia e puoi cercare una volta. Scegli dove.',
    hint: 'Il colore della stanza dice cosa contiene. Tante cose non servono, se sono quelle sbagliate.',
    solved: 'Il rosso: undici su trenta sono Cariche di Energia, e ne vedi due.',
    answers: {
      wrongPlace: 'Non lì: nel verde non ce n’è, nel giallo tre su trenta, nel rosso undici.',
      empty: 'Torni senza. In una stanza rossa la trovi circa sei volte su dieci.',
    },
  },
  remoteControl: {
    title: 'A distanza',
    task: 'Invia il Segnale in questo turno. La Sala Comunicazioni è a due stanze e hai tre carte.',
    hint: 'A piedi non restano carte per l’azione. In questa stanza c’è un computer.',
    solved: 'Intranet l’ha fatto dalla sedia. Le carte che risparmiano strada valgono più di quanto sembri.',
    answers: {
      far: 'Niente Segnale: la strada ha mangiato le tue carte.',
    },
  },
}
