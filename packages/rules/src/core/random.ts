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
/** The words with which ChaCha begins every block. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
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

/** One block of ChaCha: constants, key, the block's number and its stream, stirred and added to what they were. */
function fillBlock(block: Int32Array, key: Key, stream: number, number: number): void {
  for (let i = 0; i < 4; i++) block[i] = CONSTANTS[i]
  for (let i = 0; i < KEY_WORDS; i++) block[4 + i] = key[i]
  block[12] = number
  block[13] = 0
  block[14] = stream
  block[15] = 0
  for (let round = 0; round < ROUNDS; round += 2) {
    quarterRound(block, 0, 4, 8, 12)
    quarterRound(block, 1, 5, 9, 13)
    quarterRound(block, 2, 6, 10, 14)
    quarterRound(block, 3, 7, 11, 15)
    quarterRound(block, 0, 5, 10, 15)
    quarterRound(block, 1, 6, 11, 12)
    quarterRound(block, 2, 7, 8, 13)
    quarterRound(block, 3, 4, 9, 14)
  }
  for (let i = 0; i < 4; i++) block[i] += CONSTANTS[i]
  for (let i = 0; i < KEY_WORDS; i++) block[4 + i] += key[i]
  block[12] += number
  block[14] += stream
}

function quarterRound(block: Int32Array, at: number, bt: number, ct: number, dt: number): void {
  let a = block[at]
  let b = block[bt]
  let c = block[ct]
  let d = block[dt]
  a = (a + b) | 0
  d ^= a
  d = (d << 16) | (d >>> 16)
  c = (c + d) | 0
  b ^= c
  b = (b << 12) | (b >>> 20)
  a = (a + b) | 0
  d ^= a
  d = (d << 8) | (d >>> 24)
  c = (c + d) | 0
  b ^= c
  b = (b << 7) | (b >>> 25)
  block[at] = a
  block[bt] = b
  block[ct] = c
  block[dt] = d
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
