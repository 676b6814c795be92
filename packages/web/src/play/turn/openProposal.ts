/** What waits for everybody's consent. */
import type { Seat } from '@coldwake/rules/facts'
import type { Heard, Proposal } from '@coldwake/wire'

/** What everybody is asked to agree to. */
export interface OpenProposal {
  number: number
  by: Seat | null
  proposal: Proposal
  agreed: readonly Seat[]
}

/**
 * The proposal that is open while the game has told so many events, as the wire defines it. The first entry has the
 * number `from`.
 */
export function openProposal(entries: readonly Heard[], told: number, from = 0): OpenProposal | null {
  const place = entries.findLastIndex(({ talk }) => talk.t === 'propose')
  const number = from + place
  const found = entries[place]
  if (found?.talk.t !== 'propose') return null
  // One about a seat does not depend on how the game stands.
  if (!('seat' in found.talk.proposal) && found.talk.events < told) return null
  const since = entries.slice(place)
  const answers = since.filter(({ talk }) => 'to' in talk && talk.to === number)
  // What tells no event is said when it is done.
  if (since.some(({ talk }) => talk.t === 'movedRules')) return null
  if (answers.some(({ talk }) => talk.t === 'refuse' || talk.t === 'opened' || talk.t === 'bot')) return null
  const agreed = answers.flatMap(({ seat, talk }) => (talk.t === 'agree' && seat !== null ? [seat] : []))
  return { number, by: found.seat, proposal: found.talk.proposal, agreed }
}
