/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/nemesis/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  patchUp: {
    title: 'Rattoppo',
    task: 'Hai due Ferite Leggere: con una terza diventano una Grave. Curale.',
    hint: 'Le Bende fanno una cosa su due, a scelta. Una guarisce tutte le Ferite Leggere.',
    solved: 'Molto meglio. Il braccio fa male, ma la fine è due Ferite più lontana.',
    answers: {
      dressed: 'Il braccio è bendato, ma le Ferite Leggere restano: un’altra e diventano una Grave.',
      hurt: 'Hai ancora due Ferite Leggere.',
    },
  },
  stopTheBlood: {
    title: 'Ferma il sangue',
    task: 'Sanguini, e passare ti costerebbe una Ferita. Arriva al prossimo Turno senza subirla.',
    hint: 'Una Ferita bendata non fa più effetto. Con i Vestiti ne bendi una.',
    solved: 'Emorragia fermata. La Ferita non fa più effetto, ma conta tra le tre finché non guarisce.',
    answers: {
      bled: 'Hai passato con la Ferita aperta e hai sanguinato.',
    },
  },
  outOfTheFire: {
    title: 'Via dal Fuoco',
    task: 'Questa Stanza brucia. Finisci il tuo round senza scottarti.',
    hint: 'Il Fuoco ferisce solo chi ci finisce il round. Anche passare lo finisce.',
    solved: 'Neanche una scottatura. In una Stanza in fiamme puoi fare tutto, se esci in tempo.',
    answers: {
      burned: 'Hai finito il round nel Fuoco, e il Fuoco ti ha ferito.',
    },
  },
  cleanHands: {
    title: 'Mani pulite',
    task: 'Hai in mano una carta Contaminazione. Liberatene qui, nella Mensa.',
    hint: 'Qui puoi scansionare la mano: le carte pulite spariscono. Una infetta ti porta una Larva.',
    solved: 'Era pulita e non c’è più. Lo sono circa tre su quattro: scansiona solo se non hai già una Larva.',
    answers: {
      kept: 'La carta è ancora tua, e ti occupa la mano ogni volta che la peschi.',
    },
  },
  underTheKnife: {
    title: 'Sotto i ferri',
    task: 'Una Larva ti cresce dentro, e hai una carta Contaminazione non scansionata. Togli la Larva.',
    hint: 'La Chirurgia toglie la Larva e ogni carta infetta. Costa una Ferita Leggera, e poi passi.',
    solved: 'Via, e con lei le carte infette. Vacci prima della fine: gli infetti sopravvivono di rado.',
    answers: {
      grown: 'Avevi già una Larva, e la carta che hai scansionato era infetta. È mortale.',
      inside: 'La Larva è ancora dentro di te.',
    },
  },
  larvaClock: {
    title: 'L’orologio dentro',
    task: 'Hai una Larva e una carta Contaminazione non scansionata. Liberati della Larva in questo round.',
    hint: 'La Mensa scansiona la mano, e una carta infetta ti ucciderebbe. Dove si scansiona senza morire?',
    solved: 'La Chirurgia toglie Larva e carte infette. Con una Larva dentro, non scansionare altrove.',
    answers: {
      hatched: 'La carta era infetta e la Larva è uscita. È la fine.',
      inside: 'La Larva è ancora dentro di te.',
    },
  },
  bleedOut: {
    title: 'Neanche una goccia',
    task: 'Hai tre Ferite Gravi, una sanguina e la Stanza brucia. Arriva al prossimo Turno.',
    hint: 'Ogni altra Ferita uccide. Una viene dal Fuoco, una dal passare sanguinando.',
    solved:
      'Ferita bendata, e fuori dal Fuoco. Con la mano ferita usare uno Strumento costa una carta in più: le carte bastavano appena.',
    answers: {
      burned: 'Hai finito il round nel Fuoco, e quella Ferita ti ha ucciso.',
      bled: 'Hai passato sanguinando, e quella Ferita ti ha ucciso.',
    },
  },
}
