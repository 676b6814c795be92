/** What the schemas are made of. */
import * as v from 'valibot'

export const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
export const id = v.pipe(v.string(), v.regex(/^[\w.~-]{1,40}$/))
export const token = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const seat = v.pipe(count, v.maxValue(4))

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
