/** Words on the side of the board with the Surface of Mars. */

import type { Translation } from '../../../../areas.ts'
import type { surfaceWords as english } from '../../../../en/games/lockdown/surface/board.ts'

export const surfaceWords: Translation<typeof english> = {
  area: 'Gebiet',
  areaNumber: 'Gebiet {n}',
  openGround: 'offenes Gelände auf der Oberfläche',
  inBuilding: 'im Gebäude von Gebiet {n}',
  pathTo: 'Pfad: {room}',
  pathToBunker: 'Pfad zum Bunker',
  roverAt: 'hier: {room}',
  roverHere: 'der Rover steht hier',
  cards: 'Marsoberfläche-Karten',
  cardsLeft: '{n} im Stapel',
  discarded: 'abgelegt: {cards}',
  die: 'Marsoberfläche-Würfel, zwölf Seiten: {faces}',
  outcome: 'Mars-Karte',
  mars: 'Mars',
  thenCard: 'Du ziehst eine Marsoberfläche-Karte; Schutzanzug oder Gebäude bewahren dich vor dem Schlimmsten.',
  thenCareful: 'Keine Geräuschprobe. Du wählst das Gebiet, das das Geräusch erhält.',
  thenArea: 'In diesem Gebiet ist schon ein Geräusch, und etwas kann herauskommen.',
  thenNoise: 'Geräusch in diesem Gebiet.',
  driveTo: 'Mit dem Rover: {room}',
  driveThen: 'Keine Geräuschprobe. Der Rover bleibt bei dir und nimmt sonst niemanden mit.',
  cardTurned: 'Die Marsoberfläche',
}
