/** Learns how likely seats are to survive and to win, from games that officers play. */
import { writeFileSync } from 'node:fs'
import { factsMark, type Model } from '@coldwake/bots'
import { gameInfo, games, MODES } from '@coldwake/rules'
import { known, readArgs, wholeNumber } from '../args.ts'
import { FIRST_GAME } from '../games/index.ts'
import { progress } from '../progress.ts'
import { required } from '../required.ts'
import { seatsAt } from '../tableArgs.ts'
import { learn, scoresText } from './learn.ts'
import { type Sample, samplesOf } from './samples.ts'

export const trainHelp = `train [--game NAME] [--games NUMBER] [--seed TEXT] [--write FILE]
  lets officers play so many games of each mode, learns from four fifths of them how likely a seat is to survive and to
  win, prints how well that holds in the others (AUC, Brier), and writes it as a file of packages/bots`

/** The numbers of seats in turn; alone there is one, so more games are played. */
const SEATS = { semiCooperative: [4, 4, 4, 3, 5], cooperative: [4, 4, 4, 3, 2], solo: [1] } as const
const TIMES = { semiCooperative: 1, cooperative: 1, solo: 2 } as const

export function train(args: string[]): boolean {
  const { values } = readArgs(args, {
    game: { type: 'string', default: FIRST_GAME },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'train' },
    write: { type: 'string' },
  })
  const game = known('game', values.game, games())
  const count = wholeNumber('games', values.games, 5, 1_000_000)
  const board = required(gameInfo(game)?.boards[0], `a board of ${game}`)
  const samples: Sample[] = []
  const traits: string[] = []
  const plan = MODES.flatMap(mode => Array.from({ length: count * TIMES[mode] }, (_, number) => ({ mode, number })))
  const bar = progress('games', plan.length)
  for (const [done, { mode, number }] of plan.entries()) {
    // Every number of seats is held out as often.
    const seats = SEATS[mode]
    const players = required(seats[Math.floor(number / 5) % seats.length], 'a number of seats')
    samples.push(...samplesOf(seatsAt({ game, board, mode }, players), values.seed, number, traits))
    bar.at(done + 1)
  }
  bar.done()
  const { model, scores } = learn(samples, { facts: factsMark(game), traits })
  const text = fileText(game, model)
  console.log(`${count} games of each mode, ${samples.length} moments; ${text.length} bytes`)
  console.log(scoresText(scores))
  if (values.write !== undefined) writeFileSync(values.write, text)
  return true
}

const fileText = (game: string, model: Model): string =>
  `// Written by \`npm run cli -- train --game ${game}\`: not to be edited.
import type { Model } from '../../value/model.ts'

export const ${game}Model: Model = ${JSON.stringify(model)}
`
