/** What questions of the facility show, and what their answers bring. */

export const facilityAnswerWords = {
  // how a choice goes on
  computerThen: 'You choose one of its three options, and the card goes under the deck.',
  callThen: 'The elevator comes here. Riding it takes another action.',
  rideThen: 'No noise roll. You can offer others in the room a ride.',
  roverThen: 'No roll. The Rover stays at the Bunker, and carries nobody else.',
  suitThen: 'You roll for noise first. If anything comes, you stay.',

  // what an answer is about
  carriedBy: 'carried by {name}',
  carriedByYou: 'carried by you',
  lyingHere: 'lying here',
  fromOne: 'from {item}',
  higherNumber: 'In the dark, the higher number on its token counts.',
  threeForOne: '+{n} Knowledge',
  newWeakness: 'discovers a weakness',
  noNewWeakness: 'discovers no weakness',

  // what a question shows
  computerSays: 'Use one of these. Then the card goes under the deck, and the next one is turned up.',
  rideTo: 'Elevator to {room}',
  rideWith: '{name} rides to {room}',
  givesUp: '{name} wants to analyze what you carry',
  goesDark: '{place} goes dark',
  lightsUp: '{place} lights up',
  staysLit: '{place} stays lit',
  staysDark: '{place} stays dark',
  notLaidYet: 'not placed yet',
  laidNow: 'placing it now',
  wouldFollow: 'After this',
  staysSecret: 'Everyone sees which tokens you look at, but not what they show.',
  turnedUpForAll: 'It’s turned face up for everyone.',
  leaveTokenSays: 'If you leave it, it waits for the next visitor; until then the room can’t be searched.',
  lampSays: 'Spend a use of the flashlight to roll the advantage die, as if the lights were on.',
} as const
