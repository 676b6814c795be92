/** Nemesis: what the ship decides where the shared mechanics ask. */
import base from '../content/boards/nemesis-base.json' with { type: 'json' }
import { actions } from '../content/nemesis/actions.ts'
import { characters } from '../content/nemesis/characters.ts'
import { noiseDie } from '../content/nemesis/dice.ts'
import { items } from '../content/nemesis/items.ts'
import { tiles } from '../content/nemesis/tiles.ts'
import { tokens } from '../content/nemesis/tokens.ts'
import { startingWeapons } from '../content/nemesis/weapons.ts'
import { wounds } from '../content/nemesis/wounds.ts'
import { readBoard } from '../core/board.ts'
import { type Box, numberPieces } from '../core/content.ts'
import type { Ruleset } from '../core/ruleset.ts'
import { eventPhase, nobodyLeft } from './phases.ts'
import { setUp } from './setup.ts'

export const nemesisBox: Box = { actions, items, weapons: startingWeapons, tiles, tokens, wounds }

export const nemesis: Ruleset = {
  id: 'nemesis',
  boards: { 'nemesis-base': readBoard(base) },
  characters,
  seats: { min: 1, max: 5 },
  content: numberPieces(nemesisBox),
  noiseDie,
  // NEM-COMP-01, 02, 03; NEM-ROUND-02, 05; NEM-HAND-03; NEM-WOUND-03, 06
  limits: { fire: 8, malfunction: 8, doors: 12, hand: 5, handSlots: 2, actions: 2, light: 3, serious: 3 },
  setUp,
  eventPhase,
  nobodyLeft,
}
