import type { Reel } from './reel.ts'

/** How many pictures catching up leaps over: those before the next of something that happens to me, or all. */
export function leapOf({ shots }: Reel): number {
  const at = shots.findIndex(({ mine }, at) => mine && at > 0)
  return at < 0 ? shots.length : at
}
