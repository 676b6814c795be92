/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/nemesis/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  patchUp: {
    title: 'Rattoppo',
    task: 'Due ferite leggere: la terza diventa grave. Curale.',
    hint: 'Le Bende fanno una cosa su due. Una cura tutte le ferite leggere.',
    solved: 'Come nuovo. Il braccio fa male, ma la fine è due ferite più lontana.',
    answers: {
      dressed: 'Il braccio è fasciato, ma le ferite leggere restano: un’altra e diventa grave.',
      hurt: 'Hai ancora due ferite leggere.',
    },
  },
  stopTheBlood: {
    title: 'Ferma il sangue',
    task: 'Sanguini, e passare ti costerebbe una ferita. Arriva al prossimo turno senza.',
    hint: 'Una ferita fasciata non fa più effetto. Con i Vestiti ne fasci una.',
    solved: 'Asciutto. La ferita conta ancora tra le tre, ma non fa più niente.',
    answers: {
      bled: 'Hai passato con la ferita aperta e hai sanguinato.',
    },
  },
  outOfTheFire: {
    title: 'Via dal fuoco',
    task: 'Questa stanza brucia. Finisci il tuo round senza scottarti.',
    hint: 'Il fuoco ferisce solo chi ci finisce il round. Anche passare lo finisce.',
    solved: 'Neanche tiepido. In una stanza in fiamme puoi fare tutto, se esci in tempo.',
    answers: {
      burned: 'Hai finito il round nel fuoco, e il fuoco ti ha ferito.',
    },
  },
  cleanHands: {
    title: 'Mani pulite',
    task: 'Hai in mano una carta Contaminazione. Liberatene qui, nella Mensa.',
    hint: 'Qui puoi scansionare la mano: le carte pulite spariscono. Una infetta ti porta una Larva.',
    solved: 'Era pulita e non c’è più. Lo sono circa tre su quattro: scansiona finché non hai una Larva.',
    answers: {
      kept: 'La carta è ancora tua, e ti occupa la mano ogni volta che la peschi.',
    },
  },
  underTheKnife: {
    title: 'Sotto i ferri',
    task: 'Una Larva ti cresce dentro, e hai una carta Contaminazione ignota. Toglila.',
    hint: 'La Chirurgia toglie la Larva e ogni carta infetta. Costa una ferita leggera e il round.',
    solved: 'Via, e con lei le carte infette. Vacci prima della fine: gli infetti sopravvivono di rado.',
    answers: {
      grown: 'Hai scansionato una carta infetta con una Larva dentro. È mortale.',
      inside: 'La Larva è ancora dentro di te.',
    },
  },
  larvaClock: {
    title: 'L’orologio dentro',
    task: 'Hai una Larva e una carta Contaminazione ignota. Liberati della Larva in questo round.',
    hint: 'La Mensa scansiona la mano, e una carta infetta ti ucciderebbe. Dove si scansiona senza morire?',
    solved: 'La Chirurgia toglie Larva e carte infette. Con una Larva dentro, non scansionare altrove.',
    answers: {
      hatched: 'La carta era infetta e la Larva è uscita. È la fine.',
      inside: 'La Larva è ancora dentro di te.',
    },
  },
  bleedOut: {
    title: 'Neanche una goccia',
    task: 'Tre ferite gravi, una sanguina e la stanza brucia. Arriva al prossimo turno.',
    hint: 'Ogni altra ferita uccide. Una viene dal fuoco, una dal passare sanguinando.',
    solved:
      'Ferita fasciata, e fuori dal fuoco. Con la mano ferita gli strumenti costano una carta in più: bastavano giuste.',
    answers: {
      burned: 'Hai finito il round nel fuoco, e quella ferita era di troppo.',
      bled: 'Hai passato sanguinando, e quella ferita era di troppo.',
    },
  },
}
