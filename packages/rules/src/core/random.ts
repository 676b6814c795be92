/**
 * The state's own randomness: ChaCha8 as a keyed counter generator in integer arithmetic.
 * Each named sub-stream counts its own words, so an extra draw in one never disturbs another,
 * and nobody can compute the decks from the dice they see.
 */

/** 256 bits as eight unsigned 32-bit words. */
export type Key = readonly number[]
export const KEY_WORDS = 8

/** Where a random number is needed. Order is part of the stored format: append only. */
export const STREAMS = [
  'setup',
  'noise',
  'combat',
  'bag',
  'event',
  'attack',
  'contamination',
  'wound',
  'red',
  'yellow',
  'green',
  'action.0',
  'action.1',
  'action.2',
  'action.3',
  'action.4',
  'other',
] as const
export type Stream = (typeof STREAMS)[number]
const STREAM_INDEX = Object.fromEntries(STREAMS.map((name, i) => [name, i])) as Record<Stream, number>

export interface Rng {
  key: Key
  /** Words drawn so far, one count per stream. */
  used: number[]
}

export const newRng = (key: Key): Rng => ({ key, used: STREAMS.map(() => 0) })

/** A key for simulations and tests, from any small seed. Real games take theirs from the operating system. */
export function keyFromSeed(seed: number | string): Key {
  let h = 0x811c9dc5
  for (const c of `coldwake/${seed}`) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 0x01000193)
  return Array.from({ length: KEY_WORDS }, () => {
    h = (h + 0x9e3779b9) | 0
    let x = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
    return (x ^ (x >>> 15)) >>> 0
  })
}

const ROUNDS = 8
/** How many different words there are. */
const WORDS = 0x1_0000_0000

// The block last computed of each stream. A cache only: the same (key, stream, number) always gives the same words.
const blocks = STREAMS.map(() => new Int32Array(16))
const cachedNumbers = new Int32Array(STREAMS.length)
let cachedKey: Key | null = null

function blockOf(key: Key, stream: number, number: number): Int32Array {
  const block = blocks[stream]
  if (key !== cachedKey) {
    cachedKey = key
    cachedNumbers.fill(-1)
  }
  if (cachedNumbers[stream] === number) return block
  cachedNumbers[stream] = number
  fillBlock(block, key, stream, number)
  return block
}

function fillBlock(block: Int32Array, key: Key, stream: number, number: number): void {
  // Sixteen variables instead of an array, and the rounds written out: this is asked for every die and every card.
  let x0 = 0x61707865
  let x1 = 0x3320646e
  let x2 = 0x79622d32
  let x3 = 0x6b206574
  let x4 = key[0] | 0
  let x5 = key[1] | 0
  let x6 = key[2] | 0
  let x7 = key[3] | 0
  let x8 = key[4] | 0
  let x9 = key[5] | 0
  let x10 = key[6] | 0
  let x11 = key[7] | 0
  let x12 = number
  let x13 = 0
  let x14 = stream
  let x15 = 0
  for (let r = 0; r < ROUNDS; r += 2) {
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 16) | (x12 >>> 16)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 12) | (x4 >>> 20)
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 8) | (x12 >>> 24)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 7) | (x4 >>> 25)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 16) | (x13 >>> 16)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 12) | (x5 >>> 20)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 8) | (x13 >>> 24)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 7) | (x5 >>> 25)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 16) | (x14 >>> 16)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 12) | (x6 >>> 20)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 8) | (x14 >>> 24)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 7) | (x6 >>> 25)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 16) | (x15 >>> 16)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 12) | (x7 >>> 20)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 8) | (x15 >>> 24)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 7) | (x7 >>> 25)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 16) | (x15 >>> 16)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 12) | (x5 >>> 20)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 8) | (x15 >>> 24)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 7) | (x5 >>> 25)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 16) | (x12 >>> 16)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 12) | (x6 >>> 20)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 8) | (x12 >>> 24)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 7) | (x6 >>> 25)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 16) | (x13 >>> 16)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 12) | (x7 >>> 20)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 8) | (x13 >>> 24)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 7) | (x7 >>> 25)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 16) | (x14 >>> 16)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 12) | (x4 >>> 20)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 8) | (x14 >>> 24)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 7) | (x4 >>> 25)
  }
  block[0] = x0 + 0x61707865
  block[1] = x1 + 0x3320646e
  block[2] = x2 + 0x79622d32
  block[3] = x3 + 0x6b206574
  block[4] = x4 + (key[0] | 0)
  block[5] = x5 + (key[1] | 0)
  block[6] = x6 + (key[2] | 0)
  block[7] = x7 + (key[3] | 0)
  block[8] = x8 + (key[4] | 0)
  block[9] = x9 + (key[5] | 0)
  block[10] = x10 + (key[6] | 0)
  block[11] = x11 + (key[7] | 0)
  block[12] = x12 + number
  block[13] = x13
  block[14] = x14 + stream
  block[15] = x15
}

function word(rng: Rng, stream: number): number {
  const at = rng.used[stream]++
  return blockOf(rng.key, stream, at >>> 4)[at & 15] >>> 0
}

function wordBelow(rng: Rng, stream: number, n: number): number {
  let w = word(rng, stream)
  // Words beyond the last whole multiple of n would favour the small numbers. Only the topmost n can be among them.
  while (w >= WORDS - n && w >= WORDS - (WORDS % n)) w = word(rng, stream)
  // The remainder: `%` of numbers that may be larger than small integers takes three times as long. Exact below 2³².
  return (w - Math.floor(w / n) * n) >>> 0
}

/** A whole number from 0 to n − 1, every one equally likely. */
export const below = (rng: Rng, stream: Stream, n: number): number => wordBelow(rng, STREAM_INDEX[stream], n)

/** The same for a stream that is asked again and again: to find it by its name takes as long as a number does. */
export function belowFrom(stream: Stream): (rng: Rng, n: number) => number {
  const s = STREAM_INDEX[stream]
  return (rng, n) => wordBelow(rng, s, n)
}

export function shuffleInPlace<T>(rng: Rng, stream: Stream, list: T[]): void {
  const s = STREAM_INDEX[stream]
  for (let i = list.length - 1; i > 0; i--) {
    const j = wordBelow(rng, s, i + 1)
    const t = list[i]
    list[i] = list[j]
    list[j] = t
  }
}
