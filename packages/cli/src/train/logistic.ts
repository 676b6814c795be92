/** Logistic regression by Newton's method: a weighted sum of traits that predicts how often something comes true. */

export interface Fitted {
  bias: number
  weights: number[]
}

/** Rows of equal length, and for each whether it came true. */
export interface Rows {
  values: readonly Float32Array[]
  truths: readonly boolean[]
}

/** How strongly weights are held near where they begin, in cases: moments of one game tell much the same. */
const RIDGE = 200
/** How often they are bettered, at most. */
const STEPS = 12

const chance = (sum: number): number => 1 / (1 + Math.exp(-sum))

/**
 * Weights for the values as they are; they are learned for values of mean 0 and spread 1. They begin at those of `usual`,
 * or at 0, and leave that only as far as the rows give reason to.
 */
export function fit({ values, truths }: Rows, usual: Fitted | null = null): Fitted {
  const width = values[0]?.length ?? 0
  const { means, spreads } = scales(values, width)
  const size = width + 1
  const begin = new Float64Array(size)
  if (usual) for (let i = 0; i < width; i++) begin[i + 1] = (usual.weights[i] ?? 0) * finite(num(spreads, i))
  const weights = Float64Array.from(begin)
  const row = new Float64Array(size)
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(size)
    const bend = Array.from({ length: size }, () => new Float64Array(size))
    for (const [index, value] of values.entries()) {
      row[0] = 1
      for (let i = 0; i < width; i++) row[i + 1] = (num(value, i) - num(means, i)) / num(spreads, i)
      let sum = 0
      for (let i = 0; i < size; i++) sum += num(weights, i) * num(row, i)
      const p = chance(sum)
      const miss = (truths[index] ? 1 : 0) - p
      const steep = Math.max(1e-6, p * (1 - p))
      for (let i = 0; i < size; i++) {
        const own = num(row, i)
        if (own === 0) continue
        slope[i] = num(slope, i) + miss * own
        const line = bend[i]
        if (line) for (let j = 0; j <= i; j++) line[j] = num(line, j) + steep * own * num(row, j)
      }
    }
    for (let i = 0; i < size; i++) {
      slope[i] = num(slope, i) - (i > 0 ? RIDGE * (num(weights, i) - num(begin, i)) : 0)
      const line = bend[i]
      if (line) line[i] = num(line, i) + (i > 0 ? RIDGE : 1e-6)
    }
    const change = solved(bend, slope)
    let most = 0
    for (let i = 0; i < size; i++) {
      weights[i] = num(weights, i) + num(change, i)
      most = Math.max(most, Math.abs(num(change, i)))
    }
    if (most < 1e-4) break
  }
  let bias = num(weights, 0)
  const plain = Array.from({ length: width }, (_, i) => num(weights, i + 1) / num(spreads, i))
  for (let i = 0; i < width; i++) bias -= (plain[i] ?? 0) * num(means, i)
  return { bias, weights: plain }
}

export const sumOf = ({ bias, weights }: Fitted, values: Float32Array): number =>
  weights.reduce((sum, weight, i) => sum + weight * num(values, i), bias)

const finite = (value: number): number => (Number.isFinite(value) ? value : 0)
const num = (list: Float64Array | Float32Array, index: number): number => list[index] ?? 0

/** A trait that never changes has no spread and gets no weight. */
function scales(values: readonly Float32Array[], width: number): { means: Float64Array; spreads: Float64Array } {
  const means = new Float64Array(width)
  const spreads = new Float64Array(width)
  for (const value of values) for (let i = 0; i < width; i++) means[i] = num(means, i) + num(value, i) / values.length
  for (const value of values)
    for (let i = 0; i < width; i++) spreads[i] = num(spreads, i) + (num(value, i) - num(means, i)) ** 2 / values.length
  for (let i = 0; i < width; i++) {
    const spread = Math.sqrt(num(spreads, i))
    spreads[i] = spread < 1e-9 ? Number.POSITIVE_INFINITY : spread
  }
  return { means, spreads }
}

/** The solution of a symmetric system, of which the lower half is given (Cholesky). */
function solved(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const root = lower.map(line => Float64Array.from(line))
  const cell = (i: number, j: number): number => root[i]?.[j] ?? 0
  for (let i = 0; i < size; i++) {
    const line = root[i]
    if (!line) continue
    for (let j = 0; j <= i; j++) {
      let sum = num(line, j)
      for (let k = 0; k < j; k++) sum -= num(line, k) * cell(j, k)
      line[j] = i === j ? Math.sqrt(Math.max(1e-12, sum)) : sum / cell(j, j)
    }
  }
  const found = Float64Array.from(right)
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) found[i] = num(found, i) - cell(i, k) * num(found, k)
    found[i] = num(found, i) / cell(i, i)
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) found[i] = num(found, i) - cell(k, i) * num(found, k)
    found[i] = num(found, i) / cell(i, i)
  }
  return found
}
