/** The ship as it is played unless a table decides otherwise. */
import { everyGame, GAMES } from './everygame.ts'

everyGame('nemesis', { game: 'nemesis' }, GAMES)
