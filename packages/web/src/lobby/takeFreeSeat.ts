import type { SeatTaken } from '@coldwake/wire'
import { mayTake } from '../app/seatNames.ts'
import type { Answer, lobbyOf, takeSeat } from '../net/server/api.ts'

interface Door {
  takeSeat: typeof takeSeat
  lobbyOf: typeof lobbyOf
}

/**
 * Takes this seat or, where somebody was faster, the next free one: friends who come through the same link at once are
 * shown the same seat, and none of them has asked for it.
 */
export async function takeFreeSeat(
  code: string,
  first: number,
  nameAt: (seat: number) => string,
  door: Door,
): Promise<Answer<SeatTaken>> {
  let seat = first
  for (;;) {
    const answer = await door.takeSeat(code, { name: nameAt(seat), seat })
    if (!('failure' in answer) || answer.failure !== 'seatTaken') return answer
    const found = await door.lobbyOf(code)
    if ('failure' in found) return found
    const next = found.value.seats.findIndex(one => mayTake(one, found.value))
    // Nobody is offered the same seat twice: the last to come is told that the table is full.
    if (next < 0 || next === seat) return answer
    seat = next
  }
}
