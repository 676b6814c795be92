/** Beacon: what is printed on its components. */
import { readBoard } from '../../src/core/board.ts'
import { numberPieces } from '../../src/core/content.ts'
import type { Facts } from '../../src/core/facts.ts'
import { EMPTY_BOX, NEUTRAL_FACTS } from '../../src/mechanics/neutral.ts'
import { rock } from './board.ts'
import { actions, items, objectives, pier, tiles, tokens } from './content.ts'

const box = { ...EMPTY_BOX, actions, items, tiles, tokens, objectives }
const characters = Object.keys(actions)

export const beaconFacts = (): Facts => ({
  ...NEUTRAL_FACTS,
  id: 'beacon',
  boards: { [rock.id]: readBoard(rock) },
  characters,
  drafts: characters.map(character => [character]),
  kits: Object.fromEntries(characters.map(character => [character, { weapon: null, quests: [] }])),
  seats: { min: 1, max: 2 },
  box,
  content: numberPieces(box),
  printed: { pier },
})
