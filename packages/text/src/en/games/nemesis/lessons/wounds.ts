/** English for the lessons and puzzles of this group. */

export const wounds = {
  patchUp: {
    title: 'Patch up',
    task: 'You have two light wounds: a third would turn them into a serious one. Get rid of both.',
    hint: 'Bandages do one of two things. One of them heals all light wounds.',
    solved: 'Fresh again. Your arm still hurts, but you’re two wounds further from the end.',
    answers: {
      dressed: 'The arm is dressed, but the light wounds are still there: one more, and they become a serious one.',
      hurt: 'You still have two light wounds.',
    },
  },
  stopTheBlood: {
    title: 'Stop the blood',
    task: 'You’re bleeding, and passing would cost you a wound. Get to the next round unharmed.',
    hint: 'A dressed wound no longer has an effect. Clothes can dress one.',
    solved: 'Dry. The wound no longer has an effect, but it counts toward your three until it’s healed.',
    answers: {
      bled: 'You passed with an open wound and bled.',
    },
  },
  outOfTheFire: {
    title: 'Out of the fire',
    task: 'This room is on fire. End your turn without getting burned.',
    hint: 'Fire only hurts those who end a turn in it. Passing ends your turn too.',
    solved: 'Not even warm. You may search or work in a burning room, if you’re out in time.',
    answers: {
      burned: 'You ended your turn in the fire and got burned.',
    },
  },
  cleanHands: {
    title: 'Clean hands',
    task: 'You hold a contamination card. Get rid of it here, in the Canteen.',
    hint: 'The room lets you scan your hand: clean cards leave for good. An infected one would put a Larva on you.',
    solved: 'It was clean and is gone. About three in four cards are: scan while you have no Larva.',
    answers: {
      kept: 'The card is still yours, and it takes up space in your hand every time you draw it.',
    },
  },
  underTheKnife: {
    title: 'Under the knife',
    task: 'A Larva is growing in you, and you hold an unknown contamination card. Get the Larva out.',
    hint: 'Surgery removes the Larva and every infected card. It costs a light wound, and then you pass.',
    solved: 'Out, and every infected card with it. Go there before the end: infected people seldom survive it.',
    answers: {
      grown: 'You scanned an infected card with a Larva inside you. That’s deadly.',
      inside: 'The Larva is still inside you.',
    },
  },
  larvaClock: {
    title: 'The clock inside',
    task: 'You carry a Larva and an unknown contamination card. Get rid of the Larva this turn.',
    hint: 'The Canteen scans your hand, and an infected card would kill you. Which room cleans you without that?',
    solved: 'Surgery takes out Larva and infected cards alike. With a Larva inside, scan nowhere else.',
    answers: {
      hatched: 'The card was infected, and the Larva hatched. You’re dead.',
      inside: 'The Larva is still inside you.',
    },
  },
  bleedOut: {
    title: 'No blood left',
    task: 'You have three serious wounds, one is bleeding, and the room is on fire. Live to see the next round.',
    hint: 'Any further wound kills. One comes from the fire, one from passing while you bleed.',
    solved:
      'Dressed and out of the fire. With an injured hand, using an item costs an extra card: you had just enough.',
    answers: {
      burned: 'You ended your turn in the fire, and that wound was one too many.',
      bled: 'You passed while bleeding, and that wound was one too many.',
    },
  },
} as const
