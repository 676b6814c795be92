/** The words around a running game: who is there, time, taking back, deciding together, being called. */

export const tableWords = {
  // taking back
  takeBack: 'Take back',
  changeAnswer: 'Change my answer',
  undone: 'undone',
  lineOptions: (line: string) => `Options for: ${line}`,
  goBack: 'Go back to before this',
  askToGoBack: 'Ask everybody to go back to before this',
  goBackHint: 'This and everything after it is undone.',
  askToGoBackHint: 'This and everything after it is undone once everybody agrees.',

  // deciding together
  waitingFor: (names: string) => `Waiting for ${names}`,
  withdraw: 'Withdraw',
  proposeRules: 'Go on by newer rules',

  // who is there
  bot: 'bot',
  bots: {
    random: { name: 'Sleepwalker', says: 'a bot that does anything the rules allow, at random.' },
    cadet: { name: 'Cadet', says: 'a bot that means well, is short of sight, and errs now and then.' },
    officer: { name: 'Officer', says: 'a bot that plays for its objective and its life, and weighs every risk.' },
  } as Record<string, { name: string; says: string } | undefined>,
  botFor: (name: string, level: string) => `${level} for ${name}`,
  standsInFor: (name: string) => `A bot stands in for ${name}`,
  standsInForYou: 'A bot plays for you. Your next choice takes the seat back.',
  seatOpen: 'Your seat is open: somebody else can take it until you are back.',
  imBack: 'I am back',
  pausedNow: 'Paused',
  endedNow: 'Ended',
  paused: 'The game is paused.',
  pausedByHost: (name: string) => `The game is paused until ${name} lets it go on.`,
  endedByHost: (name: string) => `${name} has ended the game.`,
  ended: 'The game was ended.',
  watching: 'You are watching',
  watchingBehind: (time: string) => `You are watching · ${time} behind`,

  // time
  timeLeft: 'Time left',
  timeUp: 'Time is up',
  timeThen: { wait: '', decision: 'then a bot answers', seat: 'then a bot takes over' },
  hurry: (time: string) => `Hurry: ${time} left`,

  // being called
  talk: 'Talk',
  tableTalk: 'Table talk',
  more: 'More',
  unread: (n: number) => (n === 1 ? '1 unread' : `${n} unread`),
  said: (name: string, words: string) => `${name}: ${words}`,
  calledTo: (code: string) => `Table ${code} is waiting for you.`,

  mySeat: 'My seat',
  hosting: 'Host this table',

  // no longer there
  shownOut: 'Somebody else has taken this seat, as the others agreed. If it is yours, ask them to open it again.',
  shownOutWatching: 'The link for onlookers has changed. Ask the host for the new one.',
  dropped: 'The server has closed the line: this page sent too much. Reload it to go on.',
  toTheDoor: 'To the door of the table',
  stoodUp: 'The host has freed your seat. You may take one again.',
  rulesAway:
    'This game began by earlier rules, which lie on the server. Go online once and try again; nothing of it is lost.',
  twoSeats: 'This link brings another place at a table where you already have one.',
  twoSeatsSays: 'This browser keeps one of them. Back to the other one leads only its own link.',
  keepMine: 'Keep the one I have',
  useLink: 'Take the one of the link',

  // what a question shows
  here: 'here',
  eggsHere: (n: number) => (n === 1 ? '1 egg in the nest' : `${n} eggs in the nest`),
  weaknessUnknown: 'its weakness is not known yet',
  setNow: 'set now',
  madeFrom: (one: string, other: string) => `from ${one} and ${other}`,
  seriousCount: (n: number) => (n === 1 ? '1 serious wound' : `${n} serious wounds`),
  rolled: (face: string) => `Rolled: ${face}`,
  asItLies: 'As it lies',
  changedOrder: 'Changed',
  onTop: 'on top',

  // trading
  dealsWith: (name: string) => `with ${name}`,
  dealsWithYou: 'with you',
  nothingOffered: 'offers nothing yet',
  tradePartner: 'Trade with',
  tradePut: 'Offer',
  tradeTakeBack: 'Take off the table',
  tradeShow: 'Show to the other alone',
  tradeEnd: 'Settle',
  tradeSpent: 'You have made every change that one Trade allows. You can still agree to what is on the table, or stop.',

  // what follows
  shootCosts: 'Spends 1 ammo. The combat die says whether and how hard it hits.',
  meleeCosts: 'You gain a contamination card first. A miss is a serious wound for you.',
  dropMeans: 'Item cards you drop are gone; what is bulky stays in the room.',
  tradeMeans: 'Everybody in this room may trade with everybody, until you end it.',
  attackFirst: 'attack you before you get away. One you do not survive ends the walk.',
  surpriseAbove: (n: number) =>
    `You would hold ${n === 1 ? '1 card' : `${n} cards`}: what comes attacks at once if its token shows more than ${n}.`,
  final: {
    pass: 'your round ends here',
    launch: 'this pod leaves for good',
    hibernate: 'you sleep to the end',
    selfDestruct: 'the countdown starts',
    css: 'you wait in the pod',
    lockIn: 'you are locked in',
    alert: 'the Response Team is called',
    bunker: 'you leave for the bunker',
  },
  holdDown: (what: string) => `Hold: ${what}`,
  pressAgain: (what: string) => `Press again: ${what}`,
  finalMeans: {
    pass: 'You do nothing more this round. The cards you keep stay in your hand.',
    launch: 'Everybody inside leaves the ship. Nobody else gets in, and nobody comes back.',
    hibernate: 'You leave the game until its end. What becomes of the ship becomes of you.',
    selfDestruct: 'The ship will blow up. Soon it cannot be stopped any more.',
    css: 'You discard your hand and pass. The token of this round says which pods leave; in any other you are back, with a serious wound.',
    lockIn: 'You leave the game until its end. If the Facility blows up, so do you.',
    alert: 'The game ends as soon as time leaves that space; whoever is not in safety dies. It cannot be stopped.',
    bunker: 'You leave the game until its end, safe from what becomes of the Facility.',
  },

  // my place
  notNow: (n: number) => `Not possible now (${n})`,
  myDiscard: 'Your discard pile',
  emptyDiscard: 'Nothing discarded yet.',
  outOfView: 'Out of view',
  lookThere: (room: string, what: string) => `Look at ${room}: ${what}`,

  toThisMoment: 'Go to this moment',
}
