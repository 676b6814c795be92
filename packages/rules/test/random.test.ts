/** The generator: ChaCha8 as published, unbiased, with sub-streams that do not disturb each other. */
import { expect, test } from 'vitest'
import { below, type Key, newRng, STREAMS, type Stream, shuffleInPlace } from '../src/core/random.ts'
import { keyFromSeed } from '../src/index.ts'

const WORD = 2 ** 32

/** A keystream as little-endian hex, the way test vectors are printed. A range of 2³² is a whole word. */
function keystream(key: Key, stream: Stream, words: number): string {
  const rng = newRng(key)
  const bytes = Array.from({ length: words }, () => below(rng, stream, WORD)).flatMap(w => [
    w & 255,
    (w >>> 8) & 255,
    (w >>> 16) & 255,
    w >>> 24,
  ])
  return bytes.map(b => b.toString(16).padStart(2, '0')).join('')
}

// draft-strombergson-chacha-test-vectors-01: 256-bit keys, 8 rounds, keystream blocks 0 and 1. The first sub-stream
// has nonce 0, the second nonce 1.
const vectors: [string, Key, Stream, string][] = [
  [
    'TC1: all zero key and nonce',
    [0, 0, 0, 0, 0, 0, 0, 0],
    STREAMS[0],
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  ],
  [
    'TC2: a single bit in the key',
    [1, 0, 0, 0, 0, 0, 0, 0],
    STREAMS[0],
    'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8' +
      'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
  ],
  [
    'TC3: a single bit in the nonce, which is the sub-stream',
    [0, 0, 0, 0, 0, 0, 0, 0],
    STREAMS[1],
    '2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06' +
      '470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46',
  ],
]

test.each(vectors)('ChaCha8, published vector %s', (_, key, stream, expected) => {
  expect(keystream(key, stream, 32)).toBe(expected)
})

test('a block computed for one draw is not mistaken for another', () => {
  const [one, two] = [newRng(keyFromSeed(1)), newRng(keyFromSeed(2))]
  const mixed = Array.from({ length: 40 }, (_, i) => below(i % 2 ? one : two, i % 3 ? 'noise' : 'red', WORD))
  const alone = (seed: number, parity: number, stream: Stream) => {
    const rng = newRng(keyFromSeed(seed))
    const draws = mixed.filter((_, i) => i % 2 === parity && (i % 3 ? 'noise' : 'red') === stream)
    return [draws, draws.map(() => below(rng, stream, WORD))]
  }
  for (const [seed, parity] of [
    [1, 1],
    [2, 0],
  ])
    for (const stream of ['noise', 'red'] as const) {
      const [draws, again] = alone(seed, parity, stream)
      expect(draws.length).toBeGreaterThan(3)
      expect(draws).toEqual(again)
    }
})

/** Sum of squared deviations; its mean is `counts.length − 1`. */
function chiSquare(counts: readonly number[], draws: number): number {
  const due = draws / counts.length
  return counts.reduce((sum, n) => sum + (n - due) ** 2 / due, 0)
}

test.each([2, 3, 6, 7, 10, 20, 30, 100])('a range of %i is even', n => {
  const draws = 60_000
  const rng = newRng(keyFromSeed('even'))
  const counts = Array<number>(n).fill(0)
  for (let i = 0; i < draws; i++) counts[below(rng, 'other', n)]++
  // Six standard deviations above the mean of a chi-square with n − 1 degrees of freedom.
  expect(chiSquare(counts, draws)).toBeLessThan(n - 1 + 6 * Math.sqrt(2 * (n - 1)))
  expect(counts.every(count => count > 0)).toBe(true)
})

test('a large range is even too: words above the last whole multiple are drawn again', () => {
  // With a plain remainder the lowest third of this range would come up twice as often.
  const n = 3 * 2 ** 30
  const rng = newRng(keyFromSeed('large'))
  let low = 0
  for (let i = 0; i < 60_000; i++) if (below(rng, 'other', n) < 2 ** 30) low++
  expect(chiSquare([low, (60_000 - low) / 2, (60_000 - low) / 2], 60_000)).toBeLessThan(2 + 6 * 2)
})

test('a shuffle is even: each of the 24 orders of four things', () => {
  const rng = newRng(keyFromSeed('shuffle'))
  const counts = new Map<string, number>()
  for (let i = 0; i < 48_000; i++) {
    const list = [0, 1, 2, 3]
    shuffleInPlace(rng, 'other', list)
    counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()], 48_000)).toBeLessThan(23 + 6 * Math.sqrt(46))
})

test('drawing more from one sub-stream changes nothing in another', () => {
  for (const drawn of STREAMS) {
    const rng = newRng(keyFromSeed('streams'))
    for (let i = 0; i < 37; i++) below(rng, drawn, 6)
    for (const other of STREAMS) {
      if (other === drawn) continue
      const fresh = newRng(keyFromSeed('streams'))
      expect(below(rng, other, WORD)).toBe(below(fresh, other, WORD))
    }
  }
})

test('sub-streams of one key differ from each other', () => {
  const first = STREAMS.map(stream => keystream(keyFromSeed('differ'), stream, 4))
  expect(new Set(first).size).toBe(STREAMS.length)
})

test('every seed has a key of its own, of eight unsigned words, and the same one every time', () => {
  const keys = Array.from({ length: 10_000 }, (_, seed) => keyFromSeed(seed))
  expect(new Set(keys.map(key => key.join())).size).toBe(keys.length)
  for (const key of keys.slice(0, 100)) {
    expect(key).toHaveLength(8)
    expect(key.every(w => Number.isInteger(w) && w >= 0 && w < WORD)).toBe(true)
    expect(new Set(key).size).toBe(8)
  }
  expect(keyFromSeed('NEM-EX-04')).toEqual(keyFromSeed('NEM-EX-04'))
})
