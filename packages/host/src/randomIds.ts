/** Random values that nobody can guess: table codes, seat tokens, the key of a game's randomness. */
import type { Key } from '@coldwake/rules'
import { RefusedError } from './refusal.ts'

// No vowels and no look-alikes: easy to read out, and no code spells a word.
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ'
const CODE_LENGTH = 8
/** Tables of earlier versions have shorter codes. */
const CODE_LENGTHS = [6, CODE_LENGTH]

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** Every letter is equally likely: bytes beyond the last whole multiple of the alphabet are drawn again. */
function letters(count: number): string {
  const rounds = 256 - (256 % ALPHABET.length)
  let text = ''
  while (text.length < count)
    for (const byte of bytes(count - text.length)) if (byte < rounds) text += ALPHABET.charAt(byte % ALPHABET.length)
  return text
}

export const newCode = (): string => letters(CODE_LENGTH)

/** Reads a code as people type it. A text that cannot be a code is refused without asking the store. */
export function codeFrom(text: string): string {
  const code = text.toUpperCase()
  if (!CODE_LENGTHS.includes(code.length) || ![...code].every(letter => ALPHABET.includes(letter)))
    throw new RefusedError('unknownTable')
  return code
}

/** 256 bits as base64url. */
export const newAccessToken = (): string =>
  btoa(String.fromCharCode(...bytes(32)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

export const newKey = (): Key => Array.from(crypto.getRandomValues(new Uint32Array(8)))

/** A random number below `count`; the bias of the remainder is far too small to notice. */
export const randomBelow = (count: number): number => newSeed() % count

/** A seed for a bot. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The number of a report, which nobody can guess. */
export const newReportNumber = (): string => `R-${letters(12)}`

/** An id that tells processes over the same data apart. */
export const newProcessName = (): string => letters(16)
