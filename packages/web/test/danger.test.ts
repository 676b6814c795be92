import type { Danger, Forecast } from '@coldwake/rules/forecast'
import { describe, expect, it } from 'vitest'
import {
  type Armed,
  armedBy,
  gravityOf,
  gravityOfForecast,
  type Holds,
  holdsFor,
  percentOf,
} from '../src/play/choice/danger.ts'

const chance = (most: number, least = most) => ({ least, most })
const forecast = (...dangers: Danger[]): Forecast => ({ dangers })
const toMe = (most: number, least = most): Danger => ({ to: 'me', chance: chance(most, least), causes: [] })

describe('how grave a danger is', () => {
  it.each([
    [0, 'none'],
    [0.001, 'slight'],
    [0.049, 'slight'],
    [0.05, 'risky'],
    [0.249, 'risky'],
    [0.25, 'lethal'],
    [1, 'lethal'],
  ] as const)('at %s it is %s', (most, gravity) => expect(gravityOf(chance(most))).toBe(gravity))

  it('goes by the worst that cannot be ruled out, and by the worst of several', () => {
    expect(gravityOf(chance(0.8, 0))).toBe('lethal')
    expect(gravityOfForecast(forecast(toMe(0.01), { to: 'vessel', chance: chance(0.3), causes: [] }))).toBe('lethal')
    expect(gravityOfForecast(forecast())).toBe('none')
    expect(gravityOfForecast(null)).toBe('none')
  })

  it('is never 0 or 100 percent for what may or may not be', () => {
    expect([0.004, 0.01, 0.424, 0.999, 1].map(percentOf)).toEqual([null, 1, 42, 99, 100])
  })
})

describe('what it takes to mean it', () => {
  it('is a press below a quarter, a hold from there on, and two where it is certain', () => {
    expect(holdsFor(forecast(toMe(0.24)), false)).toBe(0)
    expect(holdsFor(forecast(toMe(0.25)), false)).toBe(1)
    expect(holdsFor(forecast(toMe(1, 0.9)), false)).toBe(1)
    expect(holdsFor(forecast(toMe(1)), false)).toBe(2)
    expect(holdsFor(forecast({ to: 'other', seat: 1, chance: chance(1), causes: [] }), false)).toBe(1)
  })

  it('is a hold for what ends something for good', () => expect(holdsFor(forecast(), true)).toBe(1))

  /** Presses and holds at these times, in milliseconds: how many of them until it is meant. */
  const untilDone = (holds: Holds, ...acts: [held: boolean, at: number][]): number | null => {
    let armed: Armed | null = null
    for (const [at, [held, now]] of acts.entries()) {
      armed = armedBy(armed, holds, held, now)
      if (armed === null) return at + 1
    }
    return null
  }

  it('is one hold, or two presses that are not one double click', () => {
    expect(untilDone(1, [true, 600])).toBe(1)
    expect(untilDone(1, [false, 0], [false, 399])).toBeNull()
    expect(untilDone(1, [false, 0], [false, 400])).toBe(2)
    expect(untilDone(1, [false, 0], [false, 100], [false, 200], [false, 400])).toBe(4)
  })

  it('is twice that for certain death', () => {
    expect(untilDone(2, [true, 600])).toBeNull()
    expect(untilDone(2, [true, 600], [true, 1300])).toBe(2)
    expect(untilDone(2, [false, 0], [false, 500], [false, 1000])).toBeNull()
    expect(untilDone(2, [false, 0], [false, 500], [false, 1000], [false, 1500])).toBe(4)
    expect(untilDone(2, [true, 600], [false, 1000], [false, 1500])).toBe(3)
  })
})
