/** English for the lessons and puzzles of this group. */

export const objectives = {
  proofInHand: {
    title: 'Both hands full',
    task: 'Your objective wants a carcass, and your pod leaves this round. You carry a gun and a crowbar. Leave with proof.',
    hint: 'You have two hands. Dropping something is free; picking up costs one card, the pod two.',
    solved:
      'You left with the carcass. Surviving is only half of winning: check what your objective asks before the lid shuts.',
    answers: {
      empty: 'You didn’t leave with the carcass, and your objective asks for it.',
    },
  },
  whichEnvelope: {
    title: 'Which objective?',
    task: 'Every corridor into the Archive is noisy: going in brings the first encounter. Keep the objective you can fulfill.',
    hint: 'You’ve sent a signal, and your Knowledge is 7. One of your objectives asks for just that; the other for a death.',
    solved: 'You kept what was nearly done. At the first encounter, ask what’s true already, not what sounds best.',
    answers: {
      other: 'Conflict of Interest asks for somebody’s death. The other one was fulfilled already.',
    },
  },
} as const
