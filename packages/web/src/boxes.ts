/** What lies in a game's box: scripts of its own, loaded for the game that is looked at. */
import { type Facts, registerFacts } from '@coldwake/rules'
import { type Game, isGame } from './games.ts'
import { enter } from './speak.ts'

const boxes: Readonly<Record<Game, () => Promise<Facts>>> = {
  nemesis: async () => (await import('@coldwake/rules/boxes/nemesis')).nemesisFacts,
  lockdown: async () => {
    const [{ lockdownFacts }] = await Promise.all([import('@coldwake/rules/boxes/lockdown'), enter('facility')])
    return lockdownFacts
  },
}

const opened = new Map<string, Promise<boolean>>()

/**
 * Cards, rooms and boards of the game can be asked for once this is true; false: they could not be had. A game that is
 * unknown here has none.
 */
export function openBox(game: string): Promise<boolean> {
  const known = opened.get(game)
  if (known) return known
  const opening = isGame(game) ? open(boxes[game]) : Promise.resolve(true)
  opened.set(game, opening)
  return opening
}

async function open(box: () => Promise<Facts>): Promise<boolean> {
  try {
    registerFacts(await box())
    return true
  } catch {
    return false
  }
}
