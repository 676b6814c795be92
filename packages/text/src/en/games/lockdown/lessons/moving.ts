/** English for the lessons and puzzles of this group. */

export const moving = {
  rideNotWalk: {
    title: 'Ride, don’t walk',
    task: 'Get from S-01 down to Elevator Room S-02 this turn without making any noise.',
    hint: 'The elevator is waiting below. Calling it costs one card, riding another, and nobody rolls for noise.',
    solved:
      'You’re down, and nothing heard you. In the elevator you never roll for noise; on empty stairs you always do.',
    answers: {
      other: 'Your turn is over, and you’re not down there yet.',
      stairs: 'The stairs are dark and empty: anyone who walks in rolls for noise.',
    },
  },
  deadElevator: {
    title: 'No power, no problem',
    task: 'The elevator has no power. Reach Elevator Room S-03 this turn without rolling for noise.',
    hint: 'The Emergency Key calls and moves the elevator even when its power is off.',
    solved: 'You moved the elevator by hand. Cards can do what the power can’t.',
    answers: {
      other: 'Your turn is over, and you’re not in S-03.',
      stairs: 'The stairs are dark, and you roll for noise in every empty room on the way.',
    },
  },
  oneQuietCorridor: {
    title: 'One quiet corridor',
    task: 'Two of the three ways into the Guard Room are noisy. Get in without an encounter.',
    hint: 'Moving carefully costs two cards and needs one corridor without a marker. There is one.',
    solved: 'No die, no visitor. Careful steps work as long as one corridor is still quiet.',
    answers: {
      other: 'You’re still outside, and your turn is over.',
      rolled: 'You rolled, and noise in a corridor that is noisy already brings something out of it.',
    },
  },
  letItFade: {
    title: 'Let it fade',
    task: 'The lights are on in S-02. End the round so that no noise is left anywhere.',
    hint: 'In the light, noise fades from every corridor that touches no room with somebody in it. Join the Janitor.',
    solved: 'Silence. In a lit section, walk away from the noise, and it’s gone when the round ends.',
    answers: {
      other: 'There is still noise in a corridor.',
      rolled: 'You walked into an empty room and made new noise right beside you.',
      stayed: 'You stood right beside it: noise next to a character doesn’t fade.',
    },
  },
} as const
