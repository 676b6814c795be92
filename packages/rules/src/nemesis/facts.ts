/** Nemesis: what lies in its box. */
import base from '../content/boards/nemesis-base.json' with { type: 'json' }
import { actions } from '../content/nemesis/actions.ts'
import { attacks } from '../content/nemesis/attacks.ts'
import { characters } from '../content/nemesis/characters.ts'
import { coordinates } from '../content/nemesis/coordinates.ts'
import { combatDie, noiseDie } from '../content/nemesis/dice.ts'
import { events } from '../content/nemesis/events.ts'
import { contamination, intruderTokens, miniatures } from '../content/nemesis/intruders.ts'
import { crafted, items } from '../content/nemesis/items.ts'
import { objectives } from '../content/nemesis/objectives.ts'
import { quests } from '../content/nemesis/quests.ts'
import { printed, tiles } from '../content/nemesis/tiles.ts'
import { tokens } from '../content/nemesis/tokens.ts'
import { weaknesses } from '../content/nemesis/weaknesses.ts'
import { startingWeapons } from '../content/nemesis/weapons.ts'
import { wounds } from '../content/nemesis/wounds.ts'
import { readBoard } from '../core/board.ts'
import { type Box, numberPieces } from '../core/content.ts'
import type { Facts } from '../core/facts.ts'

export const nemesisBox: Box = {
  actions,
  contamination,
  items,
  crafted,
  weapons: startingWeapons,
  quests,
  tiles,
  tokens,
  wounds,
  events,
  attacks,
  weaknesses,
  objectives,
  coordinates,
  engines: 3,
  intruders: intruderTokens,
}

export const nemesisFacts: Facts = {
  id: 'nemesis',
  boards: { 'nemesis-base': readBoard(base) },
  characters,
  kits: Object.fromEntries(
    characters.map(character => [
      character,
      { weapon: startingWeapons[character].id, quests: quests[character].map(({ id }) => id) },
    ]),
  ),
  seats: { min: 1, max: 5 },
  content: numberPieces(nemesisBox),
  printed: Object.fromEntries(printed.map(tile => [tile.id, tile])),
  noiseDie,
  combatDie,
  limits: {
    // NEM-COMP-01, 02, 03
    fire: 8,
    malfunction: 8,
    doors: 12,
    // NEM-ROUND-02, NEM-ROUND-05, NEM-HAND-03
    hand: 5,
    actions: 2,
    handSlots: 2,
    // NEM-WOUND-03, NEM-WOUND-06
    light: 3,
    serious: 3,
    // NEM-COMP-06, NEM-COMP-07
    eggs: 8,
    miniatures,
    trade: 12,
  },
}
