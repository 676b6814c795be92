/** Two tables that play the same deals: what one does better than the other, and what becomes of the seats beside it. */
import type { Match, Player } from './match.ts'
import { rateText } from './tally.ts'

/** One deal, played by both tables. */
export interface Pair {
  first: Match
  second: Match
}

/** How much more often it happens at the second table: in shares of the seats, with the standard error. */
export interface Difference {
  mean: number
  error: number
}

export interface PairedSeats {
  /** Seats of each table, in all deals. */
  seats: number
  survived: Outcome
  won: Outcome
}
interface Outcome {
  first: number
  second: number
  difference: Difference
}

export interface Paired {
  deals: number
  /** Seats whose players differ, and the seats beside them. */
  changed: PairedSeats
  beside: PairedSeats
}

/** The mean of what the deals differ by. Seats of one deal share its luck, so that a deal counts as one. */
export function difference(deals: readonly number[]): Difference {
  const count = Math.max(1, deals.length)
  const mean = deals.reduce((sum, one) => sum + one, 0) / count
  const squares = deals.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return { mean, error: deals.length < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count) }
}

function outcomes(pairs: readonly Pair[], isOne: (pair: Pair, seat: number) => boolean): PairedSeats {
  const seatsOf = (pair: Pair) => pair.first.players.flatMap((_, seat) => (isOne(pair, seat) ? [seat] : []))
  const outcome = (has: (player: Player) => boolean): Outcome => {
    const count = ({ players }: Match, seats: readonly number[]) =>
      seats.filter(seat => players[seat] && has(players[seat])).length
    const sums = pairs.map(pair => {
      const seats = seatsOf(pair)
      return { seats: seats.length, first: count(pair.first, seats), second: count(pair.second, seats) }
    })
    const sum = (of: 'first' | 'second') => sums.reduce((all, one) => all + one[of], 0)
    const shares = sums.flatMap(({ seats, first, second }) => (seats > 0 ? [(second - first) / seats] : []))
    return { first: sum('first'), second: sum('second'), difference: difference(shares) }
  }
  return {
    seats: pairs.reduce((all, pair) => all + seatsOf(pair).length, 0),
    survived: outcome(({ survived }) => survived),
    won: outcome(({ won }) => won),
  }
}

export function paired(pairs: readonly Pair[]): Paired {
  const isChanged = ({ first, second }: Pair, seat: number) =>
    first.players[seat]?.level !== second.players[seat]?.level
  return {
    deals: pairs.length,
    changed: outcomes(pairs, isChanged),
    beside: outcomes(pairs, (pair, seat) => !isChanged(pair, seat)),
  }
}

/** By how many standard errors the two differ. */
export const sigmas = ({ mean, error }: Difference): number =>
  error > 0 ? Math.abs(mean) / error : mean === 0 ? 0 : 99

/** The standard errors on each side of a mean in which 95 of 100 lie. */
const Z = 1.96

const points = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)}`

const line = (name: string, seats: number, { first, second, difference: found }: Outcome): string => {
  const rate = (hits: number) => rateText({ of: seats, hits }).padEnd(22)
  const sure = Number.isFinite(found.error) ? `${points(found.mean)} ± ${(found.error * Z * 100).toFixed(1)}` : '—'
  return `${name.padEnd(26)}${rate(first)}${rate(second)}${sure}`
}

export function pairedText({ deals, changed, beside }: Paired): string {
  const part = (name: string, { seats, survived, won }: PairedSeats): string[] =>
    seats === 0 ? [] : ['', `${name}: ${seats}`, line('survived', seats, survived), line('won', seats, won)]
  return [
    `${deals} deals, played by both; shares with 95 % intervals, differences in points`,
    ''.padEnd(26) + 'first'.padEnd(22) + 'second'.padEnd(22) + 'difference',
    ...part('seats whose players differ', changed),
    ...part('seats beside them', beside),
  ].join('\n')
}
