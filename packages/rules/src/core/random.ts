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
const input = new Uint32Array(16)
const block = new Uint32Array(16)
const quarter = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  x[a] += x[b]
  let t = x[d] ^ x[a]
  x[d] = (t << 16) | (t >>> 16)
  x[c] += x[d]
  t = x[b] ^ x[c]
  x[b] = (t << 12) | (t >>> 20)
  x[a] += x[b]
  t = x[d] ^ x[a]
  x[d] = (t << 8) | (t >>> 24)
  x[c] += x[d]
  t = x[b] ^ x[c]
  x[b] = (t << 7) | (t >>> 25)
}

// The block last computed. A cache only: the same (key, stream, number) always gives the same words.
let cachedKey: Key | null = null
let cachedStream = -1
let cachedNumber = -1

function fillBlock(key: Key, stream: number, number: number): void {
  if (key === cachedKey && stream === cachedStream && number === cachedNumber) return
  input[0] = 0x61707865
  input[1] = 0x3320646e
  input[2] = 0x79622d32
  input[3] = 0x6b206574
  for (let i = 0; i < KEY_WORDS; i++) input[4 + i] = key[i]
  input[12] = number
  input[13] = 0
  input[14] = stream
  input[15] = 0
  block.set(input)
  for (let r = 0; r < ROUNDS; r += 2) {
    quarter(block, 0, 4, 8, 12)
    quarter(block, 1, 5, 9, 13)
    quarter(block, 2, 6, 10, 14)
    quarter(block, 3, 7, 11, 15)
    quarter(block, 0, 5, 10, 15)
    quarter(block, 1, 6, 11, 12)
    quarter(block, 2, 7, 8, 13)
    quarter(block, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) block[i] += input[i]
  cachedKey = key
  cachedStream = stream
  cachedNumber = number
}

function word(rng: Rng, stream: number): number {
  const at = rng.used[stream]++
  fillBlock(rng.key, stream, at >>> 4)
  return block[at & 15]
}

/** A whole number from 0 to n − 1, every one equally likely. */
export function below(rng: Rng, stream: Stream, n: number): number {
  const s = STREAM_INDEX[stream]
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  let w = word(rng, s)
  while (w >= limit) w = word(rng, s)
  return w % n
}

export function shuffleInPlace<T>(rng: Rng, stream: Stream, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, stream, i + 1)
    const t = list[i]
    list[i] = list[j]
    list[j] = t
  }
}
