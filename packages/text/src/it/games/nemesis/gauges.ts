/** Italian for the gauges of the ship. */
import type { Translation } from '../../../areas.ts'
import type { gaugeWords as en } from '../../../en/games/nemesis/gauges.ts'

export const gaugeWords: Translation<typeof en> = {
  hibernationOpens:
    '{n, plural, =0 {L’Ibernazione è aperta} one {L’Ibernazione apre nel prossimo Turno} other {L’Ibernazione apre tra # Turni}}',
  shipLost: 'Più di {fires} Fuochi o {faults} Malfunzionamenti: nave perduta',
}
