/** Plays many whole games at random, checks each from end to end, and counts which components came into play. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { boxOf, games } from '@coldwake/rules'
import { type Coverage, coverageReport, emptyCoverage, missing, nameOfWay, waysOf } from '@coldwake/rules/testing'
import { readArgs, UsageError, wholeNumber } from './args.ts'
import { progress } from './progress.ts'
import { readTable, type Table, type TableValues, tableArgs, tableHelp } from './tableArgs.ts'

export const soakHelp = `soak ${tableHelp}
    [--games NUMBER] [--from SEED] [--secrecy EVERY] [--jobs NUMBER] [--ways]
  plays games by random and eager players (all numbers of seats), checks conservation, limits, turns and replay in all of
  them, secrecy at every decision of one in EVERY and copies, refusals and dealt worlds now and then in those, and counts
  what of the box came into play; --ways: so many games of every way to play there is (of this game, on this board, in
  this mode), a line each`

/** The order to a worker, and its answer. */
export interface SoakWork {
  table: Table
  from: number
  games: number
  step: number
  secrecy: number
}
export type SoakReport = { done: number } | Omit<Soaked, 'seconds'>

/** The result of a soak. */
interface Soaked {
  coverage: Coverage
  decisions: number
  /** The number of games that were checked for secrets. */
  looked: number
  problems: string[]
  seconds: number
}

function add(total: Coverage, part: Coverage): void {
  for (const [kind, ids] of Object.entries(part)) {
    total[kind] ??= {}
    for (const [id, n] of Object.entries(ids)) total[kind][id] = (total[kind][id] ?? 0) + n
  }
}

async function play({ table, from, games, secrecy }: Omit<SoakWork, 'step'>, jobs: number): Promise<Soaked> {
  const bar = progress('games', games)
  const total: Soaked = {
    coverage: emptyCoverage(boxOf(table), table.board),
    decisions: 0,
    looked: 0,
    problems: [],
    seconds: 0,
  }
  const done = Array<number>(jobs).fill(0)
  const start = performance.now()
  await Promise.all(
    done.map(
      (_, job) =>
        new Promise<void>((resolve, reject) => {
          const share = Math.ceil((games - job) / jobs)
          const work: SoakWork = { table, from: from + job, games: share, step: jobs, secrecy }
          const worker = new Worker(new URL('./soakworker.ts', import.meta.url), { workerData: work })
          worker.on('message', (report: SoakReport) => {
            if ('done' in report) {
              done[job] = report.done
              return bar.at(done.reduce((a, b) => a + b, 0))
            }
            add(total.coverage, report.coverage)
            total.decisions += report.decisions
            total.looked += report.looked
            total.problems.push(...report.problems)
          })
          worker.on('error', reject)
          worker.on('exit', () => resolve())
        }),
    ),
  )
  bar.done()
  total.seconds = (performance.now() - start) / 1000
  return total
}

const summary = (games: number, { decisions, looked, problems, seconds }: Soaked): string =>
  [
    `${games} games`,
    `${decisions} decisions`,
    `${looked} looked at for secrets`,
    `${problems.length} problems`,
    `${(games / seconds).toFixed(1)} games/s`,
    `${seconds.toFixed(0)} s`,
  ].join(', ')

/** Every way to play that matches the command line. */
function waysLike({ game, board, mode, option }: Partial<TableValues>): Table[] {
  if (option) throw new UsageError('--ways goes through the options itself')
  const asked = Object.entries({ game, board, mode }).filter(([, value]) => value !== undefined)
  const found = games()
    .flatMap(waysOf)
    .filter(way => asked.every(([name, value]) => way[name as 'game' | 'board' | 'mode'] === value))
  if (found.length === 0) throw new UsageError('there is no such way to play')
  return found
}

export async function soak(args: string[]): Promise<boolean> {
  const { values } = readArgs(args, {
    ...tableArgs,
    game: { type: 'string' },
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    secrecy: { type: 'string', default: '100' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    ways: { type: 'boolean', default: false },
  })
  const count = wholeNumber('games', values.games, 1, 10_000_000)
  const from = wholeNumber('from', values.from, 0, Number.MAX_SAFE_INTEGER)
  const secrecy = wholeNumber('secrecy', values.secrecy, 1, 10_000_000)
  const jobs = Math.min(count, wholeNumber('jobs', values.jobs, 1, 256))

  if (values.ways) {
    let good = true
    for (const table of waysLike(values)) {
      const soaked = await play({ table, from, games: count, secrecy }, jobs)
      good &&= soaked.problems.length === 0
      const never = `${missing(soaked.coverage).length} of its content never seen`
      console.log([`${nameOfWay(table)}: ${summary(count, soaked)}, ${never}`, ...soaked.problems].join('\n'))
    }
    return good
  }

  const { table } = readTable({ ...values, game: values.game ?? tableArgs.game.default })
  const soaked = await play({ table, from, games: count, secrecy }, jobs)
  console.log(coverageReport(soaked.coverage))
  const never = missing(soaked.coverage)
  console.log(never.length === 0 ? 'everything in the box came into play' : `never seen: ${never.join('; ')}`)
  for (const problem of soaked.problems) console.log(problem)
  console.log(summary(count, soaked))
  return soaked.problems.length === 0
}
