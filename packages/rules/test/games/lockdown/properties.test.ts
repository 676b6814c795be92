/** The facility as it is played unless a table decides otherwise. */
import { everyGame, GAMES } from '../../everygame.ts'

everyGame('lockdown', { game: 'lockdown' }, GAMES)
