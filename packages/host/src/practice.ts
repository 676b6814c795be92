/** Tables that begin in the middle of a game: lessons, examples, the first watch. They are kept by nobody for long. */
import { modeOf, type Setup } from '@coldwake/rules'
import type { TokenHash } from './lobby.ts'
import { newAccessToken } from './randomIds.ts'
import type { SeatRecord, TableRecord } from './store.ts'

export interface Practice {
  code: string
  /** Seat → its token. */
  tokens: string[]
}

export function practiceTable(
  setup: Setup,
  names: readonly string[],
  bots: readonly (string | null)[],
  { hashOf }: TokenHash,
): { record: TableRecord; tokens: string[] } {
  const tokens = setup.seats.map(() => newAccessToken())
  const seats = tokens.map((token, seat): SeatRecord => {
    const bot = bots[seat] ?? null
    return { name: names[seat] ?? null, tokenHash: bot === null ? hashOf(token) : null, ready: true, bot, hook: null }
  })
  const record: TableRecord = {
    game: setup.game,
    board: setup.board,
    mode: modeOf(setup),
    ...(setup.options && { options: setup.options }),
    from: null,
    host: Math.max(0, bots.indexOf(null)),
    seats,
    watch: { tokenHash: hashOf(newAccessToken()), delay: 0 },
    clock: null,
    clockFrom: 0,
    paused: false,
    ended: false,
  }
  return { record, tokens }
}
