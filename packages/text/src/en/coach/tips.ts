/** What a thing means when it is met for the first time: a line for each. */
export const tipWords = {
  title: 'Tips',
  says: 'The first time you meet something, one line says what it means for you. Each is shown once.',
  firstTime: 'First time',
  gotIt: 'Got it',
  noMore: 'No more tips',
  met: 'Things you have met',
  noneMet: 'Nothing yet.',
  again: 'Show all tips again',
} as const

export const tipsOf = {
  noise: {
    name: 'Noise',
    means: 'A marker is only a warning. When this corridor is rolled again, something comes out of it.',
  },
  danger: {
    name: 'Danger',
    means:
      'Everything next door comes in, unless it’s in combat there. If nothing can come, every corridor around the room becomes noisy.',
  },
  encounter: {
    name: 'Encounter',
    means: 'A token from the bag says what comes. Its number says how many cards you should be holding.',
  },
  surprise: {
    name: 'Surprise attack',
    means: 'With fewer cards in hand than the number on its token, you’re attacked at once. Cards in hand protect you.',
  },
  combat: {
    name: 'Combat',
    means:
      'Something is in your room. It attacks if you run, or when the round ends if you stay. Shoot, strike or leave.',
  },
  lightWound: { name: 'Light wound', means: 'The third light wound turns all three into one serious wound.' },
  seriousWound: {
    name: 'Serious wound',
    means: 'It hinders you until it’s dressed. With three of them, any further wound kills you.',
  },
  contamination: {
    name: 'Contamination',
    means: 'This card takes up space in your hand, pays for nothing and may say that you’re infected. Get it scanned.',
  },
  larva: {
    name: 'Larva',
    means: 'A Larva lives in you. If a scan then finds you infected, you die. Have it removed before the end.',
  },
  slime: { name: 'Slime', means: 'For you, Silence on the noise die now counts as Danger. Get clean.' },
  fire: {
    name: 'Fire',
    means: 'Everybody who ends a turn in a burning room gets a light wound. Too many fires destroy everything.',
  },
  malfunction: {
    name: 'Malfunction',
    means: 'The action of this room doesn’t work until somebody repairs it. Too many malfunctions destroy everything.',
  },
  door: { name: 'Closed door', means: 'Nobody walks through it. What hunts you breaks it instead of coming in.' },
  interruption: {
    name: 'Interruption',
    means: 'A card may stop this. Everybody who could hold such a card is asked, so nobody learns who does.',
  },
  eventPhase: {
    name: 'Event phase',
    means: 'Everybody has passed. Time runs, attackers strike, fires burn, one event happens, and the bag changes.',
  },
  firstContact: {
    name: 'Choosing an objective',
    means: 'Each player keeps one objective and discards the other. You win only if you fulfill yours.',
  },
  selfDestruct: {
    name: 'Countdown',
    means: 'Every round brings the explosion closer. At the end, everybody who is still here dies.',
  },
} as const
