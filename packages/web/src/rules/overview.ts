/** What a newcomer reads first, and the rules behind it. */
import type { RulebookWords } from '@coldwake/text'

export const FIRST_GAME: readonly [keyof RulebookWords['firstGamePoints'], to: string][] = [
  ['win', 'NEM-WIN-01'],
  ['out', 'NEM-WIN-02'],
  ['cards', 'NEM-ACT-02'],
  ['noise', 'NEM-NOISE-04'],
  ['surprise', 'NEM-ENC-07'],
  ['fight', 'NEM-ESC-02'],
  ['choose', 'NEM-CRIT-01'],
  ['trust', 'NEM-ROOM-ENGINE-1'],
]

export const ROUND: readonly [keyof RulebookWords['roundSteps'], to: string][] = [
  ['draw', 'NEM-ROUND-02'],
  ['turns', 'NEM-ROUND-05'],
  ['pass', 'NEM-ROUND-12'],
  ['time', 'NEM-EVENT-02'],
  ['attack', 'NEM-EVENT-03'],
  ['fire', 'NEM-EVENT-04'],
  ['event', 'NEM-EVENT-06'],
  ['bag', 'NEM-BAG-01'],
]

/** What the ship does when all have passed begins here. */
export const EVENT_PHASE = 3
