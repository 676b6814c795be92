/** English for the lessons and puzzles of this group. */

export const moving = {
  quietSteps: {
    title: 'Quiet steps',
    task: 'Get into the Canteen without being heard. Three of its four corridors are noisy already.',
    hint: 'Moving carefully costs two cards, and you choose where the noise goes. Choose the quiet corridor.',
    solved: 'Nobody came. One card more is cheap when most results of the die would bring an encounter.',
    answers: {
      heard: 'It was heard: noise in a corridor that is noisy already brings whatever made it.',
      stayed: 'You are still outside the Canteen. Your turn is over.',
    },
  },
} as const
