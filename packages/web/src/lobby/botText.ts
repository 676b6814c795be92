import { levelName } from '../app/seatNames.ts'
import type { Words } from '../app/words.ts'

/** What kind of bot has a seat, and whether it stands in for a person. */
export const botText = (bot: string, person: boolean, t: Words<'pages'>['t']): string =>
  person ? `${t.lobby.standsIn} · ${levelName(bot, t)}` : levelName(bot, t)
