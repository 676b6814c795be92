/** The table to play at, from the command line. */
import { gameInfo, games, MODES, nonsense, type Setup } from '@coldwake/rules'
import { known, UsageError } from './args.ts'
import { FIRST_GAME } from './games/index.ts'
import { required } from './required.ts'

export const tableArgs = {
  game: { type: 'string', default: FIRST_GAME },
  board: { type: 'string' },
  mode: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const

export const tableHelp = `[--game NAME] [--board NAME] [--mode NAME] [--option NAME=VALUE]...`

export interface TableValues {
  game: string
  board?: string
  mode?: string
  option?: string[]
}

/** A set-up without its players. */
export type Table = Omit<Setup, 'seats'>

/** Everything in a set-up besides its seats, and how many seats it may have. */
export function readTable(values: TableValues): { table: Table; seats: { min: number; max: number } } {
  const { game: wanted, board, mode, option = [] } = values
  const game = known('game', wanted, games())
  const info = gameInfo(game)
  if (!info) throw new Error(`no facts about ${game}`)
  const chosen = mode === undefined ? undefined : MODES.find(one => one === known('mode', mode, MODES))
  const options = option.map(text => {
    const [name, value] = text.split('=')
    const field = known('option', name, Object.keys(info.options))
    const values = Object.entries(info.options).find(([one]) => one === field)?.[1] ?? []
    const found = values.find(one => String(one) === value)
    if (found === undefined) throw new UsageError(`--option ${name} is one of: ${values.join(', ')}`)
    return [field, found]
  })
  const table: Table = {
    game,
    board: board === undefined ? required(info.boards[0], `a board of ${game}`) : known('board', board, info.boards),
    ...(chosen && { mode: chosen }),
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
  }
  return { table, seats: info.seats }
}

/** A set-up with `count` seats; throws UsageError with the reason if the table does not allow that. */
export function seatsAt(table: Table, count: number): Setup {
  const seats = Array.from({ length: count }, () => ({ character: null }))
  const problem = nonsense({ ...table, seats }, gameInfo(table.game)?.options ?? {})
  if (problem) throw new UsageError(`${problem.field} does not go with ${count} players: ${problem.reason}`)
  return { ...table, seats }
}
