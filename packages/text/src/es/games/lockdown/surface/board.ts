/** Words on the side of the board with the Surface of Mars. */

import type { Translation } from '../../../../areas.ts'
import type { surfaceWords as english } from '../../../../en/games/lockdown/surface/board.ts'

export const surfaceWords: Translation<typeof english> = {
  area: 'Zona',
  areaNumber: 'Zona {n}',
  openGround: 'terreno abierto en la Superficie',
  inBuilding: 'en el Edificio de la Zona {n}',
  pathTo: 'camino hacia {room}',
  pathToBunker: 'camino al Búnker',
  roverAt: 'en {room}',
  roverHere: 'el Rover está aquí',
  cards: 'Cartas de Superficie de Marte',
  cardsLeft: '{n} en el mazo',
  discarded: 'descartadas: {cards}',
  die: 'Dado de Superficie, de doce caras: {faces}',
  outcome: 'carta de Marte',
  mars: 'Marte',
  thenCard: 'robas una carta de Superficie de Marte; un Traje de supervivencia o un Edificio te protegen de lo peor.',
  thenCareful: 'Sin tirada. Eliges la Zona que recibe el Ruido.',
  thenArea: 'esa Zona ya tiene Ruido, y algo puede salir de ella.',
  thenNoise: 'Ruido en esa Zona.',
  driveTo: 'En Rover: {room}',
  driveThen: 'Sin tirada de Ruido. El Rover va contigo y no lleva a nadie más.',
  cardTurned: 'La Superficie de Marte',
}
