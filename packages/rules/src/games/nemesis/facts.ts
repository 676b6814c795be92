/** Nemesis: what lies in its box. */

import { readBoard } from '../../core/board.ts'
import { type Box, numberPieces } from '../../core/content.ts'
import { LIMITS, printedItems } from '../../core/contentForms.ts'
import type { Facts } from '../../core/facts.ts'
import { boxName, type Extra } from '../../core/options.ts'
import alt from './boards/alt.json' with { type: 'json' }
import base from './boards/base.json' with { type: 'json' }
import { actions } from './content/actions.ts'
import { attacks } from './content/attacks.ts'
import { characters, cover } from './content/characters.ts'
import { coordinates } from './content/coordinates.ts'
import { combatDie, noiseDie } from './content/dice.ts'
import { events } from './content/events.ts'
import { intruderActions } from './content/intruderActions.ts'
import { bagAtStart, contamination, intruderTokens, miniatures } from './content/intruders.ts'
import { crafted, items } from './content/items.ts'
import { objectives } from './content/objectives.ts'
import { quests } from './content/quests.ts'
import { printed, tiles } from './content/tiles.ts'
import { tokens } from './content/tokens.ts'
import { weaknesses } from './content/weaknesses.ts'
import { startingWeapons } from './content/weapons.ts'
import { wounds } from './content/wounds.ts'
import { nemesisPieces } from './pieces.ts'

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
  own: nemesisPieces,
}

/** The box with what is added to it. */
const packed = (extras: readonly Extra[]): Box => ({
  ...nemesisBox,
  items: printedItems(items, extras),
  ...(extras.includes('intruder') && { intruderActions }),
})

/** What is printed on it all, with what is added to the box. */
export const nemesisFacts = (extras: readonly Extra[] = []): Facts => {
  const box = packed(extras)
  return {
    id: boxName('nemesis', extras),
    boards: { 'nemesis-base': readBoard(base), 'nemesis-alt': readBoard(alt) },
    characters,
    drafts: characters.map(character => [character]),
    seats: cover.seats,
    kits: Object.fromEntries(
      characters.map(character => [
        character,
        { weapon: startingWeapons[character].id, quests: quests[character].map(({ id }) => id) },
      ]),
    ),
    options: cover.options,
    box,
    content: numberPieces(box),
    printed: Object.fromEntries(printed.map(tile => [tile.id, tile])),
    noiseDie,
    secondNoiseDie: [],
    combatDie,
    advantageDie: [],
    bag: bagAtStart,
    customs: {
      dangerDespiteCare: false,
      removedContamination: 'removed',
      ventDouses: 'end',
      // NEM-SETUP-34
      bodyAtStart: true,
      // NEM-SETUP-12
      weaknessesKnown: 0,
      // NEM-RULING-148
      larvaOutlivesHost: false,
    },
    limits: {
      ...LIMITS,
      // NEM-COMP-01, 02, 03
      fire: 8,
      malfunction: 8,
      doors: 12,
      miniatures,
    },
  }
}
