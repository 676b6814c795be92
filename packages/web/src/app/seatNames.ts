import { isolated, seatLetter } from '@coldwake/text'
import type { Lobby, LobbySeat } from '@coldwake/wire'
import type { Words } from './words.ts'

/** What a level of bots is called. */
export const levelName = (level: string, t: Words['t']): string => t.table.bots[level] ?? level

/** What the player of this seat is called in a sentence: by their name, or by its number. */
export function seatName({ seats }: Pick<Lobby, 'seats'>, seat: number, t: Words['t']): string {
  return isolated(seats[seat]?.name || t.seatNumber({ letter: seatLetter(seat + 1) }))
}

/** The same where a name stands by itself: with a bot's level beside it. */
export function seatLabel(lobby: Pick<Lobby, 'seats'>, seat: number, t: Words['t']): string {
  const { bot = null, person = false } = lobby.seats[seat] ?? {}
  const name = seatName(lobby, seat, t)
  if (bot === null) return name
  return person ? t.table.botFor({ name, level: levelName(bot, t) }) : `${name} · ${levelName(bot, t)}`
}

/** Neither a person nor a bot has it. */
export const isFree = ({ person, bot }: LobbySeat): boolean => !person && bot === null

/** May somebody who comes to the door take it? */
export const mayTake = (seat: LobbySeat, { started }: Pick<Lobby, 'started'>): boolean =>
  started ? seat.open === true : isFree(seat)
