/** How sums become chances that hold, and how good predictions are. */

/** One prediction: what was predicted, and whether it came true. */
export interface Told {
  sum: number
  true: boolean
}

/** No point stands for fewer cases: fewer say little about a chance. */
const LEAST = 40
/** And there are no more of them than this. */
const MOST = 24

/** Points of a rising curve through what came true (pool adjacent violators). */
export function isotonic(told: readonly Told[]): [sum: number, chance: number][] {
  const sorted = told.toSorted((a, b) => a.sum - b.sum)
  const size = Math.max(LEAST, Math.ceil(sorted.length / MOST))
  const pools: { sum: number; hits: number; count: number }[] = []
  for (let from = 0; from < sorted.length; from += size) {
    const some = sorted.slice(from, from + size)
    if (some.length < size / 2 && pools.length > 0) break
    pools.push({
      sum: some.reduce((all, one) => all + one.sum, 0),
      hits: some.filter(one => one.true).length,
      count: some.length,
    })
    for (let last = pools.at(-1), before = pools.at(-2); last && before; last = pools.at(-1), before = pools.at(-2)) {
      if (before.hits / before.count < last.hits / last.count) break
      pools.splice(-2, 2, {
        sum: before.sum + last.sum,
        hits: before.hits + last.hits,
        count: before.count + last.count,
      })
    }
  }
  return pools.map(({ sum, hits, count }) => [sum / count, hits / count])
}

/** The chance that of two cases, one true and one not, the true one was given more; ties count half. */
export function auc(told: readonly { chance: number; true: boolean }[]): number {
  const sorted = told.toSorted((a, b) => a.chance - b.chance)
  let below = 0
  let pairs = 0
  for (let from = 0; from < sorted.length; ) {
    let to = from
    while (to < sorted.length && sorted[to]?.chance === sorted[from]?.chance) to++
    const same = sorted.slice(from, to)
    const yes = same.filter(one => one.true).length
    const no = same.length - yes
    pairs += yes * (below + no / 2)
    below += no
    from = to
  }
  const yes = told.filter(one => one.true).length
  return yes === 0 || below === 0 ? Number.NaN : pairs / (yes * below)
}

/** The mean square of what a prediction is off by. */
export const brier = (told: readonly { chance: number; true: boolean }[]): number =>
  told.reduce((sum, one) => sum + (one.chance - (one.true ? 1 : 0)) ** 2, 0) / Math.max(1, told.length)
