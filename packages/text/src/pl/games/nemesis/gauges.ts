/** Polish for the gauges of the ship. */
import type { Translation } from '../../../areas.ts'
import type { gaugeWords as en } from '../../../en/games/nemesis/gauges.ts'

export const gaugeWords: Translation<typeof en> = {
  hibernationOpens:
    '{n, plural, =0 {Hibernacja jest możliwa} one {Hibernacja możliwa od następnej rundy} few {Hibernacja możliwa za # rundy} many {Hibernacja możliwa za # rund} other {Hibernacja możliwa za # rundy}}',
  shipLost: 'Ponad {fires} pożarów albo {faults} awarii: statek zniszczony',
}
