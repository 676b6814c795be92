/** Words on the side of the board with the Surface of Mars. */
import type { surfaceWords as english } from '../../../../en/games/lockdown/surface/board.ts'
import { contract } from '../../../../lang.ts'
import type { Translation } from '../../../../words.ts'

export const surfaceWords: Translation<typeof english> = {
  area: 'Area',
  areaNumber: n => `Area ${n}`,
  openGround: 'terreno aperto sulla Superficie',
  inBuilding: n => `nell’Edificio dell’Area ${n}`,
  pathTo: room => `percorso verso ${room}`,
  pathToBunker: 'percorso verso il Bunker',
  roverAt: room => contract(`in ${room}`, 'it'),
  roverHere: 'qui si trova il Rover',
  cards: 'Carte Superficie di Marte',
  cardsLeft: n => `${n} nel mazzo`,
  discarded: cards => `scartate: ${cards}`,
  die: faces => `Dado Superficie di Marte, di dodici facce: ${faces}`,
  outcome: 'carta Marte',
  mars: 'Marte',
  thenCard: 'peschi una carta Superficie di Marte; una Tuta Ambientale o un Edificio ti riparano dal peggio.',
  thenCareful: 'Nessun tiro. Scegli tu l’Area che riceve il Rumore.',
  thenArea: 'quell’Area ha già un Rumore, e potrebbe uscirne qualcosa.',
  thenNoise: 'Rumore in quell’Area.',
  driveTo: room => `Con il Rover: ${room}`,
  driveThen: 'Nessun Tiro Rumore. Il Rover viene con te, e non porta nessun altro.',
  cardTurned: 'La Superficie di Marte',
}
