/** Races: who leads, who drops out, and what is only chance. */
import { expect, test } from 'vitest'
import { leaderOf, leadOf, remaining } from '../src/search/racing.ts'

const GOOD = [1, 0.8, 0.9, 1]
const SAME = [0.9, 0.9, 0.9, 1]
const BAD = [0, 0.1, 0.2, 0]

test('a lead is counted world by world, in the worlds that both were tried in', () => {
  const { mean, error } = leadOf([1, 2, 3, 9], [0, 2, 1])
  expect(mean).toBe(1)
  expect(error).toBeCloseTo(Math.sqrt(2 / 3 / 2), 9)
  expect(leadOf([], [1]).error).toBe(Number.POSITIVE_INFINITY)
  expect(leadOf([1], [0]).error).toBe(Number.POSITIVE_INFINITY)
})

test('the best leads, and of two as good the first', () => {
  expect(leaderOf([BAD, GOOD, SAME], [0, 1, 2])).toBe(1)
  expect(leaderOf([BAD, GOOD, GOOD], [0, 2, 1])).toBe(2)
})

test('who is clearly behind drops out, and nobody else', () => {
  expect(remaining([GOOD, SAME, BAD], [0, 1, 2], 1.5)).toEqual([0, 1])
  expect(remaining([GOOD, SAME, BAD], [0, 2], 100)).toEqual([0, 2])
  // What an officer would do stays in the race, however far behind.
  expect(remaining([BAD, GOOD, BAD], [0, 1, 2], 1)).toEqual([0, 1])
})
