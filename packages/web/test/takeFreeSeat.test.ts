import type { Lobby, SeatTaken, TakeSeat } from '@coldwake/wire'
import { expect, it } from 'vitest'
import { takeFreeSeat } from '../src/lobby/takeFreeSeat.ts'
import type { Answer } from '../src/net/server/api.ts'

/** A table whose seats fill while the page still shows the first of them as free. */
function door(taken: boolean[]) {
  const asked: TakeSeat[] = []
  const seats = () => taken.map(person => ({ person, bot: null, name: null })) as unknown as Lobby['seats']
  return {
    asked,
    takeSeat: async (code: string, request: TakeSeat): Promise<Answer<SeatTaken>> => {
      asked.push(request)
      const { seat = 0 } = request
      return taken[seat] ? { failure: 'seatTaken' } : { value: { code, seat, token: 'mine' } as SeatTaken }
    },
    lobbyOf: async (): Promise<Answer<Lobby>> => ({ value: { started: false, seats: seats() } as Lobby }),
  }
}
const nameAt = (seat: number) => `Player ${seat}`

it('somebody who has not picked a seat gets the next free one, with the name of that seat', async () => {
  const full = door([true, true, false, false])
  expect(await takeFreeSeat('ABCD', 1, nameAt, full)).toMatchObject({ value: { seat: 2 } })
  expect(full.asked).toEqual([
    { name: 'Player 1', seat: 1 },
    { name: 'Player 2', seat: 2 },
  ])
})

it('is refused once no seat is left, and asks no more than once where the seat is free', async () => {
  expect(await takeFreeSeat('ABCD', 1, nameAt, door([true, true]))).toEqual({ failure: 'seatTaken' })
  const free = door([true, false])
  expect(await takeFreeSeat('ABCD', 1, nameAt, free)).toMatchObject({ value: { seat: 1 } })
  expect(free.asked).toHaveLength(1)
})
