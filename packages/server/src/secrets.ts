/** Everything unguessable: table codes, seat tokens, the key of a game's randomness. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Key } from '@coldwake/rules'
import { RefusedError } from './refusal.ts'

// No vowels and no look-alikes: easy to read out, and no code spells a word.
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ'
const CODE_LENGTH = 6

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** Codes are read out and typed by hand. What none can be is no table's, and is not looked for. */
export function codeFrom(text: string): string {
  const code = text.toUpperCase()
  if (code.length !== CODE_LENGTH || ![...code].every(letter => ALPHABET.includes(letter)))
    throw new RefusedError('unknownTable')
  return code
}

export const newToken = (): string => randomBytes(32).toString('base64url')

export const newKey = (): Key => Array.from(crypto.getRandomValues(new Uint32Array(8)))

/** For bots: chance of their own. */
export const newSeed = (): number => randomInt(2 ** 32 - 1)

/** Of a report: nobody finds one by trying. */
export const newReportNumber = (): string =>
  `R-${Array.from({ length: 12 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export function holds(token: string, hash: string): boolean {
  const a = Buffer.from(hashOf(token))
  const b = Buffer.from(hash)
  return a.length === b.length && timingSafeEqual(a, b)
}
