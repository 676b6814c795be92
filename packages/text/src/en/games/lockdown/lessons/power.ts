/** English for the lessons and puzzles of this group. */

export const power = {
  swapBeforeDark: {
    title: 'Before the lights go out',
    task: 'When this round ends, the highest blue Power token goes dark. Keep the light on in S-02.',
    hint: 'S-02 has token 2, S-01 token 1. The current computer card can swap two tokens.',
    solved: 'S-01 went dark instead. You can’t stop a threshold, but you can choose what it takes.',
    answers: {
      dark: 'S-02 is dark: the highest blue token was still lying there.',
    },
  },
  wakeTheBackup: {
    title: 'Wake the backup',
    task: 'A red threshold comes at the end of the round. Make sure that it takes nothing.',
    hint: 'Red thresholds work only while the Time token is red. The Backup Power Supply next door turns it blue.',
    solved: 'The Time token is blue, and the threshold passed without a flicker.',
    answers: {
      dark: 'The Time token was red, so the threshold took a light.',
    },
  },
  lightThenTerminal: {
    title: 'Light first',
    task: 'The terminal here is dead: S-03 is dark. Learn something from it this turn.',
    hint: 'Bypass turns the power of your section on or off. Then the computer works.',
    solved: 'Knowledge 2. Computers need light, and a Hacker can make it.',
    answers: {
      dark: 'No power, no computer. Your turn is over.',
    },
  },
  currentForTheCage: {
    title: 'Power for the elevator',
    task: 'The elevator is here, but its token is red. Reach S-03 this turn without rolling for noise. You have two cards.',
    hint: 'Neuralink works in any room with power. The current computer card swaps two tokens: give the elevator a blue one.',
    solved: 'S-01 went dark, and the elevator moved. For power, it’s a section like any other.',
    answers: {
      stairs: 'The stairs are dark and empty: you roll for noise.',
      wrongSwap: 'The elevator still has a red token.',
    },
  },
} as const
