/** How long bots wait, so that people can follow the game. */
import type { Pace } from '@coldwake/wire'

/** Slow enough to follow even on a server where bots hardly wait otherwise. */
const SLOW = 2_000

/** The wait at each pace, given the server's usual wait in milliseconds. */
const waits: Readonly<Record<Pace, (usual: number) => number>> = {
  slow: usual => Math.max(3 * usual, SLOW),
  normal: usual => usual,
  fast: usual => usual / 3,
  atOnce: () => 0,
}

/** Bots wait twice as long after this many events as after none; beyond MOST events the wait grows no further. */
const MANY = 8
const MOST = 2 * MANY

/** Before a sealed question people only need to read what it is about. */
const SEALED = 4

/** Milliseconds until bots act, after `told` events. The wait before a sealed question does not depend on its answers. */
export function waitOf(pace: Pace, usual: number, { told, sealed }: { told: number; sealed: boolean }): number {
  const wait = waits[pace](usual)
  return sealed ? wait / SEALED : wait * (1 + Math.min(told, MOST) / MANY)
}

/** The longest wait. */
export const longestWait = (pace: Pace, usual: number): number => waitOf(pace, usual, { told: MOST, sealed: false })

/**
 * The most milliseconds for which bots wait until people's pages have played what happened: longer where somebody sits
 * alone with bots, so that whoever reads slowly or presses a key for each step is waited for; short where others are
 * there, so that no page can hold up a table.
 */
const FOR_ONE = 120_000
const FOR_MANY = 8_000
export const longestForPeople = (people: number): number => (people > 1 ? FOR_MANY : FOR_ONE)

/**
 * The least milliseconds that bots take for a sealed question, so that the time does not show whether they had to think.
 * On a server they usually take 8 to 10.
 */
export const HIDDEN_WAIT = 40
