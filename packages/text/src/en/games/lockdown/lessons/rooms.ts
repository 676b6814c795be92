/** English for the lessons and puzzles of this group. */

export const rooms = {
  halfTheParts: {
    title: 'Half the parts',
    task: 'All you have is Clothes. Make an Enviro-Suit this turn.',
    hint: 'Crafting needs two matching items; in the Repository one is enough.',
    solved: 'One coat and a shelf full of tools. Bring half the parts here and leave with the whole thing.',
    answers: {
      nothing: 'Your turn is over, and you have no suit.',
    },
  },
  noAir: {
    title: 'No air',
    task: 'The Queen is in a room with a Technical Corridors Entrance, two rooms away. Kill her without firing a shot.',
    hint: 'The Vent Control Room shuts one such room. When everybody has passed, everything in it dies.',
    solved: 'She had armor, but no air. Make sure that nobody else is inside.',
    answers: {
      friend: 'The Janitor was in that room.',
      lives: 'The Queen is alive.',
    },
  },
  dressForMars: {
    title: 'A suit for Mars',
    task: 'The gate is open, the Rover gone. You’re in the Guard Room at the exit with four cards. Reach the Bunker this turn.',
    hint: 'The Guard Room gives a Taser or an Enviro-Suit. One of them gets you to the Bunker.',
    solved: 'Nothing was near, nothing was noisy: the walk was safe. With noise around it wouldn’t have been.',
    answers: {
      bare: 'Nobody crosses Mars without the Rover or a suit.',
      taser: 'A Taser doesn’t help outside. You needed the Enviro-Suit.',
    },
  },
  threeInTwoHands: {
    title: 'Three things, two hands',
    task: 'Take the egg this turn, and keep both the gun and the flashlight.',
    hint: 'Duct Tape joins two heavy items into one hand. It doesn’t hold eggs.',
    solved: 'Gun and flashlight in one hand, the egg in the other.',
    answers: {
      dropped: 'You gave something up. What is in your bag could have held it.',
    },
  },
} as const
