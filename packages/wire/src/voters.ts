/** The seats that have to agree to a proposal. Server and page use the same function. */
import type { Seat } from '@coldwake/rules'
import type { Proposal } from './talk.ts'

/** The facts about a seat that voting depends on. */
export interface VotingSeat {
  /** A person has this seat, even while a bot plays it. */
  person: boolean
  bot: string | null
}

/**
 * The seats whose people must agree, besides the seat that proposes. Bots never vote. People who play themselves decide;
 * if there are none, the people whose seats bots play for now decide, so that nobody gains a vote by putting bots on
 * seats. The holder of a seat has no vote about it, since that person may be out of reach, unless there is nobody else.
 */
export function votersOf(seats: readonly VotingSeat[], by: Seat, proposal: Proposal): Seat[] {
  const people = [...seats.keys()].filter(seat => seat !== by && seats[seat]?.person)
  const about = 'seat' in proposal ? proposal.seat : null
  const others = people.filter(seat => seat !== about)
  if (others.length === 0) return people
  const playing = others.filter(seat => seats[seat]?.bot === null)
  return playing.length > 0 ? playing : others
}
