/** Many whole games by careless players, each checked from end to end; what of the box came into play is counted. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { boxOf } from '@coldwake/rules'
import { type Coverage, coverageReport, emptyCoverage, missing } from '@coldwake/rules/testing'
import { readArgs, wholeNumber } from './args.ts'
import { progress } from './progress.ts'
import { readTable, type Table, tableArgs, tableHelp } from './table.ts'

export const soakHelp = `soak ${tableHelp}
    [--games NUMBER] [--from SEED] [--secrecy EVERY] [--jobs NUMBER]
  plays games by random and eager players (all numbers of seats), checks conservation, limits, turns and replay in all of
  them and secrecy at every decision of each EVERY-th, and counts what of the box came into play`

/** What a worker is told to do, and what it answers. */
export interface SoakWork {
  table: Table
  from: number
  games: number
  step: number
  secrecy: number
}
export type SoakReport = { done: number } | { coverage: Coverage; decisions: number; problems: string[] }

function add(total: Coverage, part: Coverage): void {
  for (const [kind, ids] of Object.entries(part)) {
    total[kind] ??= {}
    for (const [id, n] of Object.entries(ids)) total[kind][id] = (total[kind][id] ?? 0) + n
  }
}

export async function soak(args: string[]): Promise<boolean> {
  const { values } = readArgs(args, {
    ...tableArgs,
    games: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    secrecy: { type: 'string', default: '100' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  })
  const { table } = readTable(values)
  const games = wholeNumber('games', values.games, 1, 10_000_000)
  const from = wholeNumber('from', values.from, 0, Number.MAX_SAFE_INTEGER)
  const secrecy = wholeNumber('secrecy', values.secrecy, 1, 10_000_000)
  const jobs = Math.min(games, wholeNumber('jobs', values.jobs, 1, 256))

  const bar = progress('games', games)
  const coverage = emptyCoverage(boxOf(table), table.board)
  const problems: string[] = []
  const done = Array<number>(jobs).fill(0)
  let decisions = 0
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
            add(coverage, report.coverage)
            decisions += report.decisions
            problems.push(...report.problems)
          })
          worker.on('error', reject)
          worker.on('exit', () => resolve())
        }),
    ),
  )
  bar.done()
  const seconds = (performance.now() - start) / 1000
  console.log(coverageReport(coverage))
  const never = missing(coverage)
  console.log(never.length === 0 ? 'everything in the box came into play' : `never seen: ${never.join('; ')}`)
  for (const problem of problems) console.log(problem)
  console.log(
    `${games} games, ${decisions} decisions, ${problems.length} problems, ${(games / seconds).toFixed(1)} games/s, ${seconds.toFixed(0)} s`,
  )
  return problems.length === 0
}
