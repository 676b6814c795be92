/**
 * Measures several works against each other on a machine that others use too. The clock counts what the processor did
 * for this process, garbage collection in other threads included, and stands still while others have the machine.
 */

export interface Pace {
  /** Seconds each work runs unmeasured, for the compiler to settle. */
  warmUp: number
  rounds: number
  /** Seconds each work runs in each round. */
  round: number
}

/** One batch of the work; answers how many units it did. */
export type Work = () => number

/** In seconds. */
export type Clock = () => number

const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Per second: the median over the rounds, and the slowest and fastest round. */
export interface Rate {
  units: number
  batches: number
  slowest: number
  fastest: number
  /** Round → units per second. */
  inRounds: number[]
}

function runFor(seconds: number, work: Work, clock: Clock): { units: number; batches: number } {
  const start = clock()
  let units = 0
  let batches = 0
  let elapsed = 0
  do {
    units += work()
    batches++
    elapsed = clock() - start
  } while (elapsed < seconds)
  return { units: units / elapsed, batches: batches / elapsed }
}

const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)

export function median(list: readonly number[]): number {
  const sorted = ascending(list)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/** Round after round, every work once per round (A B C A B C …), so that a busy moment of the machine hits all alike. */
export function race<K extends string>(
  works: Record<K, Work>,
  { warmUp, rounds, round }: Pace,
  clock = processorTime,
): Record<K, Rate> {
  const names = Object.keys(works) as K[]
  for (const name of names) runFor(warmUp, works[name], clock)
  const runs = Array.from({ length: rounds }, () => names.map(name => runFor(round, works[name], clock)))
  const rateOf = (at: number): Rate => {
    const inRounds = runs.map(run => run[at].units)
    const units = ascending(inRounds)
    const batches = median(runs.map(run => run[at].batches))
    return { units: median(units), batches, slowest: units[0], fastest: units[units.length - 1], inRounds }
  }
  return Object.fromEntries(names.map((name, at) => [name, rateOf(at)])) as Record<K, Rate>
}

/** How many times as much the first does: the median over the rounds, in each of which the machine was the same to both. */
export const times = (first: Rate, second: Rate): number =>
  median(first.inRounds.map((units, round) => units / second.inRounds[round]))
