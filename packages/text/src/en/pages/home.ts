/** The words before a game: the page one comes to, who one may become, and what one plays for. */

export const doorWords = {
  // home
  rules: 'Rules',
  replays: 'Replays',
  install: 'Install',
  installSays: 'Coldwake as an app of its own on this device',
  playWithPeople: 'Play with people',
  watch: 'Watch',
  watchTitle: 'Watch a game',
  watchSays: 'A host can pass on a link for onlookers. You see what everybody at the table sees, and no secrets.',
  watchField: 'Link for onlookers, or a code',
  watchGo: 'Go there',
  joinHint: 'A code, an invite link, or your own link to go on with a seat.',
  yourGames: 'Your games',
  noGames: 'None yet. One press above starts a game.',
  offlineToo: 'Plays offline too. No account: your seats are kept in this browser.',

  // my games
  yourTurn: 'Your turn',
  youAreAsked: 'You are asked',
  thinks: (name: string) => `${name} thinks`,
  think: (names: string) => `${names} think`,
  everybodyThinks: 'Somebody thinks',
  round: (round: number) => `Round ${round}`,
  takeIt: 'Take it',
  look: 'Look',
  sitDown: 'Go in',
  atTable: (code: string) => `table ${code}`,

  // replays
  replaysSay: 'Finished games, to look at move by move and through anybody’s eyes.',
  noReplays: 'Games you finish in this browser show here.',
  watchReplay: 'Replay',
  finished: 'Finished',

  // a new table
  game: 'Game',
  gameSays: {
    nemesis: 'Up to five wake up on a ship with something else on board.',
    lockdown: 'Up to five under Mars, where the power fails level by level and the Corporation decides who may live.',
  },
  seatsSay: 'Each seat is for a person or a bot. A bot can make way for a person later, and the other way round.',
  nameSays: 'What the others call you. It can be changed at the table.',
  boardAndMode: 'Board and mode',

  // the lobby
  qr: { join: 'QR code: join this table', watch: 'QR code: watch this table', own: 'QR code: go on with your seat' },
  qrSays: 'A phone’s camera opens the link.',
  onlyHere:
    'This address only leads here on this very device. To play with others, open the page by the address they can reach.',

  // who one may become

  // what one plays for
}
