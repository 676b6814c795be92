/** What somebody has seen in secret, as it stands in their notebook. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/notes.ts'

export const notes: Translation<typeof en.notes> = {
  tile: 'Pomieszczenie {room}: {tile}',
  token: 'Żeton pomieszczenia {room}: {token}',
  returned: 'Na spodzie {deck:gen} leży {card} (runda {round})',
  coordinates: 'Koordynaty: {coordinates}',
  engine: '{engine}: {state}',
  event: 'Wierzchnia karta wydarzenia w rundzie {round}: {card}',
  objective: 'Cel gracza {whom}: {card}',
  shown: '{whom} pokazuje Ci {card:acc} (runda {round})',
  scan: 'Jedna z Twoich kart skażenia: {word}',
  attack: 'Wierzchnia karta ataku w rundzie {round}: {card}',
  contingency: 'Plan awaryjny gracza {whom}: {card}',
  poolContingency: 'Plan awaryjny w puli neutralnej: {card}',
  css: 'Żeton SWC na polu {space}: {card}',
}
