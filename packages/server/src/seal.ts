/** How this server keeps tokens: as hashes only, so that a stolen file holds no seat. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Seal } from '@coldwake/host'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const seal: Seal = {
  hashOf,
  /** In constant time: how long it takes says nothing. */
  holds(token, hash) {
    const a = Buffer.from(hashOf(token))
    const b = Buffer.from(hash)
    return a.length === b.length && timingSafeEqual(a, b)
  },
}

export const digestOf = (canonical: string): string => createHash('sha256').update(canonical).digest('hex')
