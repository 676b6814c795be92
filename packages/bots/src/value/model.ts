/** How an outlook is worked out from traits: a weighted sum, and a curve that turns it into a chance. */

/** One chance: its weights in the order of the traits, and a curve through these points. */
export interface Curve {
  bias: number
  weights: readonly number[]
  /** Sums and the share of the cases in which it came true, both rising. */
  points: readonly (readonly [sum: number, chance: number])[]
}

export interface Pair {
  survive: Curve
  win: Curve
}

/** What `cli train` writes for a game. */
export interface Model {
  /** What it was learned from: `factsMark` of the game at that time. */
  facts: string
  traits: readonly string[]
  /** Case → its curves. */
  cases: Readonly<Record<string, Pair>>
}

/** Both chances. */
export interface Outlook {
  survive: number
  win: number
}

export function chanceOn({ bias, weights, points }: Curve, values: readonly number[]): number {
  let sum = bias
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (values[i] ?? 0)
  return read(points, sum)
}

/** Straight between two points, and level beyond the last. */
export function read(points: Curve['points'], sum: number): number {
  let before: Curve['points'][number] | null = null
  for (const point of points) {
    if (sum < point[0]) {
      if (!before) return point[1]
      return before[1] + ((point[1] - before[1]) * (sum - before[0])) / (point[0] - before[0])
    }
    before = point
  }
  return before?.[1] ?? 0
}
