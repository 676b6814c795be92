/** What lies in a game's box: scripts of its own, loaded for the game that is looked at. */
import { findFacts, inBox, registerFacts } from '@coldwake/rules'
import { type Game, isGame } from './games.ts'
import { enter } from './speak.ts'

const boxes: Readonly<Record<Game, () => Promise<void>>> = {
  nemesis: async () => {
    const { nemesisFacts } = await import('@coldwake/rules/boxes/nemesis')
    registerFacts('nemesis', nemesisFacts)
  },
  lockdown: async () => {
    const [{ lockdownFacts }] = await Promise.all([import('@coldwake/rules/boxes/lockdown'), enter('facility')])
    registerFacts('lockdown', lockdownFacts)
  },
}

const opened = new Map<string, Promise<boolean>>()

/**
 * Cards, rooms and boards of the game can be asked for once this is true; false: they could not be had. A game that is
 * unknown here has none.
 */
export function openBox(box: string): Promise<boolean> {
  const { game } = inBox(box)
  const known = opened.get(game)
  if (known) return known
  const opening = isGame(game) ? open(game) : Promise.resolve(true)
  opened.set(game, opening)
  return opening
}

async function open(game: Game): Promise<boolean> {
  try {
    await boxes[game]()
    findFacts(game)
    return true
  } catch {
    return false
  }
}
