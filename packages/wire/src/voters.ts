/** The seats that have to agree to a proposal. Server and page use the same function. */
import type { Seat } from '@coldwake/rules'
import type { Proposal } from './talk.ts'

/** As much of a seat as voting depends on. */
export interface VotingSeat {
  /** A person has this seat, even while a bot plays it. */
  person: boolean
  bot: string | null
}

/**
 * The seats whose people must agree beside the one who proposes. Bots never vote. People who play themselves decide; if
 * nobody else does, the people decide whose seats bots play for now, so that nobody gains a vote by putting bots on
 * seats. About a seat its own holder has no vote, as that person may be out of reach, unless there is nobody else.
 */
export function votersOf(seats: readonly VotingSeat[], by: Seat, proposal: Proposal): Seat[] {
  const people = [...seats.keys()].filter(seat => seat !== by && seats[seat]?.person)
  const about = 'seat' in proposal ? proposal.seat : null
  const others = people.filter(seat => seat !== about)
  if (others.length === 0) return people
  const playing = others.filter(seat => seats[seat]?.bot === null)
  return playing.length > 0 ? playing : others
}
