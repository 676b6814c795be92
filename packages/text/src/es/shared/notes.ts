/** What somebody has seen in secret, as it stands in their notebook. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/notes.ts'

export const notes: Translation<typeof en.notes> = {
  tile: 'Compartimento {room}: {tile}',
  token: 'Ficha del compartimento {room}: {token}',
  returned: '{card} quedó en el fondo de {deck} (ronda {round})',
  coordinates: 'Coordenadas: {coordinates}',
  engine: '{engine}: {state}',
  event: 'Carta de Evento encima del mazo en la ronda {round}: {card}',
  objective: 'Objetivo de {whom}: {card}',
  shown: '{whom} te enseñó {card} (ronda {round})',
  scan: 'Una de tus cartas de Contaminación: {word}',
  attack: 'Carta de Ataque encima del mazo en la ronda {round}: {card}',
  contingency: 'Contingencia de {whom}: {card}',
  poolContingency: 'Contingencia de la Reserva neutral: {card}',
  css: 'Ficha SEC de la casilla {space}: {card}',
}
