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
  seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  code: 'Code',
  join: 'Join',
  fanWork: 'Unofficial fan work. Game design by Adam Kwapiński.',
  iconCredit: 'Icons:',
  tableCode: 'Table code',
  waitingForCrew: (open: number) => (open === 1 ? 'Waiting for 1 more' : `Waiting for ${open} more`),
  crewComplete: 'The crew is complete',
  invite: 'Invite people',
  inviteLink: 'Invite link',
  inviteHint: 'Whoever opens the link takes a free seat.',
  noSeatLeft: 'Every seat is taken.',
  start: 'Start',
  startGame: 'Start the game',
  hostStarts: (name: string) => `${name} starts the game.`,
  invitedBy: (name: string) => `${name} keeps a seat for you`,
  sitDown: 'Sit down',
  freeSeat: 'Free seat',

  // the end
  titleOver: 'It is over — Coldwake',
  outOf: (n: number, of: number) => `${n} of ${of}`,
  endFacts: (rounds: number, explored: number, of: number) =>
    `won · ${rounds === 1 ? '1 round' : `${rounds} rounds`} · ${explored} of ${of} rooms explored`,
  aimsMet: (rounds: number, explored: number, of: number) =>
    `objectives fulfilled · ${rounds === 1 ? '1 round' : `${rounds} rounds`} · ${explored} of ${of} rooms explored`,
  aliveAtTheEnd: (n: number) =>
    n === 0 ? 'Nobody was alive at the end' : n === 1 ? '1 was alive at the end' : `${n} were alive at the end`,
  awakeIn: (room: string) => `Awake in ${room}`,
  diedIn: (room: string) => `Died in ${room}`,
  won: 'won',
  lost: 'lost',
  theChecks: 'What decided it',
  objectiveOf: 'Objective',
  toHome: 'Back to the tables',
}
