/** Plays levels of bots against each other over many games: which survive, which win, and what the others die of. */
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { LEVELS, type Level } from '@coldwake/bots'
import type { Setup } from '@coldwake/rules'
import { known, readArgs, UsageError, wholeNumber } from './args.ts'
import type { Match } from './match.ts'
import { paired, pairedText } from './pairs.ts'
import { progress } from './progress.ts'
import { readTable, seatsAt, tableArgs, tableHelp } from './tableArgs.ts'
import { tally, tallyText } from './tally.ts'
import { tournamentPage } from './tournamentpage.ts'

export const tournamentHelp = `tournament ${tableHelp}
    [--seats LEVEL,LEVEL,…] [--against LEVEL,LEVEL,…] [--intruder LEVEL] [--games NUMBER] [--seed TEXT]
    [--jobs NUMBER] [--json] [--html FILE]
  plays levels of bots (${LEVELS.join(', ')}) against each other and prints how many survive and win;
  --against plays every deal once more with other levels on its seats, and prints what that changes, for them and for
  the seats beside them;
  --intruder is the level of whoever plays the Intruders (--option intruderPlayer=true) once its character is dead;
  --html writes the same as a page with charts`

/** The order to a worker, and its answer. */
export interface TournamentWork {
  setup: Setup
  levels: readonly Level[]
  /** Levels that play the same deals once more. */
  against?: readonly Level[]
  hunter?: Level
  seed: string
  from: number
  games: number
  step: number
}
export interface TournamentReport {
  number: number
  match: Match
  /** The same deal, played by the others. */
  other?: Match
}

export const MOST_JOBS = 2

/**
 * Plays all games in up to two threads. `hear` gets those that are played, in their order and without gaps, and ends it
 * all by saying true: whoever shares the work, it hears the same.
 */
export async function playAll(
  work: Omit<TournamentWork, 'from' | 'games' | 'step'>,
  { games, jobs: most }: { games: number; jobs: number },
  hear: (played: readonly TournamentReport[]) => boolean,
): Promise<void> {
  const jobs = Math.min(games, most)
  const waiting = new Map<number, TournamentReport>()
  const played: TournamentReport[] = []
  const workers: Worker[] = []
  let isOver = false
  const take = (report: TournamentReport) => {
    waiting.set(report.number, report)
    for (let next = waiting.get(played.length); next && !isOver; next = waiting.get(played.length)) {
      played.push(next)
      isOver = hear(played)
    }
    if (isOver) for (const worker of workers) worker.terminate()
  }
  await Promise.all(
    Array.from({ length: jobs }, (_, job) => {
      const share = { from: job, games: Math.ceil((games - job) / jobs), step: jobs }
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('./tournamentworker.ts', import.meta.url), {
          workerData: { ...work, ...share } satisfies TournamentWork,
        })
        workers.push(worker)
        worker.on('message', take)
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
}

export async function tournament(args: string[]): Promise<boolean> {
  const { values } = readArgs(args, {
    ...tableArgs,
    seats: { type: 'string', default: 'officer,officer,officer,officer' },
    against: { type: 'string' },
    intruder: { type: 'string' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(MOST_JOBS) },
    json: { type: 'boolean', default: false },
    html: { type: 'string' },
  })
  const levels = values.seats.split(',').map(level => known('seats', level, LEVELS))
  const against = values.against?.split(',').map(level => known('against', level, LEVELS))
  if (against && against.length !== levels.length) throw new UsageError('--against takes as many levels as --seats')
  const hunter = values.intruder === undefined ? undefined : known('intruder', values.intruder, LEVELS)
  const { table, seats } = readTable(values)
  wholeNumber('seats', levels.length, seats.min, seats.max)
  const setup = seatsAt(table, levels.length)
  const games = wholeNumber('games', values.games, 1, 1_000_000)
  const jobs = wholeNumber('jobs', values.jobs, 1, MOST_JOBS)
  let reports: readonly TournamentReport[] = []
  const bar = progress('games', games)
  const start = performance.now()
  await playAll(
    { setup, levels, seed: values.seed, ...(against && { against }), ...(hunter && { hunter }) },
    { games, jobs },
    played => {
      reports = played
      bar.at(played.length)
      return false
    },
  )
  bar.done()
  const result = tally(reports.map(({ match }) => match))
  const pairs = reports.flatMap(({ match, other }) => (other ? [{ first: match, second: other }] : []))
  const compared = pairs.length > 0 ? paired(pairs) : null
  if (values.json) console.log(JSON.stringify(compared ? { ...result, compared } : result))
  else console.log([tallyText(result), ...(compared ? ['', pairedText(compared)] : [])].join('\n'))
  console.error(`${((performance.now() - start) / 1000).toFixed(0)} s`)
  if (values.html !== undefined) writeFileSync(values.html, tournamentPage(setup, levels, values.seed, result))
  return true
}
