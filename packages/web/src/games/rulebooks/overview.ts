/** What a newcomer reads first, and the rules behind it. */
import type { RulebookWords } from '@coldwake/text'
import type { Game } from '../covers/index.ts'

interface Point {
  title: string
  says: string
}
type Said = readonly [point: Point, to: string]

/** Points in their order, each with the rule that it leads to. */
const points = <K extends string>(words: Readonly<Record<K, Point>>, of: readonly (readonly [K, string])[]): Said[] =>
  of.map(([key, to]) => [words[key], to])

export interface Overview {
  intro: string
  first: readonly Said[]
  /** What the players do in a round, then what the place does when all have passed. */
  players: readonly Said[]
  events: readonly Said[]
}

export const OVERVIEWS: Readonly<Record<Game, (words: RulebookWords) => Overview>> = {
  nemesis: words => ({
    intro: words.intro,
    first: points(words.firstGamePoints, [
      ['win', 'NEM-WIN-01'],
      ['out', 'NEM-WIN-02'],
      ['cards', 'NEM-ACT-02'],
      ['noise', 'NEM-NOISE-04'],
      ['surprise', 'NEM-ENC-07'],
      ['fight', 'NEM-ESC-02'],
      ['choose', 'NEM-CRIT-01'],
      ['trust', 'NEM-ROOM-ENGINE-1'],
    ]),
    players: points(words.roundSteps, [
      ['draw', 'NEM-ROUND-02'],
      ['turns', 'NEM-ROUND-05'],
      ['pass', 'NEM-ROUND-12'],
    ]),
    events: points(words.roundSteps, [
      ['time', 'NEM-EVENT-02'],
      ['attack', 'NEM-EVENT-03'],
      ['fire', 'NEM-EVENT-04'],
      ['event', 'NEM-EVENT-06'],
      ['bag', 'NEM-BAG-01'],
    ]),
  }),
  lockdown: words => ({
    intro: words.facility.intro,
    first: points(words.facility.firstGamePoints, [
      ['win', 'LOCK-WIN-01'],
      ['out', 'LOCK-END-09'],
      ['contingency', 'LOCK-CONT-01'],
      ['dark', 'LOCK-POWER-06'],
      ['knowledge', 'LOCK-KNOW-01'],
      ['cards', 'LOCK-ACT-03'],
      ['noise', 'LOCK-NOISE-03'],
      ['trust', 'LOCK-PVP-02'],
    ]),
    players: points(words.facility.roundSteps, [
      ['draw', 'LOCK-ROUND-03'],
      ['turns', 'LOCK-ROUND-05'],
      ['pass', 'LOCK-ROUND-07'],
    ]),
    events: points(words.facility.roundSteps, [
      ['launch', 'LOCK-EVENT-01'],
      ['time', 'LOCK-EVENT-02'],
      ['outage', 'LOCK-POWER-09'],
      ['noise', 'LOCK-EVENT-05'],
      ['attack', 'LOCK-EVENT-07'],
      ['fire', 'LOCK-EVENT-08'],
      ['event', 'LOCK-EVENT-09'],
      ['bag', 'LOCK-BAG-01'],
    ]),
  }),
}
