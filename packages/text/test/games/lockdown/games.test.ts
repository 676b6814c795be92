/** Lockdown in its own words. */
import { reads } from '../../reading.ts'

reads({
  table: { game: 'lockdown', board: 'lockdown-base' },
  box: 'lockdown',
  words: ['lockdown', 'log', 'brief'],
  games: [
    [7, 3],
    [8, 4],
  ],
})
