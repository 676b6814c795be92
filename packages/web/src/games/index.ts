/** What each game adds to a table: the only list of games there. Other pages have theirs in `covers/` and `rulebooks/`. */
import { type IntruderKind, inBox } from '@coldwake/rules/facts'
import { type Game, isGame } from './covers/index.ts'
import type { GameParts } from './gameParts.ts'
import { lockdown } from './lockdown/table/lockdown.tsx'
import { nemesis } from './nemesis/table/nemesis.tsx'

const PARTS: Readonly<Record<Game, GameParts>> = { nemesis, lockdown }

/** By a game, or by the name of a box, such as `lockdown+crew`. */
export function partsOf(box: string): GameParts {
  const { game } = inBox(box)
  if (!isGame(game)) throw new Error(`this page does not know the game ${game}`)
  return PARTS[game]
}

/** The drawing of an intruder. A box may have the Intruders of Nemesis in place of its own. */
export const creatureOf = (box: string, kind: IntruderKind): string =>
  (inBox(box).extras.includes('intruders') ? nemesis : partsOf(box)).creatures[kind]
