/** Italian for the gauges of the ship. */
import type { Translation } from '../../../areas.ts'
import type { gaugeWords as en } from '../../../en/games/nemesis/gauges.ts'

export const gaugeWords: Translation<typeof en> = {
  hibernationOpens:
    '{n, plural, =0 {Camere di Ibernazione aperte} one {Camere di Ibernazione aperte dal prossimo Turno} other {Camere di Ibernazione aperte tra # Turni}}',
  shipLost: 'Più di {fires} Fuochi o {faults} Malfunzionamenti: nave perduta',
}
