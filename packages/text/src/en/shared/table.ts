/** The words around a running game: who is there, time, taking back, deciding together, being called. */

export const tableWords = {
  coach: 'Coach',

  // taking back
  takeBack: 'Take back',
  changeAnswer: 'Change my answer',

  // deciding together
  waitingFor: 'Waiting for {names}',
  withdraw: 'Withdraw',
  proposeRules: 'Switch to newer rules',

  // who is there
  bots: {
    random: 'Random bot',
    cadet: 'Easy bot',
    officer: 'Skilled bot',
    veteran: 'Expert bot',
  } as Record<string, string | undefined>,
  botFor: '{level} for {name}',
  standsInFor: 'A bot stands in for {name}',
  standsInForYou: 'A bot is playing for you. Make any choice to take your seat back.',
  seatOpen: 'Your seat is open: someone else can take it until you’re back.',
  imBack: 'I’m back',
  pausedNow: 'Paused',
  endedNow: 'Ended',
  paused: 'The game is paused.',
  pausedByHost: 'The game is paused until {name} resumes it.',
  endedByHost: '{name} has ended the game.',
  ended: 'The game was ended.',
  watching: 'You’re watching',
  watchingBehind: 'You’re watching · {time} behind',

  // time
  timeLeft: 'Time left',
  timeUp: 'Time is up',
  timeThen: { wait: 'then everyone keeps waiting', decision: 'then a bot answers', seat: 'then a bot takes over' },
  hurry: 'Hurry: {time} left',

  // being called
  talk: 'Talk',
  tableTalk: 'Table talk',
  more: 'More',
  unread: '{n} unread',
  said: '{name}: {words}',
  calledTo: 'Table {code} is waiting for you.',

  mySeat: 'My seat',
  hosting: 'Host this table',

  // no longer there
  shownOut: 'Someone else has taken this seat, as the others agreed. If it’s yours, ask them to open it again.',
  shownOutWatching: 'The link for onlookers has changed. Ask the host for the new one.',
  dropped: 'The server closed the connection because this page sent too much. Reload it to continue.',
  toTheDoor: 'Back to the lobby',
  stoodUp: 'The host freed your seat. You can take a seat again.',
  twoSeats: 'You already have a place at this table, and this link is for another one.',
  twoSeatsSays: 'This browser keeps one of them. You can only get back to the other seat with its own link.',
  keepMine: 'Keep the one I have',
  useLink: 'Take the one from the link',

  // what a question shows
  here: 'here',
  setNow: 'set now',
  rolled: 'Rolled: {face}',
  asItLies: 'As it is',
  changedOrder: 'Changed',
  onTop: 'on top',

  // what follows

  // my place
  notNow: 'Why not…? ({n})',
  myDiscard: 'Your discard pile',
  emptyDiscard: 'Nothing discarded yet.',
  outOfView: 'Out of view',
  lookThere: 'Look at {room}: {what}',
} as const
