/** What of a piece or a pile may be shown. */
import { isPublic, knows, PUBLIC } from './pieces.ts'
import { nameOf } from './ruleset.ts'
import type { GameState } from './state.ts'
import type { Name, Pile, Seat } from './types.ts'

/** The bits of the seats that know a face-down piece. */
export const seenBy = (g: GameState, piece: number): number => (piece < 0 ? 0 : g.seen[piece] & ~PUBLIC)

export function pile(g: GameState, zone: readonly number[]): Pile {
  const known: [number, number][] = []
  for (let i = zone.length - 1; i >= 0; i--) {
    const mask = seenBy(g, zone[i])
    if (mask) known.push([zone.length - 1 - i, mask])
  }
  return { count: zone.length, known }
}

/** Open piles, by name; a face-down piece among them would show as nothing. */
export const openNames = (g: GameState, zone: readonly number[]): Name[] => {
  const out: Name[] = []
  for (const piece of zone) if (isPublic(g, piece)) out.push(nameOf(g, piece))
  return out
}
export const openName = (g: GameState, piece: number): Name | null => (isPublic(g, piece) ? nameOf(g, piece) : null)

/** A piece that may lie face down: who has seen it, and its name where everybody has. */
export const maybeHidden = (g: GameState, piece: number): { seenBy: number; card: Name | null } => ({
  seenBy: isPublic(g, piece) ? 0 : seenBy(g, piece),
  card: openName(g, piece),
})

export const names = (g: GameState, zone: readonly number[]): Name[] => zone.map(piece => nameOf(g, piece))

/** Does this seat know the piece, and not everybody? There may be none (−1). */
export const knowsApart = (g: GameState, seat: Seat, piece: number): boolean =>
  piece >= 0 && knows(g, seat, piece) && !isPublic(g, piece)
