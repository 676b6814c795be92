/** The words before a game: the page one comes to, who one may become, and what one plays for. */

export const doorWords = {
  // home
  rules: 'Rules',
  learn: 'Learn',
  neverPlayed: 'Never played?',
  learnFast: 'Learn in 10 minutes',
  learnSays: 'A coach leads you through three rounds that you play yourself.',
  firstWatchDone: 'You know the basics now.',
  playOnOrLearn: 'Play on with two bots that mean well, or learn the other game.',
  playOnSays: 'Play on with two bots that mean well.',
  playGentle: 'Play a gentle game',
  learnOn: 'Go on where you left off',
  lessons: 'Lessons and puzzles',
  lessonsSay: 'Two minutes each, on the real board.',
  replays: 'Replays',
  install: 'Install',
  installSays: 'Install Coldwake as an app on this device',
  playWithPeople: 'Play with people',
  soundOffer: 'Turn on sound?',
  soundOn: 'Turn on',
  soundNo: 'No sound',
  watch: 'Watch',
  watchTitle: 'Watch a game',
  watchSays: 'A host can share a link for onlookers. You see what everyone at the table sees, but no secrets.',
  watchField: 'Link for onlookers, or the code of a finished game',
  watchGo: 'Go there',
  joinHint: 'A code, an invite link, or your own link to return to your seat.',
  yourGames: 'Your games',
  offlineToo: 'Works offline too. No account needed: your seats are saved in this browser.',

  // my games
  yourTurn: 'Your turn',
  youAreAsked: 'Your choice',
  thinks: '{name} is thinking',
  think: '{names} are thinking',
  everybodyThinks: 'Someone is thinking',
  round: 'Round {round}',
  takeIt: 'Take it',
  look: 'Look',
  sitDown: 'Go in',
  atTable: 'table {code}',

  // replays
  replaysSay: 'Rewatch finished games move by move, through anyone’s eyes.',
  noReplays: 'Games you finish in this browser show up here.',
  watchReplay: 'Replay',
  finished: 'Finished',
  youWon: 'you won',
  youLost: 'you lost',

  // a new table
  game: 'Game',
  gameSays: {
    nemesis: 'Up to five players wake up on a ship with something else on board.',
    lockdown:
      'Up to five players under Mars, where the power fails section by section and the Corporation decides who may live.',
  },
  seatsSay: 'Each seat is for a person or a bot. You can swap one for the other later.',
  nameSays: 'The name the others see. You can change it at the table.',
  boardAndMode: 'Board and mode',

  // the lobby
  qr: { join: 'QR code: join this table', watch: 'QR code: watch this table', own: 'QR code: return to your seat' },
  qrSays: 'Point a phone’s camera at it to open the link.',
  onlyHere: 'This address only works on this device. To play with others, open the page at an address they can reach.',

  // who one may become

  // what one plays for
} as const
