/** The same properties for whatever else a table may decide: other boards, modes and options. */
import { everyGame } from './everygame.ts'

const GAMES = process.env.LONG === '1' ? 10_000 : 20

// NEM-BOARD2-01
everyGame('the optional side of the ship', { game: 'nemesis', board: 'nemesis-alt' }, GAMES)
