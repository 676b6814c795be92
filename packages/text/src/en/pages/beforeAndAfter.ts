/** The words of the pages before a game and after it. */

export const pageWords = {
  // the door and the lobby
  theShip: 'The ship',
  shipPitch: 'You woke early. Something else did too. Get home, or make sure nobody does.',
  facilityPitch: 'Three levels under Mars. The lights are going out, one level at a time.',
  newTable: 'New table',
  openTheTable: 'Open the table',
  readyToStart: 'Ready to start',
  underWay: 'Under way',
  seatsTaken: '{taken} of {all} seats taken',
  code: 'Code',
  join: 'Join',
  fanWork: 'Unofficial fan work. Game design by Adam Kwapiński.',
  iconCredit: 'Icons:',
  tableCode: 'Table code',
  waitingForCrew: 'Waiting for {open} more',
  crewComplete: 'The crew is complete',
  invite: 'Invite people',
  inviteLink: 'Invite link',
  inviteHint: 'Anyone who opens the link can take a free seat.',
  noSeatLeft: 'Every seat is taken.',
  start: 'Start',
  startGame: 'Start the game',
  hostStarts: '{name} starts the game.',
  invitedBy: '{name} saved you a seat',
  sitDown: 'Sit down',
  freeSeat: 'Free seat',

  // the end
  titleOver: 'It’s over — Coldwake',
  outOf: '{n} of {of}',
  endFacts: 'won · {rounds, plural, one {# round} other {# rounds}} · {explored} of {of} rooms explored',
  aimsMet:
    'objectives fulfilled · {rounds, plural, one {# round} other {# rounds}} · {explored} of {of} rooms explored',
  aliveAtTheEnd:
    '{n, plural, =0 {Nobody was alive at the end} one {# person was alive at the end} other {# people were alive at the end}}',
  awakeIn: 'Awake in {room}',
  diedIn: 'Died in {room}',
  won: 'won',
  lost: 'lost',
  theChecks: 'What decided it',
  objectiveOf: 'Objective',
  toHome: 'Back to the tables',
} as const
