/** Lockdown: what lies in its box. */
import base from '../content/boards/lockdown-base.json' with { type: 'json' }
import { actions } from '../content/lockdown/actions.ts'
import { attacks } from '../content/lockdown/attacks.ts'
import { characters, cover, originOf } from '../content/lockdown/characters.ts'
import { computerCards } from '../content/lockdown/computer.ts'
import { contingencies, knowing } from '../content/lockdown/contingencies.ts'
import { cssTokens, letteredCss } from '../content/lockdown/css.ts'
import { advantageDie } from '../content/lockdown/dice.ts'
import { events } from '../content/lockdown/events.ts'
import { bagAtStart, contamination, intruderTokens, miniatures } from '../content/lockdown/intruders.ts'
import { crafted, items } from '../content/lockdown/items.ts'
import { objectives } from '../content/lockdown/objectives.ts'
import { quests } from '../content/lockdown/quests.ts'
import { printed, tiles } from '../content/lockdown/tiles.ts'
import { tokens } from '../content/lockdown/tokens.ts'
import { weaknesses } from '../content/lockdown/weaknesses.ts'
import { startingItems } from '../content/lockdown/weapons.ts'
import { wounds } from '../content/lockdown/wounds.ts'
import { LIMITS, printedItems } from '../content/make.ts'
import { combatDie, noiseDie } from '../content/nemesis/dice.ts'
import { readBoard } from '../core/board.ts'
import { type Box, numberPieces } from '../core/content.ts'
import type { Facts } from '../core/facts.ts'
import { boxName, type Extra } from '../core/options.ts'

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
  coordinates: [],
  engines: 0,
  intruders: intruderTokens,
  computer: computerCards,
  contingencies,
  css: cssTokens,
}

/** The box with what is added to it. */
const packed = (extras: readonly Extra[]): Box => ({
  ...lockdownBox,
  items: printedItems(items, extras),
  contingencies: extras.includes('knowing') ? contingencies.map(knowing) : contingencies,
  css: extras.includes('lettered') ? letteredCss : cssTokens,
})

/** What is printed on it all, with what is added to the box. */
export const lockdownFacts = (extras: readonly Extra[] = []): Facts => {
  const box = packed(extras)
  return {
    id: boxName('lockdown', extras),
    boards: { 'lockdown-base': readBoard(base) },
    characters,
    kits: Object.fromEntries(
      characters.map(character => [
        character,
        {
          weapon: startingItems[character]?.id ?? null,
          quests: (quests[character] ?? []).map(({ id }) => id),
          ...originOf(character),
        },
      ]),
    ),
    seats: cover.seats,
    options: cover.options,
    box,
    content: numberPieces(box),
    printed: Object.fromEntries(printed.map(tile => [tile.id, tile])),
    noiseDie,
    combatDie,
    advantageDie,
    bag: bagAtStart,
    customs: {
      // LOCK-EXPL-07, LOCK-CONTAM-07, LOCK-ROOM-LIFESUPPORT-02
      dangerDespiteCare: true,
      removedContamination: 'bottom',
      ventDouses: 'start',
      // LOCK-SETUP-34
      bodyAtStart: false,
    },
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
