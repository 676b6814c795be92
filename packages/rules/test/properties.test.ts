/** Both games as they are played unless a table decides otherwise. */
import { ENOUGH, everyGame } from './everygame.ts'

const GAMES = Number(process.env.GAMES ?? (process.env.LONG === '1' ? 50_000 : ENOUGH))

everyGame('nemesis', { game: 'nemesis' }, GAMES)
everyGame('lockdown', { game: 'lockdown' }, GAMES)
