/** The words around playing the Intruders: the offer, their cards, what creeps about, and what others see of it. */
export const huntWords = {
  theIntruders: 'The Intruders',
  plays: 'plays the Intruders',
  myIntruders: 'My Intruders',

  // the offer
  offerTitle: 'Become what hunts them?',
  offerSays: [
    'From the next Round on, you play the Intruders. Your Character stays dead.',
    'Each Round you draw 3 cards. In your turn you play 1 of them: an Intruder moves, an Intruder attacks, or something worse.',
    'You can’t win anymore. Your only goal is that nobody else does.',
    'Everyone will know. If you decline, nobody else is asked.',
  ],

  // my place
  aim: 'Make sure nobody wins.',
  deadAndHunting: 'Your Character is dead. You play the Intruders: make sure nobody wins.',
  deadAndWaiting: 'Your Character is dead. This Round ends as usual; from Round {round} on, you play the Intruders.',
  cardsOf: '{cards} of at most {most} cards',
  drawing: 'Each Round you draw {drawn}. When you pass, you may keep 1.',
  cardsCome: 'Your first cards come with Round {round}.',
  cardsComeAgain: 'New cards come with the next Round.',

  // a card
  use: { move: 'Move', attack: 'Attack', special: 'Special' },
  through: '{way, select, any {any corridor} other {corridor {way}}}',
  choosesOf: '{cards, plural, one {top card} other {1 of # cards}}',
  cannot: {
    move: 'No Intruder has such a corridor.',
    attack: 'No Intruder shares a room with anyone.',
    special: 'It would have no effect now.',
  },
  keepThis: 'Keep this one',
  misses: 'Misses: not a card for {intruder}',
  goesFor: '{intruder} goes for {name}',

  // what there is of them
  outThere: 'Out there',
  noneOut: 'None yet. Noise brings them.',
  theBag: '{tokens, plural, one {The bag: # token} other {The bag: # tokens}}',
  eggs: '{eggs, plural, one {# egg in the Nest} other {# eggs in the Nest}}',
  noNest: 'The Nest is destroyed',
  theirWeaknesses: '{known} of {all} weaknesses known',

  // for everybody
  turn: 'The Intruders stir',
  becomes: '{name} is one of them',
  becomeYou: 'You’re one of them',
  moment: '{name} joins the Intruders',
  myMoment: 'You join the Intruders',

  // the end
  nobodyWins: 'Make sure nobody wins.',
  content: 'Achieved',
  thwarted: 'Not achieved',
} as const
