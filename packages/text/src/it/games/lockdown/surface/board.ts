/** Words on the side of the board with the Surface of Mars. */

import type { Translation } from '../../../../areas.ts'
import type { surfaceWords as english } from '../../../../en/games/lockdown/surface/board.ts'

export const surfaceWords: Translation<typeof english> = {
  area: 'Area',
  areaNumber: 'Area {n}',
  openGround: 'terreno aperto sulla Superficie',
  inBuilding: 'nell’Edificio dell’Area {n}',
  pathTo: 'percorso verso {room}',
  pathToBunker: 'percorso verso il Bunker',
  roverAt: 'in {room}',
  roverHere: 'qui si trova il Rover',
  cards: 'Carte Superficie di Marte',
  cardsLeft: '{n} nel mazzo',
  discarded: 'scartate: {cards}',
  die: 'Dado Superficie di Marte, di dodici facce: {faces}',
  outcome: 'carta Marte',
  mars: 'Marte',
  thenCard: 'peschi una carta Superficie di Marte; una Tuta Ambientale o un Edificio ti riparano dal peggio.',
  thenCareful: 'Nessun tiro. Scegli tu l’Area che riceve il Rumore.',
  thenArea: 'quell’Area ha già un segnalino Rumore, e potrebbe uscirne qualcosa.',
  thenNoise: 'Rumore in quell’Area.',
  driveTo: 'Con il Rover: {room}',
  driveThen: 'Nessun Tiro Rumore. Il Rover viene con te, e non porta nessun altro.',
  cardTurned: 'La Superficie di Marte',
}
