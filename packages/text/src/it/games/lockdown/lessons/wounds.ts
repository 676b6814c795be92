/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/lockdown/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  larvaNoRest: {
    title: 'Non è ora di riposare',
    task: 'Hai una larva dentro e una carta contaminazione in mano. Liberati di entrambe.',
    hint: 'Riposo scansiona la mano. Se la carta è infetta, la larva nasce. Questa stanza pulisce senza chiedere.',
    solved: 'Pulito: la Stanza di Decontaminazione toglie la larva e le carte infette.',
    answers: {
      carried: 'Hai ancora la larva, e il tuo round è finito.',
      hatched: 'La carta era infetta e la larva è nata. Sei morto.',
    },
  },
  blindAtTheTerminal: {
    title: 'Al buio davanti al terminale',
    task: 'C’è luce, ma hai gli occhi feriti: per te è buio. Impara qualcosa al computer in questo round.',
    hint: 'Una ferita bendata non ha più effetto. I Vestiti possono bendarne una.',
    solved: 'Conoscenza 2. Le ferite bendate contano ancora, ma non intralciano più.',
    answers: {
      blind: 'Con gli occhi feriti sei al buio, e il computer vuole luce.',
    },
  },
  stopTheBleeding: {
    title: 'Quale ferita prima?',
    task: 'Tre ferite gravi, e una sanguina. Sii vivo quando comincia il prossimo turno.',
    hint: 'Con tre ferite gravi ogni altra uccide, e l’emorragia ti ferisce quando passi.',
    solved: 'L’emorragia è bendata. Cura la ferita che porta la prossima.',
    answers: {
      bled: 'Hai passato, hai sanguinato, ed era una ferita di troppo.',
    },
  },
  fireAtThePod: {
    title: 'Fuoco alla capsula',
    task: 'La capsula parte in questo turno. La stanza brucia e hai tre ferite gravi. Torna a casa.',
    hint: 'Entrare finisce il tuo round, e chi finisce un round nel fuoco prende prima una ferita. Spegnilo.',
    solved: 'Via il fuoco, dentro tu. Il fuoco conta alla fine del round, anche dell’ultimo.',
    answers: {
      burned: 'Sei entrato da una stanza in fiamme: un’altra ferita, ed era la quarta.',
      stayed: 'La capsula è partita senza di te.',
    },
  },
  cleanBeforeHome: {
    title: 'Puliti verso casa',
    task: 'Hai una larva dentro e una carta contaminazione in mano. La capsula A, qui accanto, parte in questo turno. Torna a casa vivo.',
    hint: 'Alla fine chi è infetto muore. Questa stanza pulisce per due carte; strada e capsula ne vogliono tre.',
    solved: 'Pulito e via. L’ultimo controllo viene dopo il lancio, quando è tardi per lavarsi.',
    answers: {
      hatched: 'La carta era infetta, e la larva è nata prima della partenza.',
      late: 'La capsula è partita senza di te.',
    },
  },
  underThree: {
    title: 'Meno di tre',
    task: 'La stanza brucia, hai tre ferite gravi, una bendata. Un’azione. Sopravvivi al tuo round.',
    hint: 'Con tre ogni ferita uccide, bendata o no. Solo guarire ti porta sotto tre, e guarisce solo una bendata.',
    solved: 'Ne restano due: il fuoco costa una ferita leggera, non la vita.',
    answers: {
      burned: 'Anche le bendate contano: con tre, il fuoco ti ha ucciso.',
      met: 'Là fuori ogni corridoio era rumoroso. È arrivato qualcosa, e non reggevi un graffio.',
    },
  },
}
