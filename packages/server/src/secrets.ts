/** Everything unguessable: table codes, seat tokens, the key of a game's randomness. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Key } from '@coldwake/rules'

// No vowels and no look-alikes: easy to read out, and no code spells a word.
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ'

export const newCode = (): string =>
  Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

export const newToken = (): string => randomBytes(32).toString('base64url')

export const newKey = (): Key => Array.from(crypto.getRandomValues(new Uint32Array(8)))

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export function holds(token: string, hash: string): boolean {
  const a = Buffer.from(hashOf(token))
  const b = Buffer.from(hash)
  return a.length === b.length && timingSafeEqual(a, b)
}
