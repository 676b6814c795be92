import type { Lobby, LobbySeat } from '@coldwake/wire'
import { gameName } from '../games.ts'
import { chosen } from '../home/ways.tsx'
import type { Words } from '../words.tsx'

/** What a kind of bot is called. */
export const botName = (kind: string, t: Words['t']): string => t.table.bots[kind]?.name ?? kind

/** What whoever has this seat is called: by their name, as a bot of its kind, or by its number. */
export function seatName({ seats }: Pick<Lobby, 'seats'>, seat: number, t: Words['t']): string {
  const { name = null, bot = null } = seats[seat] ?? {}
  if (name) return name
  return bot ? `${botName(bot, t)} ${seat + 1}` : t.seatNumber(seat + 1)
}

/** Which game it is, on which board, and how it is played. */
export const whatText = ({ game, board, mode, options }: Lobby, t: Words['t']): string =>
  [
    gameName(game),
    t.lobby.boards[board]?.name ?? board,
    t.lobby.modes[mode]?.name ?? mode,
    ...chosen(options, Object.keys(options), t),
  ].join(' · ')

/** Neither a person nor a bot has it. */
export const isFree = ({ person, bot }: LobbySeat): boolean => !person && bot === null
