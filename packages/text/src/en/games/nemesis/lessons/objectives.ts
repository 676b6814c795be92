/** English for the lessons and puzzles of this group. */

export const objectives = {
  sendIt: {
    title: 'Send it',
    task: 'Many objectives ask for the Signal. Send it.',
    hint: 'The Comms Room does it: two cards, once per game.',
    solved: 'Sent. Everybody sees that you did, and may wonder which objective made you.',
    answers: {
      silent: 'Nothing was sent. Those who need the Signal and never send it can’t win.',
    },
  },
  lookInside: {
    title: 'Look inside',
    task: 'A dead Intruder lies here in the Laboratory. Find out what Intruders are weak against.',
    hint: 'The room’s action looks at whatever is here. Nobody has to carry it first.',
    solved: 'From now on fire hurts them more, and everybody benefits. Corpses and eggs tell other secrets.',
    answers: {
      carrying: 'You carry it around, but nobody has looked inside. It was in the right room already.',
      unknown: 'Nothing is known about them yet.',
    },
  },
  twoGoals: {
    title: 'Make up your mind',
    task: 'Walk into the noise: at the first encounter you keep one objective. The ship is headed for Earth, and time is short.',
    hint: 'Which of the two is nearly done already, and which needs a long walk with a corpse?',
    solved: 'Well chosen. Keep the one that’s nearly done, and stay alive for the rest.',
    answers: {
      corpse: 'A corpse to find, carry and bring to Surgery, with three rounds left: hardly possible.',
      undecided: 'Nothing has met you yet, so both objectives are still open.',
    },
  },
  handsFull: {
    title: 'Hands full',
    task: 'Your objective: leave with an egg. It lies here, a pod is unlocked, and you have three cards.',
    hint: 'Two rifles fill both hands. Dropping something costs nothing.',
    solved: 'A rifle for an egg, and you’ve won. You won’t need a rifle on Earth.',
    answers: {
      emptyHanded: 'You escaped, but without the egg: alive, and yet you lost.',
      stayed: 'You’re still aboard, and your cards are gone.',
    },
  },
  signalThenGo: {
    title: 'One thing first',
    task: 'The ship explodes this round, which your objective wants; it also wants the Signal. Win with five cards.',
    hint: 'Two for the Signal, one for the walk, two for the pod. In which order?',
    solved: 'Sent, gone, won. Read your objective again before you board anything.',
    answers: {
      noSignal: 'You’re safe and have lost: nobody got your Signal.',
      late: 'You didn’t get off the ship in time.',
    },
  },
} as const
