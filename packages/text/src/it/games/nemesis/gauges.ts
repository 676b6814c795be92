/** Italian for the gauges of the ship. */
import type { Translation } from '../../../areas.ts'
import type { gaugeWords as en } from '../../../en/games/nemesis/gauges.ts'

export const gaugeWords: Translation<typeof en> = {
  hibernationOpens:
    '{n, plural, =0 {L’Ibernazione è aperta} one {L’Ibernazione apre nel prossimo Turno} other {L’Ibernazione apre tra # Turni}}',
  shipLost:
    '{fires, plural, one {Ancora # Fuoco} other {Ancora # Fuochi}} o {faults, plural, one {# Malfunzionamento} other {# Malfunzionamenti}}: nave perduta',
}
