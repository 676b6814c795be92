/** Lockdown: what lies in its box. */

import { type Box, numberPieces } from '../../core/content.ts'
import { LIMITS, printedItems } from '../../core/contentForms.ts'
import { type Addition, type Additions, type FactsMaker, type Kit, type Packing, pack } from '../../core/facts.ts'
import { boxName, type Extra } from '../../core/options.ts'
import type { Name } from '../../core/types.ts'
import { combatDie, noiseDie } from '../nemesis/content/dice.ts'
import { actions } from './content/actions.ts'
import { attacks } from './content/attacks.ts'
import { cargoTokens, letteredCargoTokens } from './content/cargoTokens.ts'
import { characters, cover, originOf } from './content/characters.ts'
import { computerCards } from './content/computer.ts'
import { contingencies, knowing } from './content/contingencies.ts'
import { advantageDie } from './content/dice.ts'
import { events } from './content/events.ts'
import { bagAtStart, contamination, intruderTokens, miniatures } from './content/intruders.ts'
import { crafted, items } from './content/items.ts'
import { objectives } from './content/objectives.ts'
import { quests } from './content/quests.ts'
import { printed, tiles } from './content/tiles.ts'
import { tokens } from './content/tokens.ts'
import { weaknesses } from './content/weaknesses.ts'
import { startingItems } from './content/weapons.ts'
import { wounds } from './content/wounds.ts'
import { lockdownPieces } from './pieces.ts'

export const lockdownBox: Box = {
  actions,
  contamination,
  items,
  crafted,
  weapons: startingItems,
  quests,
  tiles,
  tokens,
  wounds,
  events,
  attacks,
  weaknesses,
  objectives,
  intruders: intruderTokens,
  computer: computerCards,
  contingencies,
  css: cargoTokens,
  own: lockdownPieces,
}

/** The box as its cards and tokens are printed for this table. */
const packed = (extras: readonly Extra[]): Box => ({
  ...lockdownBox,
  items: printedItems(items, extras),
  contingencies: extras.includes('knowing') ? contingencies.map(knowing) : contingencies,
  css: extras.includes('lettered') ? letteredCargoTokens : cargoTokens,
})

/** Where a character begins, what it knows and what it has. */
export const kitOf = (character: Name, { weapons, quests }: Box): Kit => ({
  weapon: weapons[character]?.id ?? null,
  quests: (quests[character] ?? []).map(({ id }) => id),
  ...originOf(character),
})

/** The box before a side of the board is chosen and something is added. */
const plain = (box: Box): Packing => ({
  boards: {},
  characters,
  drafts: characters.map(character => [character]),
  kits: Object.fromEntries(characters.map(character => [character, kitOf(character, box)])),
  box,
  customs: {
    // LOCK-EXPL-07, LOCK-CONTAM-07, LOCK-ROOM-LIFESUPPORT-02
    dangerDespiteCare: true,
    removedContamination: 'bottom',
    ventDouses: 'start',
    // LOCK-SETUP-34
    bodyAtStart: false,
    // LOCK-SETUP-11
    weaknessesKnown: 1,
    // LOCK-RULING-106
    larvaOutlivesHost: true,
  },
  printed: Object.fromEntries(printed.map(tile => [tile.id, tile])),
  secondNoiseDie: [],
})

/** What is printed on it all, on the plain side of the board and with what can be added to the box. */
export const lockdownFacts =
  ({ base, ...added }: Additions & { readonly base?: Addition }): FactsMaker =>
  extras => {
    const box = plain(packed(extras))
    const packing = pack(base?.(box) ?? box, extras, added)
    return {
      ...packing,
      id: boxName('lockdown', extras),
      seats: cover.seats,
      options: cover.options,
      content: numberPieces(packing.box),
      noiseDie,
      combatDie,
      advantageDie,
      bag: bagAtStart,
      limits: {
        ...LIMITS,
        // LOCK-LIMIT-01, 02, 03
        fire: 12,
        malfunction: 10,
        doors: 11,
        miniatures,
      },
    }
  }
