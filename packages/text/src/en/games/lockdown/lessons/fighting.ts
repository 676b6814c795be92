/** English for the lessons and puzzles of this group. */

export const fighting = {
  larvaOneHit: {
    title: 'One is enough',
    task: 'Shoot the Larva, and keep as many cards as you can.',
    hint: 'The die may offer a second hit for a card. The first one kills a Larva.',
    solved: 'Dead, with two cards left. Cards in hand are your armor; spend them only where they count.',
    answers: {
      spent: 'It’s dead, but the second hit was a card for nothing.',
      stayed: 'The Larva is still here, or has found you.',
    },
  },
  lightAsAWeapon: {
    title: 'Light as a weapon',
    task: 'You have no gun, and a Larva is in the room. Kill it without touching it.',
    hint: 'With Knowledge 3, a Glowstick hurts in a fight: no die, no contamination.',
    solved: 'It shrank from the light and died. Bare hands would have cost you a contamination card.',
    answers: {
      hands: 'Bare hands mean a contamination card, whatever the die says.',
      stayed: 'The Larva is still alive, or has found you.',
    },
  },
  gunsInTheWalls: {
    title: 'Guns in the walls',
    task: 'Two Larvae sit in the Guard Room, and an Adult is with the Janitor in the Archive. Kill the Larvae and hurt nobody.',
    hint: 'The Defense Control Room hits everything in one room, friends too. Choose the room without friends.',
    solved: 'Two Larvae dead, and the Janitor is unhurt. The guns don’t aim, they sweep.',
    answers: {
      friend: 'The guns hit the Janitor as well: a serious wound.',
      other: 'Your turn is over, and the Larvae are alive.',
    },
  },
  lastReagent: {
    title: 'The next wound kills',
    task: 'A Breeder is here, and you have three serious wounds. Survive the round with what you have.',
    hint: 'Any attack may kill you, even on the way out. With Knowledge 5, Reagent drives it away.',
    solved: 'It retreats, and nothing attacks you when the round ends. Don’t fight what you can send away.',
    answers: {
      killed: 'It attacked, and one more wound was too many.',
    },
  },
} as const
