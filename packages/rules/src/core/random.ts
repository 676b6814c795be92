/**
 * The state's own randomness: ChaCha8 as a keyed counter generator in integer arithmetic.
 * Each named sub-stream counts its own words, so an extra draw in one never disturbs another,
 * and nobody can compute the decks from the dice they see.
 */

import { listOf } from './copy.ts'

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

export const newRng = (key: Key): Rng => ({ key, used: listOf(STREAMS.length, () => 0) })

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

/** One block of ChaCha: constants, key, the block's number and its stream, stirred and added to what they were. */
function fillBlock(block: Int32Array, key: Key, stream: number, number: number): void {
  // The words with which ChaCha begins every block.
  block[0] = 0x61707865
  block[1] = 0x3320646e
  block[2] = 0x79622d32
  block[3] = 0x6b206574
  for (let i = 0; i < KEY_WORDS; i++) block[4 + i] = key[i]
  block[12] = number
  block[13] = 0
  block[14] = stream
  block[15] = 0
  addStirred(block)
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

/**
 * Stirs the columns and then the diagonals of the block, four times, and adds the result to the block. The sixteen words
 * are variables because that is four times as fast as reading and writing an array at every step. The two halves of a
 * quarter round differ only in how far they rotate, so a loop goes over them.
 */
function addStirred(block: Int32Array): void {
  let x0 = block[0]
  let x1 = block[1]
  let x2 = block[2]
  let x3 = block[3]
  let x4 = block[4]
  let x5 = block[5]
  let x6 = block[6]
  let x7 = block[7]
  let x8 = block[8]
  let x9 = block[9]
  let x10 = block[10]
  let x11 = block[11]
  let x12 = block[12]
  let x13 = block[13]
  let x14 = block[14]
  let x15 = block[15]
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let wide = 16, narrow = 12; wide >= 8; wide -= 8, narrow -= 5) {
      x0 = (x0 + x4) | 0
      x12 = rotated(x12 ^ x0, wide)
      x8 = (x8 + x12) | 0
      x4 = rotated(x4 ^ x8, narrow)
      x1 = (x1 + x5) | 0
      x13 = rotated(x13 ^ x1, wide)
      x9 = (x9 + x13) | 0
      x5 = rotated(x5 ^ x9, narrow)
      x2 = (x2 + x6) | 0
      x14 = rotated(x14 ^ x2, wide)
      x10 = (x10 + x14) | 0
      x6 = rotated(x6 ^ x10, narrow)
      x3 = (x3 + x7) | 0
      x15 = rotated(x15 ^ x3, wide)
      x11 = (x11 + x15) | 0
      x7 = rotated(x7 ^ x11, narrow)
    }
    for (let wide = 16, narrow = 12; wide >= 8; wide -= 8, narrow -= 5) {
      x0 = (x0 + x5) | 0
      x15 = rotated(x15 ^ x0, wide)
      x10 = (x10 + x15) | 0
      x5 = rotated(x5 ^ x10, narrow)
      x1 = (x1 + x6) | 0
      x12 = rotated(x12 ^ x1, wide)
      x11 = (x11 + x12) | 0
      x6 = rotated(x6 ^ x11, narrow)
      x2 = (x2 + x7) | 0
      x13 = rotated(x13 ^ x2, wide)
      x8 = (x8 + x13) | 0
      x7 = rotated(x7 ^ x8, narrow)
      x3 = (x3 + x4) | 0
      x14 = rotated(x14 ^ x3, wide)
      x9 = (x9 + x14) | 0
      x4 = rotated(x4 ^ x9, narrow)
    }
  }
  block[0] += x0
  block[1] += x1
  block[2] += x2
  block[3] += x3
  block[4] += x4
  block[5] += x5
  block[6] += x6
  block[7] += x7
  block[8] += x8
  block[9] += x9
  block[10] += x10
  block[11] += x11
  block[12] += x12
  block[13] += x13
  block[14] += x14
  block[15] += x15
}

function word(rng: Rng, stream: number): number {
  const at = rng.used[stream]++
  return blockOf(rng.key, stream, at >>> 4)[at & 15] >>> 0
}

function wordBelow(rng: Rng, stream: number, n: number): number {
  let w = word(rng, stream)
  // Words beyond the last whole multiple of n would favor the small numbers. Only the topmost n can be among them.
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

/**
 * Numbers only, and no list that `map`, `flatMap` or a spread iterator has made: where one line of code meets lists of several kinds, the
 * compiler turns each into the most general of them, and every deck that is shuffled afterwards is slower for good.
 */
export function shuffleInPlace(rng: Rng, stream: Stream, list: number[]): void {
  const s = STREAM_INDEX[stream]
  for (let i = list.length - 1; i > 0; i--) {
    const j = wordBelow(rng, s, i + 1)
    const t = list[i]
    list[i] = list[j]
    list[j] = t
  }
}
