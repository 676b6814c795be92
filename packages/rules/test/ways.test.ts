/** The same properties for whatever else a table may decide: other boards, modes and options. */
import { everyGame, share } from './everygame.ts'

const some = Math.max(5, share(20))
const [games, sample] = process.env.LONG === '1' ? [10_000, 1_000] : [some, some]
const way = (name: string, plays: Parameters<typeof everyGame>[1], looks: Parameters<typeof everyGame>[3] = {}) =>
  everyGame(name, plays, games, { sample, ...looks })

// NEM-BOARD2-01
way('the optional side of the ship', { game: 'nemesis', board: 'nemesis-alt' })
// NEM-MODE-INTRUDER-01
way('somebody who plays the Intruders', { game: 'nemesis', options: { intruderPlayer: true } })

// LOCK-CROSS-01, LOCK-INTRUDERS-01
way('the facility under the Surface of Mars', { game: 'lockdown', board: 'lockdown-surface' })
way('the facility with the crew of the Nemesis', { game: 'lockdown', options: { crew: true } })
way('the facility with Intruders', { game: 'lockdown', options: { intruders: true } })
way('the facility with both', { game: 'lockdown', options: { crew: true, intruders: true } })

// NEM-MODE-SOLO-01, LOCK-MODE-SOLO-01; NEM-MODE-COOP-01, LOCK-MODE-COOP-01
for (const game of ['nemesis', 'lockdown']) {
  way(`${game}, alone`, { game, mode: 'solo' }, { secret: [], worlds: 4 })
  way(`${game}, together`, { game, mode: 'cooperative' }, { secret: ['searchKeep', 'window'] })
}
