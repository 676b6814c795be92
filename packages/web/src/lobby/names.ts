import type { Lobby, LobbySeat } from '@coldwake/wire'
import type { Words } from '../words.tsx'

/** What a kind of bot is called. */
export const botName = (kind: string, t: Words['t']): string => t.table.bots[kind]?.name ?? kind

/** What whoever has this seat is called: by their name, as a bot of its kind, or by its number. */
export function seatName({ seats }: Pick<Lobby, 'seats'>, seat: number, t: Words['t']): string {
  const { name = null, bot = null } = seats[seat] ?? {}
  if (name) return name
  return bot ? `${botName(bot, t)} ${seat + 1}` : t.seatNumber(seat + 1)
}

/** Neither a person nor a bot has it. */
export const isFree = ({ person, bot }: LobbySeat): boolean => !person && bot === null
