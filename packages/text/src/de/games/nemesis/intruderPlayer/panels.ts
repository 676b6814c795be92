/** The words around playing the Intruders: the offer, their cards, what creeps about, and what others see of it. */
import type { huntWords as en } from '../../../../en/games/nemesis/intruderPlayer/panels.ts'

export const huntWords: typeof en = {
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
  deadAndWaiting: round =>
    `Dein Charakter ist tot. Diese Runde endet wie immer; ab Runde ${round} gehören die Xenos dir.`,
  cardsOf: (cards, most) => `${cards} von höchstens ${most} Karten`,
  drawing: drawn => `In jeder Runde ziehst du ${drawn}. Passt du, darfst du 1 behalten.`,
  cardsCome: round => `Deine ersten Karten kommen mit Runde ${round}.`,
  cardsComeAgain: 'Neue Karten kommen mit der nächsten Runde.',

  // a card
  use: { move: 'Bewegen', attack: 'Angreifen', special: 'Spezial' },
  through: way => (way === null ? 'jeder Korridor' : `Korridor ${way}`),
  choosesOf: cards => (cards === 1 ? 'oberste Karte' : `1 von ${cards} Karten`),
  cannot: {
    move: 'Kein Xeno hat so einen Korridor.',
    attack: 'Kein Xeno ist mit jemandem in einem Raum.',
    special: 'Es würde jetzt nichts bewirken.',
  },
  keepThis: 'Diese behalten',
  misses: intruder => `Verfehlt: keine Karte für ${intruder}`,
  goesFor: (intruder, name) => `${intruder} gegen ${name}`,

  // what there is of them
  outThere: 'Da draußen',
  noneOut: 'Keiner ist da draußen. Geräusche locken sie an.',
  theBag: tokens => `Der Beutel: ${tokens} Plättchen`,
  eggs: eggs => (eggs === 1 ? '1 Ei im Nest' : `${eggs} Eier im Nest`),
  noNest: 'Das Nest ist zerstört',
  theirWeaknesses: (known, all) => `${known} von ${all} Schwächen bekannt`,

  // for everybody
  turn: 'Die Xenos regen sich',
  becomes: name => `${name} gehört jetzt zu ihnen`,
  becomeYou: 'Du gehörst jetzt zu ihnen',
  moment: name => `${name} übernimmt die Xenos`,

  // the end
  nobodyWins: 'Dass niemand gewinnt.',
  content: 'Erreicht',
  thwarted: 'Nicht erreicht',
}
