/**
 * Every way to play that makes a different game: boards, modes and what is added to the box, where they go together, and
 * every board and mode as printed.
 */
import { nonsense } from '../core/nonsense.ts'
import { MODES } from '../core/options.ts'
import { asPrinted, isAsPrinted } from '../core/printed.ts'
import type { Setup } from '../core/types.ts'
import { soaks } from '../games/soak.ts'
import { gameInfo } from '../info.ts'

export type Way = Omit<Setup, 'seats'>

const ADDED = soaks.flatMap(({ added }) => added)

export function waysOf(game: string): Way[] {
  const info = gameInfo(game)
  if (!info) throw new Error(`no game called ${game}`)
  let added: Setup['options'][] = [undefined]
  for (const name of ADDED)
    if (name in info.options) added = added.concat(added.map(options => ({ ...options, [name]: true })))
  added.push(asPrinted(info.options))
  const all = info.boards.flatMap(board =>
    info.modes.flatMap(mode => added.map(options => ({ game, board, mode, ...(options && { options }) }))),
  )
  return all.filter(way => nonsense({ ...way, seats: Array(way.mode === 'solo' ? 1 : 2) }, info.options) === null)
}

/** The board, the mode and the options in words; the board says which game it is. */
export function nameOfWay({ game, board, mode = MODES[0], options = {} }: Way): string {
  const table = gameInfo(game)?.options ?? {}
  const printed = isAsPrinted(options, table) ? asPrinted(table) : {}
  const others = Object.keys(options).filter(name => !Object.hasOwn(printed, name))
  return [board, mode, ...others, ...(Object.keys(printed).length > 0 ? ['as printed'] : [])].join(' ')
}
