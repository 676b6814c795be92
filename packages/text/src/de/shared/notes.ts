/** What somebody has seen in secret, as it stands in their notebook. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/notes.ts'

export const notes: Translation<typeof en.notes> = {
  tile: 'Raum {room}: {tile}',
  token: 'Plättchen in Raum {room}: {token}',
  returned: 'Unter {deck:acc} kam {card} (Runde {round})',
  coordinates: 'Koordinaten: {coordinates}',
  engine: '{engine}: {state}',
  event: 'Oberste Ereigniskarte in Runde {round}: {card}',
  objective: 'Ziel von {whom}: {card}',
  shown: '{whom} hat dir {card} gezeigt (Runde {round})',
  scan: 'Eine deiner Kontaminationskarten: {word}',
  attack: 'Oberste Angriffskarte in Runde {round}: {card}',
  contingency: 'Eindämmungsprotokoll von {whom}: {card}',
  poolContingency: 'Eindämmungsprotokoll im Neutralen Vorrat: {card}',
  css: 'FVS-Plättchen auf Feld {space}: {card}',
}
