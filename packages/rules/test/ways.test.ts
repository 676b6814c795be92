/** The same properties for whatever else a table may decide: other boards, modes and options. */
import { asPrinted, gameInfo } from '../src/index.ts'
import { everyGame, share } from './everygame.ts'

const some = Math.max(5, share(12))
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

// Where the books print something else than the FAQs say: NEM-RULING-40, NEM-RULING-148 and others, LOCK-RULING-134.
// The rules are the same but for a few moments, so fewer games are enough; the soak plays more.
const printed = (game: string) => asPrinted(gameInfo(game)?.options ?? {})
const fewer = process.env.LONG === '1' ? games : Math.max(5, share(8))
const looks = { sample: fewer }
everyGame('nemesis, as printed', { game: 'nemesis', options: printed('nemesis') }, fewer, looks)
everyGame('lockdown, as printed', { game: 'lockdown', options: printed('lockdown') }, fewer, looks)
const together = { game: 'nemesis', mode: 'cooperative', options: printed('nemesis') } as const
everyGame('nemesis, together and as printed', together, fewer, { ...looks, secret: ['searchKeep', 'window'] })
