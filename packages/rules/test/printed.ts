/** The boards as data, by their id. */
import { type BoardData, findBoard } from '../src/index.ts'

function dataOf(game: string, board: string): BoardData {
  const data = findBoard({ game, board })
  if (!data) throw new Error(`no board called ${board}`)
  return data
}

export const boards: Readonly<Record<string, BoardData>> = {
  'nemesis-base': dataOf('nemesis', 'nemesis-base'),
  'nemesis-alt': dataOf('nemesis', 'nemesis-alt'),
  'lockdown-base': dataOf('lockdown', 'lockdown-base'),
  'lockdown-surface': dataOf('lockdown+surface', 'lockdown-surface'),
}
