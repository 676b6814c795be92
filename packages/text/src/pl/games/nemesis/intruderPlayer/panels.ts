/** The words around playing the Intruders: the offer, their cards, what creeps about, and what others see of it. */

import type { Translation } from '../../../../areas.ts'
import type { huntWords as en } from '../../../../en/games/nemesis/intruderPlayer/panels.ts'

export const huntWords: Translation<typeof en> = {
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
  deadAndWaiting: 'Twoja postać nie żyje. Ta runda kończy się jak zwykle; od rundy {round} intruzi należą do Ciebie.',
  cardsOf: 'karty: {cards} (najwyżej {most})',
  drawing: 'W każdej rundzie dobierasz {drawn}. Gdy pasujesz, możesz zatrzymać 1.',
  cardsCome: 'Pierwsze karty dostaniesz w rundzie {round}.',
  cardsComeAgain: 'Nowe karty dostaniesz w następnej rundzie.',

  // a card
  use: { move: 'Ruch', attack: 'Atak', special: 'Efekt' },
  through: '{way, select, any {dowolny korytarz} other {korytarz {way}}}',
  choosesOf: '{cards, plural, one {wierzchnia karta} few {1 z # kart} many {1 z # kart} other {1 z # kart}}',
  cannot: {
    move: 'Żaden intruz nie ma takiego korytarza.',
    attack: 'Przy żadnym intruzie nie ma postaci.',
    special: 'Teraz nic by to nie dało.',
  },
  keepThis: 'Zatrzymaj tę',
  misses: 'Chybienie: na tej karcie nie ma symbolu ({intruder})',
  goesFor: '{intruder} → {name}',

  // what there is of them
  outThere: 'Na planszy',
  noneOut: 'Nie ma żadnego. Zwabią ich szmery.',
  theBag: 'Kolonia: {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonów}}',
  eggs: '{eggs, plural, one {# jajo} few {# jaja} many {# jaj} other {# jaj}} w Gnieździe',
  noNest: 'Gniazdo jest zniszczone',
  theirWeaknesses: 'znane słabości: {known} z {all}',

  // for everybody
  turn: 'Intruzi ruszają',
  becomes: '{name} poluje teraz z nimi',
  becomeYou: 'Polujesz teraz z nimi',
  moment: '{name} przejmuje kontrolę nad intruzami',
  myMoment: 'Przejmujesz kontrolę nad intruzami',

  // the end
  nobodyWins: 'By nikt nie wygrał.',
  content: 'Udało się',
  thwarted: 'Nie udało się',
}
