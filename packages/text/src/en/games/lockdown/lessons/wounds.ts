/** English for the lessons and puzzles of this group. */

export const wounds = {
  larvaNoRest: {
    title: 'No time to rest',
    task: 'A Larva is growing in you, and you hold a contamination card. Get rid of both.',
    hint: 'Rest scans your hand. If the card is infected, the Larva in you hatches. This room cleans without asking.',
    solved: 'Clean: the Decontamination Room takes the Larva and every infected card.',
    answers: {
      carried: 'You still carry the Larva, and your turn is over.',
      hatched: 'The card was infected, and the Larva in you hatched. You’re dead.',
    },
  },
  blindAtTheTerminal: {
    title: 'Blind at the terminal',
    task: 'The lights are on, but your eyes are injured: for you it’s dark. Learn something at the computer this turn.',
    hint: 'A dressed wound no longer has an effect. Clothes can dress one.',
    solved: 'Knowledge 2. Dressed wounds still count, but they no longer hinder.',
    answers: {
      blind: 'With injured eyes you’re in the dark, and a computer needs light.',
    },
  },
  stopTheBleeding: {
    title: 'Which wound first?',
    task: 'You have three serious wounds, and one of them is bleeding. Be alive when the next round begins.',
    hint: 'With three serious wounds any further wound kills, and bleeding hurts you when you pass.',
    solved: 'The bleeding is dressed. Treat the wound that brings the next one.',
    answers: {
      bled: 'You passed, bled, and that was one wound too many.',
    },
  },
  fireAtThePod: {
    title: 'Fire at the pod',
    task: 'The pod leaves this round. The room is on fire, and you have three serious wounds. Get home.',
    hint: 'Entering ends your turn, and anyone who ends a turn in a burning room takes a wound first. Put it out.',
    solved: 'The fire is out, and you’re in. Fire counts at the end of every turn, even the last.',
    answers: {
      burned: 'You climbed in from a burning room: one more wound, and that was the fourth.',
      stayed: 'The pod left without you.',
    },
  },
  cleanBeforeHome: {
    title: 'Clean before home',
    task: 'A Larva is in you, a contamination card in your hand. Pod A next door leaves this round. Get home alive.',
    hint: 'At the end, an infected survivor may die. This room cleans you for two cards; getting to the pod and into it costs three.',
    solved: 'Clean and away. The last check comes after the launch, when it’s too late to wash.',
    answers: {
      hatched: 'The card was infected, and the Larva hatched before you left.',
      late: 'The pod left without you.',
    },
  },
  underThree: {
    title: 'Under three',
    task: 'The room is on fire, and you have three serious wounds, one of them dressed. You have one action. Survive your turn.',
    hint: 'With three, dressed or not, any further wound kills. Only healing brings you under three, and only a dressed wound heals.',
    solved: 'Two left: the fire costs a light wound, not your life.',
    answers: {
      burned: 'Dressed wounds count too: with three of them the fire killed you.',
      met: 'Every corridor out there was noisy. Something came, and you couldn’t take a scratch.',
    },
  },
} as const
