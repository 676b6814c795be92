/** What lies in a game's box: scripts of its own, loaded for the game that is looked at. */
import { findFacts, inBox } from '@coldwake/rules/facts'
import { addArea } from '../app/languages.ts'
import { remember } from '../net/heldSeats.ts'
import { GAMES, isGame } from './covers/index.ts'
import { partsOf } from './index.ts'

const opened = new Map<string, Promise<boolean>>()

/**
 * Cards, rooms and boards of the game can be asked for once this is true; false: they could not be had. A game that is
 * unknown here has none.
 */
export function openBox(box: string): Promise<boolean> {
  const known = opened.get(box)
  if (known) return known
  const opening = open(box)
  opened.set(box, opening)
  return opening
}

async function open(box: string): Promise<boolean> {
  const { game, extras } = inBox(box)
  if (!isGame(game)) return true
  // Whoever comes from the other game is spoken of in its words.
  const spoken = extras.includes('crew') || extras.includes('intruders') ? GAMES : [game]
  try {
    const areas = [...spoken, ...(extras.includes('intruder') ? (['intruderPlayer'] as const) : [])]
    await Promise.all([partsOf(game).loadBox(extras), ...areas.map(addArea)])
    findFacts(box)
    remember('game', game)
    return true
  } catch {
    return false
  }
}
