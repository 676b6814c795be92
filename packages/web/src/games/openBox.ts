/** What lies in a game's box: scripts of its own, loaded for the game that is looked at. */
import { type Addition, type Extra, findFacts, inBox, registerFacts } from '@coldwake/rules/facts'
import { addArea } from '../app/languages.ts'
import { GAMES, type Game, isGame } from './covers/index.ts'

/** The loaded parts of the facility's box. */
const added: { -readonly [E in Extra | 'base']?: Addition } = {}
const plainSide = async () => {
  added.base = (await import('@coldwake/rules/games/lockdown/base')).base
}
const extrasOfFacility: Readonly<Partial<Record<Extra, () => Promise<void>>>> = {
  crew: async () => {
    added.crew = (await import('@coldwake/rules/games/lockdown/crew')).crew
  },
  intruders: async () => {
    added.intruders = (await import('@coldwake/rules/games/lockdown/intruders')).intruders
  },
  surface: async () => {
    const [{ surface }] = await Promise.all([import('@coldwake/rules/games/lockdown/surface'), addArea('surface')])
    added.surface = surface
  },
}

const boxes: Readonly<Record<Game, (extras: readonly Extra[]) => Promise<void>>> = {
  nemesis: async () => {
    const { nemesisFacts } = await import('@coldwake/rules/games/nemesis/facts')
    registerFacts('nemesis', nemesisFacts)
  },
  lockdown: async extras => {
    const [{ lockdownFacts }] = await Promise.all([
      import('@coldwake/rules/games/lockdown/facts'),
      import('./lockdown/lockdown.css'),
      ...extras.map(extra => extrasOfFacility[extra]?.()),
      extras.includes('surface') || plainSide(),
    ])
    registerFacts('lockdown', lockdownFacts(added))
  },
}

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
    await Promise.all([boxes[game](extras), ...areas.map(addArea)])
    findFacts(box)
    return true
  } catch {
    return false
  }
}
