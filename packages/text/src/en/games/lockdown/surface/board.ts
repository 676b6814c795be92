/** Words on the side of the board with the Surface of Mars. */

export const surfaceWords = {
  /** On the plate of an Area, over its number. */
  area: 'Area',
  areaNumber: 'Area {n}',
  openGround: 'open ground on the Surface',
  inBuilding: 'in the Building of Area {n}',
  pathTo: 'path to {room}',
  pathToBunker: 'path to the Bunker',
  roverAt: 'at {room}',
  roverHere: 'the Rover is here',
  cards: 'Mars Surface cards',
  cardsLeft: '{n} in the deck',
  discarded: 'discarded: {cards}',
  die: 'Surface die, twelve faces: {faces}',
  outcome: 'Mars card',
  mars: 'Mars',
  thenCard: 'you draw a Mars Surface card; an Enviro-Suit or a Building protects you from the worst of it.',
  thenCareful: 'No roll. You choose the Area that gets the noise.',
  thenArea: 'that Area is already noisy, and something may come out of it.',
  thenNoise: 'noise in that Area.',
  driveTo: 'By Rover: {room}',
  driveThen: 'No noise roll. The Rover stays with you and carries nobody else.',
  cardTurned: 'The Surface of Mars',
} as const
