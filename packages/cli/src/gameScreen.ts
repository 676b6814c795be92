/** The parts of the terminal's table that one game adds. */
import type { Seat } from '@coldwake/rules'
import { ui } from '@coldwake/text'
import { joined, roomText, type Screen } from './rooms.ts'

export interface GameScreen {
  /** Every room, a line each. */
  board(screen: Screen): string
  /** How the game stands, in a line or two. */
  status(screen: Screen): string
  /** What is known of one person, besides what every game shows. */
  person(screen: Screen, seat: Seat): string[]
  /** What the player's own seat holds, besides what every game shows. */
  hand(screen: Screen): [title: string, lines: string[]][]
}

/** The screen of a game that adds nothing. */
export const PLAIN_SCREEN: GameScreen = {
  board: screen => screen.table.rooms.map(room => roomText(screen, room)).join('\n'),
  status: ({ table, lang }) =>
    joined([ui(lang).roundNumber({ n: table.round }), `${ui(lang).timeTrack}: ${table.time}`], ' · '),
  person: () => [],
  hand: () => [],
}
