/** English for the lessons and puzzles of this group. */

export const escaping = {
  distraction: {
    title: 'Throw something',
    task: 'An Adult stands before you. Leave without being attacked.',
    hint: 'If you run, you’re attacked first. With Distraction you give up an item, and nothing attacks.',
    solved: 'The thing in your bag was worth less than your skin.',
    answers: {
      bitten: 'Running means one attack from everything in the room before you’re out.',
    },
  },
  shutItIn: {
    title: 'Shut it in',
    task: 'An Adult is in the Alert Room between you and the Janitor. End the round with nobody in combat.',
    hint: 'Quarantine closes every door of one room. Anything that wants to move then only breaks a door.',
    solved: 'It broke a door and stayed. A closed door is one round of life.',
    answers: {
      came: 'It moved, and now somebody is in combat.',
    },
  },
  clearTheCorridor: {
    title: 'Before you lock the door',
    task: 'One corridor of the Isolation Room is noisy. Lock yourself in for certain, with three cards.',
    hint: 'You roll for noise when you lock yourself in. With no noisy corridor and nothing next door, nothing can come.',
    solved: 'Silence outside, and the bolt is shut. First remove the noise, then roll.',
    answers: {
      heard: 'The die found the noisy corridor, and something came out of it.',
      late: 'The round is over, and you’re outside.',
    },
  },
} as const
