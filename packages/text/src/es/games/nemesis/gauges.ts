/** Spanish for the gauges of the ship. */
import type { Translation } from '../../../areas.ts'
import type { gaugeWords as en } from '../../../en/games/nemesis/gauges.ts'

export const gaugeWords: Translation<typeof en> = {
  hibernationOpens:
    '{n, plural, =0 {Ya se puede hibernar} one {Se puede hibernar desde la próxima ronda} other {Se puede hibernar dentro de # rondas}}',
  shipLost: 'Más de {fires} Fuegos o más de {faults} Fallos: nave perdida',
}
