/** Plays two levels against each other on the same deals, until one of them is clearly better. */
import { LEVELS, type Level } from '@coldwake/bots'
import { known, readArgs, UsageError, wholeNumber } from './args.ts'
import { type Pair, paired, pairedText, sigmas } from './pairs.ts'
import { progress } from './progress.ts'
import { readTable, seatsAt, tableArgs, tableHelp } from './tableArgs.ts'
import { MOST_JOBS, playAll } from './tournament.ts'

export const duelHelp = `duel LEVEL LEVEL ${tableHelp}
    [--players NUMBER] [--beside LEVEL] [--until NUMBERsigma] [--games NUMBER] [--seed TEXT] [--jobs NUMBER] [--json]
  plays each deal twice, once with each level on the same seat, beside others of one level, and prints how much better
  the second does; --until 2sigma stops as soon as winning or surviving differs by two standard errors`

/** Deals between two looks at the result, and before the first one. */
const STEP = 50

/** The number of standard errors that settles it; null: play all games. */
function untilOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const found = /^(\d+(?:\.\d+)?)sigma$/.exec(text)?.[1]
  if (found === undefined || Number(found) <= 0)
    throw new UsageError('--until takes a number of sigmas, such as 2sigma')
  return Number(found)
}

export async function duel(args: string[]): Promise<boolean> {
  const { values, positionals } = readArgs(args, {
    ...tableArgs,
    players: { type: 'string', default: '4' },
    beside: { type: 'string', default: 'officer' },
    until: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(MOST_JOBS) },
    json: { type: 'boolean', default: false },
  })
  const [first, second, ...more] = positionals.map(level => known('seats', level, LEVELS))
  if (!first || !second || more.length > 0) throw new UsageError(`duel needs two levels of: ${LEVELS.join(', ')}`)
  const beside = known('beside', values.beside, LEVELS)
  const until = untilOf(values.until)
  const { table, seats } = readTable(values)
  const players = wholeNumber('players', values.players, seats.min, seats.max)
  const games = wholeNumber('games', values.games, 1, 1_000_000)
  const jobs = wholeNumber('jobs', values.jobs, 1, MOST_JOBS)
  const others = Array.from({ length: players - 1 }, (): Level => beside)
  const bar = progress('deals', games)
  let pairs: Pair[] = []
  await playAll(
    { setup: seatsAt(table, players), levels: [first, ...others], against: [second, ...others], seed: values.seed },
    { games, jobs },
    played => {
      bar.at(played.length)
      pairs = played.flatMap(({ match, other }) => (other ? [{ first: match, second: other }] : []))
      return until !== null && pairs.length % STEP === 0 && isSettled(pairs, until)
    },
  )
  bar.done()
  const result = paired(pairs)
  console.log(values.json ? JSON.stringify(result) : `${first} and then ${second}: ${pairedText(result)}`)
  return true
}

function isSettled(pairs: readonly Pair[], until: number): boolean {
  const { won, survived } = paired(pairs).changed
  return Math.max(sigmas(won.difference), sigmas(survived.difference)) >= until
}
