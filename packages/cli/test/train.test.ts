/** Learning: weights that are found again, curves that rise, and numbers that say how good a prediction is. */
import { expect, test } from 'vitest'
import { auc, brier, isotonic } from '../src/train/calibration.ts'
import { learn } from '../src/train/learn.ts'
import { fit, sumOf } from '../src/train/logistic.ts'

/** A number from 0 to 1 for each place, the same every time. */
function spread(place: number): number {
  let mixed = Math.imul(place + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000
}
const COUNT = 4000
const values = Array.from({ length: COUNT }, (_, i) => Float32Array.from([spread(i), spread(i + COUNT), 3]))
/** The first trait decides, the second does not matter, and the third is always the same. */
const chances = values.map(([first = 0]) => 1 / (1 + Math.exp(2 - 4 * first)))
const truths = chances.map((chance, i) => spread(i + 3 * COUNT) < chance)

test('weights are found for what matters, and none for what never changes', () => {
  const fitted = fit({ values, truths })
  expect(fitted.weights[0]).toBeGreaterThan(3)
  expect(fitted.weights[0]).toBeLessThan(5)
  expect(Math.abs(fitted.weights[1] ?? 9)).toBeLessThan(0.5)
  expect(fitted.weights[2]).toBe(0)
  expect(sumOf(fitted, Float32Array.from([0.5, 0.5, 3]))).toBeCloseTo(0, 0)
})

test('weights stay where they begin as long as few rows speak against it', () => {
  const few = { values: values.slice(0, 5), truths: truths.slice(0, 5) }
  expect(fit(few, { bias: 0, weights: [2, -1, 0] }).weights[0]).toBeCloseTo(2, 0)
})

test('a curve rises through what came true', () => {
  const points = isotonic(chances.map((sum, i) => ({ sum, true: truths[i] ?? false })))
  expect(points.length).toBeGreaterThan(5)
  for (const [i, [sum, chance]] of points.entries()) {
    expect(Math.abs(chance - sum)).toBeLessThan(0.15)
    const before = points[i - 1]
    if (before) expect(sum > before[0] && chance > before[1]).toBe(true)
  }
})

test('AUC counts the pairs in the right order, Brier the squares', () => {
  const told = (...all: [number, boolean][]) => all.map(([chance, is]) => ({ chance, true: is }))
  expect(auc(told([0.1, false], [0.4, true], [0.4, false], [0.9, true]))).toBe(0.875)
  expect(auc(told([0.5, true]))).toBeNaN()
  expect(brier(told([1, true], [0.5, false]))).toBe(0.125)
})

test('a case is learned from some games and judged by others; what never came true gets no weights', () => {
  const samples = values.map((value, i) => ({
    game: i % 100,
    case: 'solo/aboard',
    values: value,
    survived: truths[i] ?? false,
    won: false,
  }))
  const { model, scores } = learn(samples, { facts: 'mark', traits: ['first', 'second', 'third'] })
  const [survive, win] = scores
  expect(model.cases['solo/aboard']?.win).toEqual({ bias: 0, weights: [], points: [[0, 0]] })
  expect(survive).toMatchObject({ what: 'survive', moments: COUNT / 5 })
  expect(survive?.auc).toBeGreaterThan(0.7)
  expect(survive?.brier).toBeLessThan(survive?.flat ?? 0)
  expect(win).toMatchObject({ hits: 0, brier: 0 })
})
