/** Words on the side of the board with the Surface of Mars. */
import type { surfaceWords as en } from '../../../../en/games/lockdown/surface/board.ts'
import { format } from '../../../../message.ts'

export const surfaceWords: typeof en = {
  /** On the plate of an Area, over its number. */
  area: 'Obszar',
  areaNumber: (n: number) => `Obszar ${n}`,
  openGround: 'otwarty teren na powierzchni',
  inBuilding: (n: number) => `w budynku obszaru ${n}`,
  pathTo: (room: string) => format('ścieżka do {miejsce:gen}', 'pl', { miejsce: room }),
  pathToBunker: 'ścieżka do bunkra',
  roverAt: (room: string) => format('w {miejsce:loc}', 'pl', { miejsce: room }),
  roverHere: 'tu stoi łazik',
  cards: 'Karty powierzchni Marsa',
  cardsLeft: (n: number) => `w stosie: ${n}`,
  discarded: (cards: string) => `odrzucone: ${cards}`,
  die: (faces: string) => `Kość powierzchni Marsa, dwanaście ścianek: ${faces}`,
  outcome: 'karta Marsa',
  mars: 'Mars',
  thenCard: 'dobierasz kartę powierzchni Marsa; skafander kosmiczny lub budynek chroni Cię przed najgorszym.',
  thenCareful: 'Bez rzutu. Wybierasz obszar, w którym pojawią się szmery.',
  thenArea: 'w tym obszarze już są szmery i coś może z niego wyjść.',
  thenNoise: 'szmery w tym obszarze.',
  driveTo: (room: string) => format('Łazikiem do {miejsce:gen}', 'pl', { miejsce: room }),
  driveThen: 'Bez rzutu na szmery. Łazik jedzie z Tobą i nie zabiera nikogo więcej.',
  cardTurned: 'Powierzchnia Marsa',
}
