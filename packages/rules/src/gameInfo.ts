/** What is known of a game as a whole. A page that only offers games loads this and nothing of their pieces. */
import type { Cover } from './core/cover.ts'
import { findFacts } from './core/facts.ts'
import { inBox, MODES, type Mode } from './core/options.ts'
import { COVERS } from './games/covers.ts'

export interface GameInfo extends Cover {
  /** How it may be played. */
  modes: readonly Mode[]
}
/** What is known of a game before its box is opened. */
const covers: Readonly<Record<string, Cover>> = COVERS

/** A game by its name, or by that of its box. */
export function gameInfo(box: string): GameInfo | null {
  const facts = findFacts(box)
  const { game } = inBox(box)
  const cover = (Object.hasOwn(covers, game) && covers[game]) || null
  if (!facts) return cover && { ...cover, modes: MODES }
  const { characters, seats, options } = facts
  // A box holds the board that is played on: which others there are stands on the cover.
  return { boards: cover?.boards ?? Object.keys(facts.boards), characters, seats, options, modes: MODES }
}
