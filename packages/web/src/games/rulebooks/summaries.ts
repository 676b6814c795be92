/** Sheets of one page: which rules of the catalogue stand on them, without the name of their game. */
import type { Words } from '../../app/words.ts'
import type { Game } from '../covers/index.ts'

type HandbookWords = Words<'handbook'>['t']['handbook']
export type SummaryKey = keyof HandbookWords['summary']

interface Summary {
  key: SummaryKey
  parts: readonly { part: keyof HandbookWords['part']; rules: readonly string[] }[]
}

/** `'ENC', '03 04'` are ENC-03 and ENC-04. */
const of = (group: string, numbers: string): string[] => numbers.split(' ').map(number => `${group}-${number}`)

const SHIP: readonly Summary[] = [
  {
    key: 'round',
    parts: [
      { part: 'players', rules: of('ROUND', '02 04 05 06 07 09 11 12') },
      { part: 'events', rules: [...of('EVENT', '02 03 04 05 06 07 09 08'), 'EVENT-12'] },
      { part: 'bag', rules: of('BAG', '01 02 03 04 05 06 07 09') },
    ],
  },
  {
    key: 'actions',
    parts: [
      { part: 'costs', rules: of('ACT', '02 03 04 05 07 09 10') },
      { part: 'basic', rules: of('BASIC', '02 03 04 05 06 10 11 12') },
    ],
  },
  {
    key: 'exploration',
    parts: [
      { part: 'moving', rules: of('MOVE', '01 02 05 06 07') },
      { part: 'exploring', rules: [...of('MOVE', '04'), ...of('EXPL', '01 04 05 06 07 08 09 10')] },
      { part: 'noise', rules: of('NOISE', '01 02 04 05 06 08 09 10') },
    ],
  },
  {
    key: 'combat',
    parts: [
      { part: 'encounter', rules: of('ENC', '02 03 04 05 06 07 10') },
      { part: 'fighting', rules: of('COMBAT', '03 05 09 10 11 12 13') },
      { part: 'injuries', rules: of('INJ', '01 02 03 04 05') },
      { part: 'escaping', rules: of('ESC', '01 02 03 04') },
    ],
  },
  {
    key: 'attack',
    parts: [
      { part: 'attack', rules: of('ATTACK', '01 03 04 05 06 07') },
      { part: 'larva', rules: of('INFEST', '01 02 03 04') },
      { part: 'wounds', rules: [...of('WOUND', '02 03 04 06'), ...of('HEAL', '01 03'), ...of('DEATH', '01 03')] },
      { part: 'contamination', rules: of('CONTAM', '01 02 03 04 06') },
    ],
  },
  {
    key: 'items',
    parts: [
      { part: 'searching', rules: of('SEARCH', '01 02 03 04 05') },
      { part: 'carrying', rules: [...of('HAND', '01 02 03 04 05'), ...of('DROP', '01 02 03'), ...of('ITEM', '03 05')] },
      { part: 'crafting', rules: of('CRAFT', '01 02 03 05') },
    ],
  },
  {
    key: 'end',
    parts: [
      { part: 'over', rules: of('END', '01 03 04 05 07') },
      { part: 'pods', rules: of('POD', '01 02 03 04') },
      { part: 'checks', rules: of('CHECK', '02 04 05 07 08 10 11') },
      { part: 'winning', rules: of('WIN', '01 02 03') },
    ],
  },
]

const FACILITY: readonly Summary[] = [
  {
    key: 'round',
    parts: [
      { part: 'players', rules: of('ROUND', '03 04 05 06 07 09') },
      { part: 'events', rules: of('EVENT', '01 02 03 04 05 07 08 09 10 13') },
      { part: 'bag', rules: of('BAG', '02 03 04 05 06 07 08') },
    ],
  },
  {
    key: 'actions',
    parts: [
      { part: 'costs', rules: of('ACT', '02 03 04 05 06 18 20 21') },
      { part: 'basic', rules: of('ACT', '07 08 09 10 11 15 16 17') },
    ],
  },
  {
    key: 'exploration',
    parts: [
      { part: 'moving', rules: of('MOVE', '01 02 03 04 05') },
      { part: 'exploring', rules: of('EXPL', '03 04 06 08 09 10 11 12') },
      { part: 'noise', rules: of('NOISE', '01 02 03 05 06 07 08 09') },
    ],
  },
  {
    key: 'combat',
    parts: [
      { part: 'encounter', rules: of('ENC', '03 04 06 07 08 09 11') },
      { part: 'fighting', rules: of('COMBAT', '02 04 05 06 07 09 11 12 15 16') },
      { part: 'injuries', rules: of('INJ', '02 03 04 05 08') },
      { part: 'escaping', rules: of('FLEE', '01 02 03 04') },
    ],
  },
  {
    key: 'attack',
    parts: [
      { part: 'attack', rules: of('ATTACK', '01 02 03 04 05') },
      { part: 'larva', rules: of('ATTACK', '08') },
      { part: 'wounds', rules: of('WOUND', '01 03 05 06 07 08 10 11') },
      { part: 'contamination', rules: of('CONTAM', '01 02 04 05 06') },
    ],
  },
  {
    key: 'items',
    parts: [
      { part: 'searching', rules: of('ITEM', '12 13 14 15 16') },
      { part: 'carrying', rules: of('ITEM', '02 03 04 05 09 11') },
      { part: 'crafting', rules: of('ITEM', '17 18 19') },
    ],
  },
  {
    key: 'power',
    parts: [
      { part: 'light', rules: of('POWER', '01 02 03 04 05') },
      { part: 'dark', rules: of('POWER', '06 07') },
      { part: 'outage', rules: of('POWER', '08 09 10 11 12 15') },
      { part: 'elevator', rules: of('ELEV', '01 02 03 04 05') },
    ],
  },
  {
    key: 'knowledge',
    parts: [
      { part: 'learning', rules: of('KNOW', '01 02 03 04 05') },
      { part: 'using', rules: of('KNOW', '07 09 10 11 12') },
      { part: 'computer', rules: of('COMP', '01 02 03 04') },
    ],
  },
  {
    key: 'leaving',
    parts: [
      { part: 'contingency', rules: of('CONT', '01 02 03 04 06') },
      { part: 'pods', rules: of('CSS', '01 02 03 05 06 07 08') },
      { part: 'bunker', rules: of('BUNKER', '02 03 04 05 07 08') },
      { part: 'isolation', rules: of('ROOM-ISOLATION', '02 03 04') },
    ],
  },
  {
    key: 'end',
    parts: [
      { part: 'over', rules: of('END', '01 02 04 06 07') },
      { part: 'checks', rules: of('WIN', '02 03 04 05') },
      { part: 'winning', rules: [...of('WIN', '01 06'), 'END-09'] },
    ],
  },
]

export const SUMMARIES: Readonly<Record<Game, readonly Summary[]>> = { nemesis: SHIP, lockdown: FACILITY }
