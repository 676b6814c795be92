/** Nemesis: what lies in its box. */
import alt from '../content/boards/nemesis-alt.json' with { type: 'json' }
import base from '../content/boards/nemesis-base.json' with { type: 'json' }
import { LIMITS, printedItems } from '../content/make.ts'
import { actions } from '../content/nemesis/actions.ts'
import { attacks } from '../content/nemesis/attacks.ts'
import { characters, cover } from '../content/nemesis/characters.ts'
import { coordinates } from '../content/nemesis/coordinates.ts'
import { combatDie, noiseDie } from '../content/nemesis/dice.ts'
import { events } from '../content/nemesis/events.ts'
import { intruderActions } from '../content/nemesis/intruderActions.ts'
import { bagAtStart, contamination, intruderTokens, miniatures } from '../content/nemesis/intruders.ts'
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
import { boxName, type Extra } from '../core/options.ts'

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
    surfaceDie: [],
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
