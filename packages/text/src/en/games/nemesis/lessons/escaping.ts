/** English for the lessons and puzzles of this group. */

export const escaping = {
  lastBerth: {
    title: 'The last berth',
    task: 'The ship jumps when this round ends. Be asleep in the Hibernatorium by then: four cards must do.',
    hint: 'Opening the door costs one card, the way one, the berth two. Waste none.',
    solved: 'You are asleep, and the lid is shut. Count your cards before the last walk, not on it.',
    answers: {
      late: 'The ship jumped without you: whoever is awake then dies. You lacked a card, or the door was shut.',
    },
  },
} as const
