/** English for the lessons and puzzles of this group. */

export const moving = {
  firstStep: {
    title: 'First step',
    task: 'Walk into the Canteen. Moving costs one card, which you discard.',
    hint: 'Choose the Canteen on the board, then the card you can spare.',
    solved: 'You’re in, and a corridor is noisy now. The next noise in it brings something out.',
    answers: {
      stayed: 'You haven’t moved. Your turn is over.',
    },
  },
  quietSteps: {
    title: 'Quiet steps',
    task: 'Get into the Canteen without being heard. Three of its four corridors are noisy already.',
    hint: 'Moving carefully costs two cards, and you choose where the noise goes. Choose the quiet corridor.',
    solved: 'Nobody came. One extra card is cheap when most results of the die would bring an encounter.',
    answers: {
      heard: 'You were heard: noise in a corridor that’s noisy already brings something out of it.',
      stayed: 'You’re still outside the Canteen. Your turn is over.',
    },
  },
  company: {
    title: 'In company',
    task: 'Leave the Hibernatorium without rolling for noise.',
    hint: 'You don’t roll when you enter a room where somebody already is. Where is the Captain?',
    solved: 'No roll: two people make no more noise than one. Company is the cheapest silence.',
    answers: {
      rolled: 'You rolled: that room was empty, and empty rooms echo.',
      stayed: 'You’re still in the Hibernatorium. Your turn is over.',
    },
  },
  scouting: {
    title: 'Look before you walk',
    task: 'Explore the unknown room next to you without making noise.',
    hint: 'Reconnaissance is a move without the noise roll. It costs one more card.',
    solved: 'The room is known, and nobody heard you. A door closed behind you: an exploration token can do that.',
    answers: {
      rolled: 'You explored it, but everything on this deck heard you. A plain move always rolls in an empty room.',
      stayed: 'The room next door is as unknown as before.',
    },
  },
  lockedIn: {
    title: 'Behind a door',
    task: 'The door to the Hibernatorium is shut. Be there when your turn is over.',
    hint: 'Nobody walks through a shut door. Your card can open it, or show you a room: choose the door.',
    solved: 'Open, and through. Doors stop Intruders too: they must break one before they come in.',
    answers: {
      peeked: 'You know one more room now, and the door is still shut.',
      elsewhere: 'You’re not in the Hibernatorium. The long way around takes too long.',
    },
  },
  quietRoute: {
    title: 'The quiet way',
    task: 'Reach the Command Center this turn with three cards. Nothing may find you on the way.',
    hint: 'You can afford one careful step. Where is a plain one safe?',
    solved: 'Plain where no corridor was noisy, careful where some were. Spend cards where the die can hurt.',
    answers: {
      heard: 'You were heard: you rolled in a room whose corridors were noisy.',
      stayed: 'You didn’t get there this turn.',
    },
  },
  ducts: {
    title: 'Through the walls',
    task: 'Reach Engine 1 this round. Half the doors are shut, and you have three cards.',
    hint: 'Doors don’t stop you inside the walls. Which room next to you has a way in?',
    solved: 'One step to the entrance, and through. The card ends your round, so make it your last act.',
    answers: {
      stuck: 'You’re stuck. Careful steps are a luxury when every card is planned for.',
    },
  },
  throughCompany: {
    title: 'Stop at a friend’s',
    task: 'Reach Storage this turn without being found. Every corridor around the Captain’s room is noisy.',
    hint: 'Where somebody is, noise doesn’t matter. Save the careful step for the empty room.',
    solved: 'One card to reach the Captain, two for Storage. Rooms with people in them are safe stops.',
    answers: {
      heard: 'You were heard: Storage was empty, and you rolled.',
      stayed: 'You didn’t get there this turn.',
    },
  },
} as const
