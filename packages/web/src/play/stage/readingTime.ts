/** How long words must stand to be read by somebody who has never seen them. */

const WORDS_A_MINUTE = 180
/** Until one looks there. */
const NOTICED_MS = 1000

/** So few are caught in passing, where much is told that does not concern me. */
const FEW = 10

export const readingMs = (words: number): number => (words === 0 ? 0 : NOTICED_MS + (words * 60_000) / WORDS_A_MINUTE)

/** How long a picture stands with so many words on it, at speed 1. */
export const standsFor = ({ ms, rate }: { ms: number; rate: number }, words: number): number =>
  rate > 1 && words <= FEW ? ms : Math.max(ms, readingMs(words))
