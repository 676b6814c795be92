/** How much is too much. */
export const LIMITS = {
  /** Bytes of one message or request body. */
  message: 4096,
  /** Bytes of a game's file. */
  upload: 4 * 1024 * 1024,
  /** Messages a client may send per window of seconds before it is told to slow down. */
  rate: { messages: 60, seconds: 5 },
  /** Characters of something said. */
  words: 500,
  /** Seconds an onlooker may be behind. */
  delay: 3600,
  /** Seconds of the turn clock. */
  clock: { min: 10, max: 14 * 24 * 3600 },
} as const
