/** English for the lessons and puzzles of this group. */

export const contingencies = {
  yourOwnToken: {
    title: 'What you hold isn’t active',
    task: 'Two ways out: the Isolation Room here, the pod next door. You hold Code Grey and Code Green. Get home.',
    hint: 'Grey kills those who leave by pod. You hold the only one, so it can’t be the active one.',
    solved:
      'Code Red was active, and it kills those who lock themselves in. A code that exists once and is in your hand can’t be active.',
    answers: {
      locked: 'Code Red was active: it kills everyone who is locked in. Pods were safe, because you hold Grey.',
      stayed: 'You didn’t get out in time.',
    },
  },
  sayYouAreHere: {
    title: 'Say that you’re here',
    task: 'You have seen five contingencies; the only two you haven’t seen are blue. One action is left. What saves you?',
    hint: 'Code Blue kills everyone who has sent no signal. This room sends one.',
    solved: 'The signal is sent. When you know what kills, you know what to do.',
    answers: {
      silent: 'Only Code Blue can be active, and you sent no signal.',
    },
  },
  callAndLeave: {
    title: 'Call, then leave',
    task: 'Only Code Blue can be active. The pods leave this round, and you have five cards. Get home alive.',
    hint: 'Blue kills everyone who has sent no signal. The signal costs two cards, the walk one, the pod two.',
    solved: 'You called, you left, you live. At the end, the contingency is checked before everything else.',
    answers: {
      late: 'The round is over, and you’re still here.',
      silent: 'You left, but Code Blue was active and you had sent no signal.',
    },
  },
} as const
