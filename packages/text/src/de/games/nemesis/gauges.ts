/** German for the gauges of the ship. */
import type { Translation } from '../../../areas.ts'
import type { gaugeWords as en } from '../../../en/games/nemesis/gauges.ts'

export const gaugeWords: Translation<typeof en> = {
  hibernationOpens:
    '{n, plural, =0 {Kryoschlaf möglich} one {Kryoschlaf ab nächster Runde} other {Kryoschlaf in # Runden möglich}}',
  shipLost: 'Mehr als {fires} Feuer oder {faults} Fehlfunktionen: Schiff verloren',
}
