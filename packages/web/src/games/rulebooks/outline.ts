/** In which order a player reads a catalogue: its sections, by number, gathered into chapters. */
import type { Game } from '../covers/index.ts'

interface Outline<Key extends string = string> {
  chapters: readonly { key: Key; sections: readonly number[] }[]
  /** Sections that help nobody at a table, and why. */
  leftOut: Readonly<Record<number, string>>
}

const outline = <const Key extends string>(of: Outline<Key>): Outline<Key> => of

export const OUTLINES = {
  nemesis: outline({
    chapters: [
      { key: 'goal', sections: [5, 6] },
      { key: 'round', sections: [4] },
      { key: 'actions', sections: [7] },
      { key: 'moving', sections: [8] },
      { key: 'combat', sections: [10] },
      { key: 'health', sections: [11] },
      { key: 'markers', sections: [9] },
      { key: 'items', sections: [12] },
      { key: 'rooms', sections: [13] },
      { key: 'pods', sections: [14] },
      { key: 'secrets', sections: [18] },
      { key: 'modes', sections: [15, 22] },
      { key: 'setup', sections: [3] },
      { key: 'basics', sections: [0, 1] },
      { key: 'box', sections: [2, 17] },
      { key: 'rulings', sections: [16] },
      { key: 'examples', sections: [20] },
    ],
    leftOut: {
      19: 'what the rulebook does not print and where our data of it lies: a record for engineers',
      21: 'which entry of the FAQ became which rule: an audit; the rules themselves say FAQ where it speaks',
    },
  }),
  lockdown: outline({
    chapters: [
      { key: 'goal', sections: [36, 37, 38, 31, 34, 35] },
      { key: 'round', sections: [5, 6, 7] },
      { key: 'actions', sections: [8, 26, 27] },
      { key: 'moving', sections: [4, 9, 10, 11, 12, 13, 14] },
      { key: 'combat', sections: [16, 17, 18, 19, 20] },
      { key: 'power', sections: [24] },
      { key: 'health', sections: [21, 22, 23] },
      { key: 'markers', sections: [15] },
      { key: 'items', sections: [25] },
      { key: 'rooms', sections: [28, 29, 30] },
      { key: 'leaving', sections: [32, 33] },
      { key: 'secrets', sections: [39] },
      { key: 'modes', sections: [40, 41, 42, 43, 44, 51] },
      { key: 'setup', sections: [2] },
      { key: 'basics', sections: [1] },
      { key: 'box', sections: [3, 48] },
      { key: 'rulings', sections: [45] },
      { key: 'examples', sections: [46] },
    ],
    leftOut: {
      0: 'how the file is written, and names in five editions: for its editors',
      47: 'what the rulebook does not print and where our data of it lies: a record for engineers',
      49: 'differences between the printed editions: the rules already say what was decided',
      50: 'which entry of the FAQ became which rule: an audit; the rules themselves say FAQ where it speaks',
    },
  }),
} as const

export type ChapterKey = (typeof OUTLINES)[Game]['chapters'][number]['key']

/** What every id of a game begins with. */
export const PREFIX: Readonly<Record<Game, string>> = { nemesis: 'NEM', lockdown: 'LOCK' }
export const gameOfRule = (id: string): Game => (id.startsWith('LOCK-') ? 'lockdown' : 'nemesis')
