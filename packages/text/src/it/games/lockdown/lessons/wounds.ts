/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/lockdown/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  larvaNoRest: {
    title: 'Non è ora di riposare',
    task: 'Hai una Larva dentro e una carta Contaminazione in mano. Liberati di entrambe.',
    hint: 'Riposo scansiona la mano. Se la carta è infetta, la Larva si schiude. Questa Stanza pulisce senza chiedere.',
    solved: 'Pulito: la Stanza di Decontaminazione toglie la Larva e le carte infette.',
    answers: {
      carried: 'Hai ancora la Larva, e il tuo round è finito.',
      hatched: 'La carta era infetta e la Larva si è schiusa. Il tuo Personaggio è morto.',
    },
  },
  blindAtTheTerminal: {
    title: 'Al buio davanti al terminale',
    task: 'C’è luce, ma hai gli occhi feriti: per te è buio. Impara qualcosa al Computer in questo round.',
    hint: 'Una Ferita bendata non ha più effetto. I Vestiti possono bendarne una.',
    solved: 'Conoscenza 2. Le Ferite bendate contano ancora, ma non intralciano più.',
    answers: {
      blind: 'Con gli occhi feriti sei al buio, e il Computer richiede la luce.',
    },
  },
  stopTheBleeding: {
    title: 'Quale Ferita prima?',
    task: 'Tre Ferite Gravi, e una sanguina. Resta in vita fino al prossimo Turno.',
    hint: 'Con tre Ferite Gravi qualsiasi altra Ferita uccide, e l’Emorragia ti ferisce quando passi.',
    solved: 'L’Emorragia è bendata. Cura la Ferita che porta la prossima.',
    answers: {
      bled: 'Hai passato, hai sanguinato, ed era una Ferita di troppo.',
    },
  },
  fireAtThePod: {
    title: 'Fuoco alla Capsula',
    task: 'La Capsula parte in questo Turno. La Stanza brucia e hai tre Ferite Gravi. Torna a casa.',
    hint: 'Entrare chiude il tuo round, e chi finisce un round nel Fuoco subisce prima una Ferita. Spegnilo.',
    solved: 'Il Fuoco è spento e tu sei dentro. Il Fuoco conta alla fine di ogni round, anche dell’ultimo.',
    answers: {
      burned: 'Prima di partire eri in una Stanza in fiamme: un’altra Ferita, ed era la quarta.',
      stayed: 'La Capsula è partita senza di te.',
    },
  },
  cleanBeforeHome: {
    title: 'Puliti verso casa',
    task: 'Hai una Larva dentro e una carta Contaminazione in mano. La Capsula A, qui accanto, parte in questo Turno. Torna a casa in vita.',
    hint: 'Alla fine chi ha l’infezione può morire. Questa Stanza pulisce per due carte; strada e Capsula ne vogliono tre.',
    solved: 'Pulito e via. L’ultimo controllo viene dopo il lancio, quando è tardi per lavarsi.',
    answers: {
      hatched: 'La carta era infetta, e la Larva si è schiusa prima della partenza.',
      late: 'La Capsula è partita senza di te.',
    },
  },
  underThree: {
    title: 'Meno di tre',
    task: 'La Stanza brucia e hai tre Ferite Gravi, una bendata. Hai un’Azione. Sopravvivi al tuo round.',
    hint: 'Con tre, bendate o no, ogni altra Ferita uccide. Solo guarire ti porta sotto tre, e guarisce solo una bendata.',
    solved: 'Ne restano due: il Fuoco costa una Ferita Leggera, non la vita.',
    answers: {
      burned: 'Anche le bendate contano: con tre, il Fuoco ti ha ucciso.',
      met: 'Là fuori ogni Corridoio era rumoroso. È arrivato qualcosa, e non reggevi un graffio.',
    },
  },
}
