/** The same properties for whatever else a table may decide: other boards, modes and options. */
import { everyGame } from './everygame.ts'

const GAMES = process.env.LONG === '1' ? 10_000 : 20

// NEM-BOARD2-01
everyGame('the optional side of the ship', { game: 'nemesis', board: 'nemesis-alt' }, GAMES)
// NEM-MODE-INTRUDER-01
everyGame('somebody who plays the Intruders', { game: 'nemesis', options: { intruderPlayer: true } }, GAMES)

// LOCK-CROSS-01, LOCK-INTRUDERS-01
everyGame('the facility under the Surface of Mars', { game: 'lockdown', board: 'lockdown-surface' }, GAMES)
everyGame('the facility with the crew of the Nemesis', { game: 'lockdown', options: { crew: true } }, GAMES)
everyGame('the facility with Intruders', { game: 'lockdown', options: { intruders: true } }, GAMES)
everyGame('the facility with both', { game: 'lockdown', options: { crew: true, intruders: true } }, GAMES)

// NEM-MODE-SOLO-01, LOCK-MODE-SOLO-01; NEM-MODE-COOP-01, LOCK-MODE-COOP-01
for (const game of ['nemesis', 'lockdown']) {
  everyGame(`${game}, alone`, { game, mode: 'solo' }, GAMES, [], 4)
  everyGame(`${game}, together`, { game, mode: 'cooperative' }, GAMES, ['searchKeep', 'window'])
}
