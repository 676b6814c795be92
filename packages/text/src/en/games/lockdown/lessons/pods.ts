/** English for the lessons and puzzles of this group. */

export const pods = {
  fullPod: {
    title: 'One to a pod',
    task: 'You saw that all pods leave this round. The Janitor is already in pod A. Leave too.',
    hint: 'Every pod takes one. The room of pod B is next door, and you have three cards.',
    solved: 'Both away. A pod takes one, so know where the next one is.',
    answers: {
      full: 'Pod A was full, and you stayed behind.',
    },
  },
  notThisOne: {
    title: 'Not this one',
    task: 'The pod is right here, but you’ve seen that none leaves this round. You hold Code Red and have three serious wounds. Get home.',
    hint: 'If your pod stays, you’re thrown out with a serious wound. Red is yours: lock yourself in next door.',
    solved: 'Locked in and safe: Code Red lay in your own hand.',
    answers: {
      back: 'No pod left. You were thrown out, and one more wound was too many.',
      stayed: 'You didn’t get out in time.',
    },
  },
  moveTheLaunch: {
    title: 'Bring the launch forward',
    task: 'Time is at 3: no launch this round. You know that the token on 2 sends pod A. Leave this round.',
    hint: 'The CSS Control System may move a token by one space, even onto this round’s space.',
    solved: 'The pod left a round early. The timetable is only a row of tokens.',
    answers: {
      closed: 'Without a token on this round’s space, you can’t enter a pod.',
    },
  },
  clearThePodRoom: {
    title: 'The Queen in your seat',
    task: 'The Queen is in the room of your pod, which leaves this round. You know Herding and have four cards.',
    hint: 'The current computer card drives everything out of one room. With Herding you choose where she goes: not to you.',
    solved: 'She left, and so did you. Look for the option that moves the monster instead of you.',
    answers: {
      late: 'The round is over, and the pod is gone.',
      met: 'You walked into the Queen, and nobody boards a pod in combat.',
    },
  },
  brokenPod: {
    title: 'It should work',
    task: 'The room of your pod is broken, the pod leaves this round, and you have one action left this turn. Use it to leave.',
    hint: 'Repairing is an action too. One of your cards lets you use a broken room as if it worked.',
    solved: 'Held together by hope, but it flew.',
    answers: {
      late: 'The round is over, and the pod is gone.',
    },
  },
} as const
