/** New tables of this browser. */
import { gameInfo, modeOf } from '@coldwake/rules/facts'
import type { CreateTable, Lobby, SeatTaken } from '@coldwake/wire'
import type { Game } from '../games/covers/index.ts'
import { createLocal } from '../net/localTables.ts'
import type { Answer } from '../net/server/api.ts'

/** Enough for suspicion, few enough that one's own turn comes soon. */
export const SOLO_BOTS = 2

type What = Pick<CreateTable, 'board' | 'mode' | 'options'>

const usual = (game: Game, seats: number): What => ({
  board: gameInfo(game)?.boards[0] ?? '',
  mode: modeOf({ seats: Array.from({ length: seats }, () => ({ character: null })) }),
})

/** People first, then bots of these levels: the first of them is the host. */
export function startTable(
  game: Game,
  [host = '', ...others]: readonly string[],
  bots: readonly string[],
  how = usual(game, 1 + others.length + bots.length),
): Promise<Answer<SeatTaken>> {
  const seats = [...[host, ...others].map(() => null), ...bots]
  return createLocal({ game, ...how, seats, name: host, clock: null, delay: 0 }, others)
}

/** The same people, bots and board once more. */
export function startTableAgain({ game, board, mode, options, seats }: Lobby): Promise<Answer<SeatTaken>> {
  const kinds = seats.map(({ bot, person }) => (person ? null : bot))
  const [host = '', ...others] = seats.flatMap(({ name, person }, seat) => (person ? [name ?? String(seat + 1)] : []))
  return createLocal({ game, board, mode, options, seats: kinds, name: host, clock: null, delay: 0 }, others)
}
