/** Plays levels of bots against each other over many games: which survive, which win, and what the others die of. */
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { LEVELS, type Level } from '@coldwake/bots'
import type { Setup } from '@coldwake/rules'
import { known, readArgs, wholeNumber } from './args.ts'
import type { Match } from './match.ts'
import { progress } from './progress.ts'
import { readTable, seatsAt, tableArgs, tableHelp } from './tableArgs.ts'
import { tally, tallyText } from './tally.ts'
import { tournamentPage } from './tournamentpage.ts'

export const tournamentHelp = `tournament ${tableHelp}
    [--seats LEVEL,LEVEL,…] [--intruder LEVEL] [--games NUMBER] [--seed TEXT] [--jobs NUMBER] [--json] [--html FILE]
  plays levels of bots (${LEVELS.join(', ')}) against each other and prints how many survive and win;
  --intruder is the level of whoever plays the Intruders (--option intruderPlayer=true) once its character is dead;
  --html writes the same as a page with charts`

/** The order to a worker, and its answer. */
export interface TournamentWork {
  setup: Setup
  levels: readonly Level[]
  hunter: Level | undefined
  seed: string
  from: number
  games: number
  step: number
}
export interface TournamentReport {
  number: number
  match: Match
}

const MOST_JOBS = 2

function play(work: TournamentWork, hear: (report: TournamentReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./tournamentworker.ts', import.meta.url), { workerData: work })
    worker.on('message', hear)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}

export async function tournament(args: string[]): Promise<boolean> {
  const { values } = readArgs(args, {
    ...tableArgs,
    seats: { type: 'string', default: 'officer,officer,officer,officer' },
    intruder: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(MOST_JOBS) },
    json: { type: 'boolean', default: false },
    html: { type: 'string' },
  })
  const levels = values.seats.split(',').map(level => known('seats', level, LEVELS))
  const hunter = values.intruder === undefined ? undefined : known('intruder', values.intruder, LEVELS)
  const { table, seats } = readTable(values)
  wholeNumber('seats', levels.length, seats.min, seats.max)
  const setup = seatsAt(table, levels.length)
  const games = wholeNumber('games', values.games, 1, 1_000_000)
  const jobs = Math.min(games, wholeNumber('jobs', values.jobs, 1, MOST_JOBS))
  const matches: Match[] = []
  const bar = progress('games', games)
  const start = performance.now()
  let played = 0
  await Promise.all(
    Array.from({ length: jobs }, (_, job) => {
      const share = Math.ceil((games - job) / jobs)
      return play(
        { setup, levels, hunter, seed: values.seed, from: job, games: share, step: jobs },
        ({ number, match }) => {
          matches[number] = match
          bar.at(++played)
        },
      )
    }),
  )
  bar.done()
  const result = tally(matches)
  if (values.json) console.log(JSON.stringify(result))
  else console.log(tallyText(result))
  console.error(`${((performance.now() - start) / 1000).toFixed(0)} s`)
  if (values.html !== undefined) writeFileSync(values.html, tournamentPage(setup, levels, values.seed, result))
  return true
}
