/** What is sent to people who are not at the table. */
import type { Lang } from './lang.ts'
import { say } from './message.ts'
import { words } from './words.ts'

/** `game` is its id, `table` its code. */
export const yourTurnText = (turn: { name: string; game: string; table: string }, lang: Lang): string =>
  say(words(lang).hooks.yourTurn, lang, { name: turn.name, game: turn.game, table: turn.table })
