/** Words on the side of the board with the Surface of Mars. */
import type { surfaceWords as english } from '../../../../en/games/lockdown/surface/board.ts'
import type { Translation } from '../../../../words.ts'

export const surfaceWords: Translation<typeof english> = {
  area: 'Gebiet',
  areaNumber: n => `Gebiet ${n}`,
  openGround: 'offenes Gelände auf der Oberfläche',
  inBuilding: n => `im Gebäude von Gebiet ${n}`,
  pathTo: room => `Pfad: ${room}`,
  pathToBunker: 'Pfad zum Bunker',
  roverAt: room => `hier: ${room}`,
  roverHere: 'der Rover steht hier',
  cards: 'Marsoberfläche-Karten',
  cardsLeft: n => `${n} im Stapel`,
  discarded: cards => `abgelegt: ${cards}`,
  die: faces => `Marsoberfläche-Würfel, von zwölf Seiten: ${faces}`,
  outcome: 'Mars-Karte',
  mars: 'Mars',
  thenCard: 'du ziehst eine Marsoberfläche-Karte; Schutzanzug oder Gebäude bewahren dich vor dem Schlimmsten.',
  thenCareful: 'Keine Probe. Du wählst das Gebiet, das das Geräusch erhält.',
  thenArea: 'in diesem Gebiet ist schon ein Geräusch, und etwas kann herauskommen.',
  thenNoise: 'Geräusch in diesem Gebiet.',
  driveTo: room => `Mit dem Rover: ${room}`,
  driveThen: 'Keine Geräuschprobe. Der Rover kommt mit und nimmt sonst niemanden mit.',
  cardTurned: 'Die Marsoberfläche',
}
