/** Hashes of tokens, so that a stolen file gives no access to a seat, and of game states. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { TokenHash } from '@coldwake/host'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const tokenHash: TokenHash = {
  hashOf,
  /** Compares in constant time, so that the time reveals nothing. */
  holds(token, hash) {
    const a = Buffer.from(hashOf(token))
    const b = Buffer.from(hash)
    return a.length === b.length && timingSafeEqual(a, b)
  },
}

export const digestOf = (canonical: string): string => createHash('sha256').update(canonical).digest('hex')
