/** Words on the side of the board with the Surface of Mars. */

import type { Translation } from '../../../../areas.ts'
import type { surfaceWords as en } from '../../../../en/games/lockdown/surface/board.ts'

export const surfaceWords: Translation<typeof en> = {
  /** On the plate of an Area, over its number. */
  area: 'Obszar',
  areaNumber: 'Obszar {n}',
  openGround: 'otwarty teren na powierzchni',
  inBuilding: 'w budynku obszaru {n}',
  pathTo: 'ścieżka do {room:gen}',
  pathToBunker: 'ścieżka do bunkra',
  roverAt: 'w {room:loc}',
  roverHere: 'tu stoi łazik',
  cards: 'Karty powierzchni Marsa',
  cardsLeft: 'w stosie: {n}',
  discarded: 'odrzucone: {cards}',
  die: 'Kość powierzchni Marsa, dwanaście ścianek: {faces}',
  outcome: 'karta Marsa',
  mars: 'Mars',
  thenCard: 'dobierasz kartę powierzchni Marsa; skafander kosmiczny lub budynek chroni Cię przed najgorszym.',
  thenCareful: 'Bez rzutu. Wybierasz obszar, w którym pojawią się szmery.',
  thenArea: 'w tym obszarze już są szmery i coś może z niego wyjść.',
  thenNoise: 'szmery w tym obszarze.',
  driveTo: 'Łazikiem do {room:gen}',
  driveThen: 'Bez rzutu na szmery. Łazik jedzie z Tobą i nie zabiera nikogo więcej.',
  cardTurned: 'Powierzchnia Marsa',
}
