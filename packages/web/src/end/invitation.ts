import type { Seat } from '@coldwake/rules/facts'
import type { Heard } from '@coldwake/wire'
import { typed } from '../app/routes.ts'

export interface Invitation {
  seat: Seat
  /** Of the new table. */
  code: string
}

/** The latest other table of this server that somebody here has named. Only its code is taken, never a token. */
export function invitation(talk: readonly Heard[], origin: string, here: string): Invitation | null {
  for (const { seat, talk: said } of talk.toReversed()) {
    if (seat === null || said.t !== 'words') continue
    const link = said.words.split(/\s+/).find(word => word.startsWith(`${origin}/t/`))
    const place = link ? typed(link) : null
    if (place?.page === 'table' && place.code !== here) return { seat, code: place.code }
  }
  return null
}
