/** English for the lessons and puzzles of this group. */

export const fighting = {
  shootFirst: {
    title: 'Don’t touch it',
    task: 'Kill the Larva without touching it.',
    hint: 'Shooting costs a card and one ammo. Melee contaminates you even when it hits.',
    solved: 'One hit is enough for a Larva, and five of six faces hit it.',
    answers: {
      touched: 'It touched you, and you carry contamination now. That card may turn out to be infected.',
      alive: 'The Larva is still alive. Your turn is over.',
    },
  },
  emptyGun: {
    title: 'Click',
    task: 'Your rifle is empty and a wounded Creeper is here. Finish it this turn.',
    hint: 'An Energy Charge fills an energy weapon. Then shoot.',
    solved: 'Dead. Its injuries stay on it, so every hit makes the next check easier.',
    answers: {
      touched: 'It got at you, and now you’re contaminated. Reload while you still can.',
      alive: 'The Creeper is still alive. Your turn is over.',
    },
  },
  nextDoor: {
    title: 'Next door',
    task: 'A Creeper and a Larva are next door. Clear that room without going in.',
    hint: 'A Grenade hurts its target twice and everything else there once. A Larva needs one, the Creeper more.',
    solved: 'Both are dead. Aim at what’s hard to kill, and let the shrapnel do the rest.',
    answers: {
      wrongOne: 'The Larva got both hits, and the Creeper shrugged off the shrapnel.',
      inside: 'Now you’re in there with them. A Grenade reaches the next room.',
      waiting: 'They’re still there, and they won’t stay there.',
    },
  },
  fullHand: {
    title: 'A full hand',
    task: 'The corridor ahead is noisy. Walk into the Cabins without being caught by surprise.',
    hint: 'What appears has a number. If you hold fewer cards than that, it attacks at once.',
    solved: 'Its number was 3, and you held three cards. Keep cards in hand when you walk into noise.',
    answers: {
      surprised: 'It surprised you: you held fewer cards than its number. Cards you’ve already spent don’t count.',
      stayed: 'You’re still in the Hibernatorium. Your turn is over.',
    },
  },
  cornered: {
    title: 'Cornered',
    task: 'Three serious wounds: the next one kills you, and a Breeder is here. Survive this round.',
    hint: 'You can’t kill it in time, and if you leave, it strikes. Can you make it leave?',
    solved: 'The Fire Extinguisher drove it off. When you can’t win a fight, end it.',
    answers: {
      killed: 'It killed you. A shot hardly ever stops a Breeder in time.',
    },
  },
  threeLarvae: {
    title: 'Three at one blow',
    task: 'Kill all three Larvae this turn without touching any. You have one shot and one Grenade.',
    hint: 'One hit kills a Larva, and a Grenade hits everything in a room. Where are two of them?',
    solved: 'The Grenade for the crowd, the shot for the last one. All clean.',
    answers: {
      touched: 'One of them touched you, and you’re contaminated.',
      wasted: 'Some of them are left. The Grenade belongs where most of them are.',
    },
  },
  bareHands: {
    title: 'No gun, two cards',
    task: 'A Larva is next door. Kill it without touching it: you have no weapon, two cards and three items.',
    hint: 'You’d have to carry a Flamethrower in. What can be thrown from here?',
    solved:
      'Crafted, thrown, done: the Molotov Cocktail saved you the walk. Every action costs cards, so count them first.',
    answers: {
      noCards: 'It’s still alive, and your cards are gone.',
      touched: 'It touched you. Going in there was the mistake, whatever you held.',
    },
  },
} as const
