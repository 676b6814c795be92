/** The words around playing the Intruders: the offer, their cards, what creeps about, and what others see of it. */
export const huntWords = {
  theIntruders: 'The Intruders',
  plays: 'plays the Intruders',
  myIntruders: 'My Intruders',

  // the offer
  offerTitle: 'Become what hunts them?',
  offerSays: [
    'From the next Round on the Intruders are yours. Your Character stays dead.',
    'Each Round you draw 3 cards. In your turn you play 1 of them: an Intruder moves, an Intruder attacks, or something worse.',
    'You cannot win any more. All you want is that nobody does.',
    'Everybody will know. If you decline, nobody else is asked.',
  ],

  // my place
  aim: 'See to it that nobody wins.',
  deadAndHunting: 'Your Character is dead. You play the Intruders: see to it that nobody wins.',
  deadAndWaiting: (round: number) =>
    `Your Character is dead. This Round ends as usual; from Round ${round} on the Intruders are yours.`,
  cardsOf: (cards: number, most: number) => `${cards} of at most ${most} cards`,
  drawing: (drawn: number) => `Each Round you draw ${drawn}. When you pass you may keep 1.`,
  cardsCome: (round: number) => `Your first cards come with Round ${round}.`,
  cardsComeAgain: 'New cards come with the next Round.',

  // a card
  use: { move: 'Move', attack: 'Attack', special: 'Special' },
  through: (way: number | null): string => (way === null ? 'any corridor' : `corridor ${way}`),
  choosesOf: (cards: number) => (cards === 1 ? 'top card' : `1 of ${cards} cards`),
  cannot: {
    move: 'No Intruder has such a corridor.',
    attack: 'No Intruder is in a room with anybody.',
    special: 'It would do nothing now.',
  },
  keepThis: 'Keep this one',
  misses: (intruder: string) => `Misses: not a card for ${intruder}`,
  goesFor: (intruder: string, name: string) => `${intruder} goes for ${name}`,

  // what there is of them
  outThere: 'Out there',
  noneOut: 'None is out there. Noise brings them.',
  theBag: (tokens: number) => (tokens === 1 ? 'The bag: 1 token' : `The bag: ${tokens} tokens`),
  eggs: (eggs: number) => (eggs === 1 ? '1 egg in the Nest' : `${eggs} eggs in the Nest`),
  noNest: 'The Nest is destroyed',
  theirWeaknesses: (known: number, all: number) => `${known} of ${all} weaknesses known`,

  // for everybody
  turn: 'The Intruders stir',
  becomes: (name: string) => `${name} is one of them`,
  becomeYou: 'You are one of them',
  moment: (name: string) => `${name} takes the Intruders`,

  // the end
  nobodyWins: 'That nobody wins.',
  content: 'Got it',
  thwarted: 'Did not get it',
}
