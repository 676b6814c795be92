/** The ways out, and what they need. */

export const wayWords = {
  title: 'Ways out',
  lastNews: 'News',
  rounds: '{rounds, plural, =1 {last round} one {# round left} other {# rounds left}}',
  opensIn: '{rounds, plural, =1 {opens next round} one {opens in # round} other {opens in # rounds}}',
  away: '{steps, plural, =0 {you’re there} one {# room away} other {# rooms away}}',
  behindDoor: 'behind a closed door',
  notFound: 'not found yet',
  roomNotFound: '{room}: not found yet',
  best: 'best',
  bestSays: 'Best for you as far as you know: how soon it opens, how near it is, and whether it would save you.',
  yours: 'you’re in it',
  another: 'closed: you’ve gone another way',
  open: 'open',
  openCount: '{n, plural, =0 {none open} one {# open} other {# open}}',
  takes: 'What it takes',
  met: {
    yes: 'done',
    no: 'missing',
    unknown: 'unknown to you',
  },
  asFar: 'As far as you can tell.',
  needs: {
    noIntruder: {
      label: 'No creature in the room',
      lacks: 'a creature is there',
    },
    repaired: {
      label: 'No malfunction in the room',
      lacks: 'broken: repair it first',
    },
    noSelfDestruct: {
      label: 'No Self-Destruct running',
      lacks: 'stop the Self-Destruct first',
    },
  },
} as const
