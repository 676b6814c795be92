/** One thread of a tournament: its share of the games, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Level } from '@coldwake/bots'
import { keyFromSeed } from '@coldwake/rules'
import { playMatch } from './match.ts'
import type { TournamentReport, TournamentWork } from './tournament.ts'

const { setup, levels, against, hunter, seed, from, games, step } = workerData as TournamentWork
const report = (message: TournamentReport) => parentPort?.postMessage(message)

for (let i = 0; i < games; i++) {
  const number = from + i * step
  // Every bot sits on every seat in turn, because the first seat differs from the last.
  const turned = (all: readonly Level[]) => all.map((level, seat) => all[(seat + number) % all.length] ?? level)
  const play = (all: readonly Level[]) =>
    playMatch(setup, keyFromSeed(`${seed}/${number}`), turned(all), number, { intruderLevel: hunter })
  report({ number, match: play(levels), ...(against && { other: play(against) }) })
}
