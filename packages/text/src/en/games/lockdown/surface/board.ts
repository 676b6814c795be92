/** Words on the side of the board with the Surface of Mars. */

export const surfaceWords = {
  /** On the plate of an Area, over its number. */
  area: 'Area',
  areaNumber: (n: number) => `Area ${n}`,
  openGround: 'open ground on the Surface',
  inBuilding: (n: number) => `in the Building of Area ${n}`,
  pathTo: (room: string) => `path to ${room}`,
  pathToBunker: 'path to the Bunker',
  roverAt: (room: string) => `at ${room}`,
  roverHere: 'the Rover stands here',
  cards: 'Mars Surface cards',
  cardsLeft: (n: number) => (n === 1 ? '1 in the deck' : `${n} in the deck`),
  discarded: (cards: string) => `discarded: ${cards}`,
  die: (faces: string) => `Surface die, of twelve faces: ${faces}`,
  outcome: 'Mars card',
  mars: 'Mars',
  thenCard: 'you draw a Mars Surface card; an Enviro-Suit or a Building shelters you from the worst of it.',
  thenCareful: 'No roll. You choose the Area that gets the noise.',
  thenArea: 'that Area is already noisy, and something may come out of it.',
  thenNoise: 'noise in that Area.',
  driveTo: (room: string) => `By Rover: ${room}`,
  driveThen: 'No noise roll. The Rover comes along, and carries nobody else.',
  cardTurned: 'The Surface of Mars',
}
