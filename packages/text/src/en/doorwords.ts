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
  drafting: 'choosing characters',
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
    lockdown: 'Under Mars, in the dark. In the making: it cannot be played yet.',
  },
  soon: 'in the making',
  seatsSay: 'Each seat is for a person or a bot. A bot can make way for a person later, and the other way round.',
  nameSays: 'What the others call you. It can be changed at the table.',
  boardAndMode: 'Board and mode',

  // the lobby
  qr: { join: 'QR code: join this table', watch: 'QR code: watch this table', own: 'QR code: go on with your seat' },
  qrSays: 'A phone’s camera opens the link.',
  onlyHere:
    'This address only leads here on this very device. To play with others, open the page by the address they can reach.',

  // who one may become
  ownCards: 'Only in this deck',
  inBoth: 'In both decks',
  beginsWith: 'Begins with',
  canEarn: 'Can earn',
  style: {
    captain:
      'Leads from the middle of the group: moves others, gives everybody cards, and fires six shots before asking. Strong as long as people are near.',
    pilot:
      'Finds out where the ship is heading and what lies behind closed doors, and uses rooms without a computer at no cost. Weak in a fight.',
    scientist:
      'Works through computers: uses rooms from afar, bars them to others, and sees danger coming. Best kept out of every fight.',
    scout: 'Goes first and quietly, finds items where others find none, and gets out of a fight with a card in hand.',
    soldier: 'Kills things. Aims, empties the magazine, shrugs off what would stop others, but repairs slowly.',
    mechanic: 'Repairs quickest, walks through the technical corridors, and sets rooms on fire on purpose.',
  } as Record<string, string | undefined>,

  // what one plays for
  envelopesSay: 'Only you may read them. When the first intruder comes you keep one, and nobody learns which.',
  personal: 'Personal',
  corporate: 'Corporate',
  solo: 'Solo',
  holdToLook: 'Hold to look',
  pressToLook: 'Press to look',
  putBack: 'Put them back',
  onlyMine: 'Only you see this.',
  sharedScreen: 'Others see this screen too: it shows only while you hold.',
  keepSays: 'The other is put aside, unread by anybody. This cannot be taken back.',
  needs: 'What it needs',
  survive: 'your Character survives',
  reach: {
    sure: 'done',
    now: 'as things stand',
    open: 'still to do',
    lost: 'out of reach',
  },
  reachSays: 'As far as you can know.',
  playerIs: (number: number, who: string) => `Player ${number} is ${who}.`,
  playerIsYou: (number: number) => `Player ${number} is you.`,
  survivesMars: 'Hibernating on the way to Mars does not kill you either.',
  allOf: 'all of these',
  anyOf: 'one of these',
  how: {
    survive: 'Hibernate before the jump, or leave in an escape pod. Then pass the last check for contamination.',
    signal: 'Use the Comms Room yourself.',
    allExplored: 'Anybody’s exploring counts.',
    destination: 'The course must lead there, and at least two engines must work.',
    soleSurvivor: 'Nobody but you may be alive in the end.',
    playerDead: 'However it happens.',
    othersSurvive: 'Somebody else hibernates or leaves in a pod, and lives.',
    nestDestroyed: 'No egg is left in the Nest, or the ship is gone.',
    shipDestroyed: 'The self-destruct, fire, breakdowns or broken engines end it. Be in a pod by then.',
    killed: 'Anybody may do it; losing the ship does it too.',
    weakness: 'Analyse it in the Laboratory. Anybody may do it.',
    weaknesses: 'Analyse things in the Laboratory. Anybody may do it.',
    leftWith: 'It fills a hand until you are gone.',
    leftByPod: 'Pods are locked at first: unlock one and enter it.',
    items: 'In your hands and your inventory when you leave.',
    objectIn: 'Carry it there and put it down.',
    seriousWounds: 'Dressed ones count too.',
    inRoom: 'Be there.',
  },
}
