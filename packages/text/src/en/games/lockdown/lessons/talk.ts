/** English for the lessons and puzzles of this group. */

export const talk = {
  lookAtTheLiar: {
    title: 'Look at the liar',
    task: 'The Sentry says: “I hold Green and Blue.” You’re in the Archive. Find out.',
    hint: 'The Archive shows you one token of any player. Look at the Sentry’s first one.',
    solved: 'Grey! The Sentry lied, and now you know that Grey can’t be active.',
    answers: {
      believed: 'You never looked, so you have to take their word for it.',
      pool: 'True, but it doesn’t tell you whether the Sentry is lying.',
    },
  },
  readHisOrders: {
    title: 'Read the objective',
    task: 'The Sentry has sent a signal and says: “I only want to go home.” Find out what the Sentry is really after.',
    hint: 'The Transmitter Control Room shows you the objective of somebody who has sent a signal.',
    solved: 'Settle the Score: the Sentry wants you dead. Nobody but you knows that you know.',
    answers: {
      believed: 'You never looked. Don’t ride an elevator with the Sentry.',
      signal: 'Your own signal is sent, but you still don’t know what the Sentry is after.',
    },
  },
  whoLiesAboutPods: {
    title: 'Who is lying? The pods',
    task: 'The Sentry says: “Red is active. Take the pod.” Your signal is sent, your Knowledge is 6, and you saw the Sentry’s tokens. Choose your way out.',
    hint: 'You saw Red with the Sentry: a lie. Two tokens are unseen, Grey and one Blue. Which of them can hurt you?',
    solved: 'Locked in: Blue spares you, Grey kills only in pods. The Sentry told you the opposite of the truth.',
    answers: {
      grey: 'The Sentry holds Red, so only Grey or Blue can be active, and Grey kills in pods.',
      late: 'The round is over, and you’re not safe.',
    },
  },
  whoLiesAboutTheRoom: {
    title: 'Who is lying? The room',
    task: 'The Sentry says: “Stay here and lock yourself in, pods kill.” You hold Grey yourself, and your Knowledge is 6. Pod A leaves this round.',
    hint: 'Grey exists once, and you hold it, so pods can’t kill you. Unseen are Red and one Yellow.',
    solved: 'Away. The only code that kills in pods lay in your own hand.',
    answers: {
      late: 'The round is over, and you’re still here.',
      red: 'Only Red or Yellow could be active, and Red kills everyone who is locked in.',
    },
  },
  whoLiesAboutTheCode: {
    title: 'Who is lying? The code',
    task: 'The Sentry says: “Blue is active, you’re safe.” Your signal is sent, your Knowledge is 4. All pods leave this round. Get home whatever is true.',
    hint: 'Blue or Yellow: you can’t tell. Blue spares you; Yellow spares you at Knowledge 5 or more. One card is enough.',
    solved: 'You’re safe from both. When you can’t find out who’s lying, make it not matter.',
    answers: {
      late: 'The round is over, and you’re still here.',
      yellow: 'Yellow could be active as well, and with Knowledge 4 it kills you.',
    },
  },
  whoLiesAboutTheLaunch: {
    title: 'Who is lying? The launch',
    task: 'The Janitor says: “The token on 8 says NONE.” You know the tokens on 10, 6, 4 and 2: NONE, NONE, B, C. Get out this round.',
    hint: 'There are seven: A, B, C, two ALL and two NONE. Both NONE are accounted for, and so are B and C.',
    solved: 'It could only be A or ALL, and both send your pod. Counting beats believing.',
    answers: {
      late: 'The round is over, and you’re still here.',
      locked: 'Three of four corridors were noisy. Your pod was certain to leave.',
    },
  },
} as const
