/** The words around playing the Intruders: the offer, their cards, what creeps about, and what others see of it. */

import type { Translation } from '../../../../areas.ts'
import type { huntWords as en } from '../../../../en/games/nemesis/intruderPlayer/panels.ts'

export const huntWords: Translation<typeof en> = {
  theIntruders: 'Die Xenos',
  plays: 'spielt die Xenos',
  myIntruders: 'Meine Xenos',

  // the offer
  offerTitle: 'Willst du sie jagen?',
  offerSays: [
    'Ab der nächsten Runde gehören die Xenos dir. Dein Charakter bleibt tot.',
    'In jeder Runde ziehst du 3 Karten. Bist du am Zug, spielst du 1: Ein Xeno bewegt sich, ein Xeno greift an, oder Schlimmeres.',
    'Gewinnen kannst du nicht mehr. Du willst nur, dass niemand gewinnt.',
    'Alle werden es wissen. Lehnst du ab, wird niemand sonst gefragt.',
  ],

  // my place
  aim: 'Sorg dafür, dass niemand gewinnt.',
  deadAndHunting: 'Dein Charakter ist tot. Du spielst die Xenos: Sorg dafür, dass niemand gewinnt.',
  deadAndWaiting: 'Dein Charakter ist tot. Diese Runde endet wie immer; ab Runde {round} gehören die Xenos dir.',
  cardsOf: '{cards} von höchstens {most} Karten',
  drawing: 'In jeder Runde ziehst du {drawn}. Passt du, darfst du 1 behalten.',
  cardsCome: 'Deine ersten Karten kommen mit Runde {round}.',
  cardsComeAgain: 'Neue Karten kommen mit der nächsten Runde.',

  // a card
  use: { move: 'Bewegen', attack: 'Angreifen', special: 'Sondereffekt' },
  through: '{way, select, any {beliebiger Korridor} other {Korridor {way}}}',
  choosesOf: '{cards, plural, one {oberste Karte} other {1 von # Karten}}',
  cannot: {
    move: 'Kein Xeno hat so einen Korridor.',
    attack: 'Kein Xeno ist mit jemandem in einem Raum.',
    special: 'Es würde jetzt nichts bewirken.',
  },
  keepThis: 'Diese behalten',
  misses: 'Verfehlt: keine Karte für {intruder}',
  goesFor: '{intruder} gegen {name}',

  // what there is of them
  outThere: 'Da draußen',
  noneOut: 'Da draußen ist keiner. Geräusche locken Xenos an.',
  theBag: 'Der Beutel: {tokens} Plättchen',
  eggs: '{eggs, plural, one {# Ei im Nest} other {# Eier im Nest}}',
  noNest: 'Das Nest ist zerstört',
  theirWeaknesses: '{known} von {all} Schwächen bekannt',

  // for everybody
  turn: 'Die Xenos regen sich',
  becomes: '{name} gehört jetzt zu ihnen',
  becomeYou: 'Du gehörst jetzt zu ihnen',
  moment: '{name} übernimmt die Xenos',
  myMoment: 'Du übernimmst die Xenos',

  // the end
  nobodyWins: 'Dass niemand gewinnt.',
  content: 'Erreicht',
  thwarted: 'Nicht erreicht',
}
