/** A race of options over the same worlds: those that are clearly worse drop out. */
import { at } from '../indexed.ts'

/** How much better one is than another in the same worlds: the mean, and how far it may be off. */
export interface Lead {
  mean: number
  error: number
}

/** The worth of one less that of another, world by world. Both begin with the same world. */
export function leadOf(one: readonly number[], other: readonly number[]): Lead {
  const count = Math.min(one.length, other.length)
  if (count === 0) return { mean: 0, error: Number.POSITIVE_INFINITY }
  let sum = 0
  let squares = 0
  for (let i = 0; i < count; i++) {
    const lead = at(one, i) - at(other, i)
    sum += lead
    squares += lead * lead
  }
  const mean = sum / count
  // A few worlds that agree by chance prove nothing.
  const spread = Math.max(0, squares / count - mean * mean)
  return { mean, error: count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(spread / (count - 1)) }
}

/**
 * Those that still may be the best: not behind the leader by more standard errors than this. The first of all stays: the
 * others are compared with it in the end.
 */
export function remaining(
  results: readonly (readonly number[])[],
  running: readonly number[],
  errors: number,
): number[] {
  const leader = leaderOf(results, running)
  return running.filter(option => {
    const { mean, error } = leadOf(at(results, leader), at(results, option))
    return option === 0 || option === leader || mean <= errors * error
  })
}

/** The best on average; of two as good, the first. */
export function leaderOf(results: readonly (readonly number[])[], running: readonly number[]): number {
  const mean = (option: number) => {
    const all = at(results, option)
    return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
  }
  return running.reduce((best, option) => (mean(option) > mean(best) ? option : best), at(running, 0))
}
