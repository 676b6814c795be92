/** The words around playing the Intruders: the offer, their cards, what creeps about, and what others see of it. */
import type { huntWords as en } from '../../../../en/games/nemesis/intruderPlayer/panels.ts'
import { counted } from '../../../grammar/plural.ts'

export const huntWords: typeof en = {
  theIntruders: 'Intruzi',
  plays: 'gra jako intruzi',
  myIntruders: 'Moi intruzi',

  // the offer
  offerTitle: 'Chcesz na nich zapolować?',
  offerSays: [
    'Od następnej rundy intruzi należą do Ciebie. Twoja postać pozostaje martwa.',
    'W każdej rundzie dobierasz 3 karty. W swojej turze zagrywasz 1: intruz się rusza, intruz atakuje albo dzieje się coś gorszego.',
    'Nie możesz już wygrać. Chodzi Ci tylko o to, by nie wygrał nikt.',
    'Wszyscy będą o tym wiedzieć. Jeśli odmówisz, nikt inny nie dostanie tej propozycji.',
  ],

  // my place
  aim: 'Dopilnuj, by nikt nie wygrał.',
  deadAndHunting: 'Twoja postać nie żyje. Grasz jako intruzi: dopilnuj, by nikt nie wygrał.',
  deadAndWaiting: round =>
    `Twoja postać nie żyje. Ta runda kończy się jak zwykle; od rundy ${round} intruzi należą do Ciebie.`,
  cardsOf: (cards, most) => `karty: ${cards} (najwyżej ${most})`,
  drawing: drawn => `W każdej rundzie dobierasz ${drawn}. Gdy pasujesz, możesz zatrzymać 1.`,
  cardsCome: round => `Pierwsze karty dostaniesz w rundzie ${round}.`,
  cardsComeAgain: 'Nowe karty dostaniesz w następnej rundzie.',

  // a card
  use: { move: 'Ruch', attack: 'Atak', special: 'Efekt' },
  through: way => (way === null ? 'dowolny korytarz' : `korytarz ${way}`),
  choosesOf: cards => (cards === 1 ? 'wierzchnia karta' : `1 z ${cards} kart`),
  cannot: {
    move: 'Żaden intruz nie ma takiego korytarza.',
    attack: 'Przy żadnym intruzie nie ma postaci.',
    special: 'Teraz nic by to nie dało.',
  },
  keepThis: 'Zatrzymaj tę',
  misses: intruder => `Chybienie: na tej karcie nie ma symbolu (${intruder})`,
  goesFor: (intruder, name) => `${intruder} → ${name}`,

  // what there is of them
  outThere: 'Na planszy',
  noneOut: 'Nie ma żadnego. Zwabią ich szmery.',
  theBag: tokens => `Kolonia: ${counted(tokens, 'żeton', 'żetony', 'żetonów')}`,
  eggs: eggs => `${counted(eggs, 'jajo', 'jaja', 'jaj')} w Gnieździe`,
  noNest: 'Gniazdo jest zniszczone',
  theirWeaknesses: (known, all) => `znane słabości: ${known} z ${all}`,

  // for everybody
  turn: 'Intruzi ruszają',
  becomes: name => `${name} poluje teraz z nimi`,
  becomeYou: 'Polujesz teraz z nimi',
  moment: name => `${name} przejmuje kontrolę nad intruzami`,

  // the end
  nobodyWins: 'By nikt nie wygrał.',
  content: 'Udało się',
  thwarted: 'Nie udało się',
}
