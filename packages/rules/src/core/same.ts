/** How the lists of two states are compared. */

export function sameList<T>(before: readonly T[], now: readonly T[]): boolean {
  if (before === now) return true
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false
  return true
}

export function sameBy<T>(before: readonly T[], now: readonly T[], same: (a: T, b: T) => boolean): boolean {
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (!same(before[i], now[i])) return false
  return true
}

/** Who knows each piece: bits of seats. */
type Seen = readonly number[]

/** Known to the same seats, too. There may be none (−1). */
export const samePiece = (before: number, seenBefore: Seen, now: number, seen: Seen): boolean =>
  before === now && (now < 0 || seenBefore[now] === seen[now])

/** The same pieces in the same order, known to the same seats. */
export function samePieces(before: readonly number[], seenBefore: Seen, now: readonly number[], seen: Seen): boolean {
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (!samePiece(before[i], seenBefore, now[i], seen)) return false
  return true
}

export function samePiles(
  before: readonly number[][],
  seenBefore: Seen,
  now: readonly number[][],
  seen: Seen,
): boolean {
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (!samePieces(before[i], seenBefore, now[i], seen)) return false
  return true
}

/** How many pieces are known to other seats than before. */
export function otherKnowers(seenBefore: Seen, seen: Seen): number {
  let count = 0
  for (let piece = 0; piece < seen.length; piece++) if (seenBefore[piece] !== seen[piece]) count++
  return count
}

/** The same among these pieces. */
export function otherKnowersIn(pieces: readonly number[], seenBefore: Seen, seen: Seen): number {
  let count = 0
  for (let i = 0; i < pieces.length; i++) if (seenBefore[pieces[i]] !== seen[pieces[i]]) count++
  return count
}
