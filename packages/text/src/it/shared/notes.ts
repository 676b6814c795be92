/** What somebody has seen in secret, as it stands in their notebook. */

import type { Translation } from '../../areas.ts'
import type { notes as en } from '../../en/shared/notes.ts'

export const notes: Translation<typeof en> = {
  tile: 'Stanza {room}: {tile}',
  token: 'Gettone della Stanza {room}: {token}',
  returned: '{card} in fondo a {deck} (Turno {round})',
  coordinates: 'Coordinate: {coordinates}',
  engine: '{engine}: {state}',
  event: 'Prima carta Evento nel Turno {round}: {card}',
  objective: 'Obiettivo di {whom}: {card}',
  shown: '{whom} ti ha mostrato {card} (Turno {round})',
  scan: 'Una delle tue carte Contaminazione: {word}',
  attack: 'Prima carta Attacco nel Turno {round}: {card}',
  contingency: 'Protocollo di Emergenza di {whom}: {card}',
  poolContingency: 'Protocollo di Emergenza nella Zona Neutrale: {card}',
  css: 'Gettone SSC sullo spazio {space}: {card}',
}
