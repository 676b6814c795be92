import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spread } from '../src/replay/spread.ts'

describe('marks along a line', () => {
  it('stay where they are wanted if nothing is in the way', () => {
    expect(spread([10, 50, 90], 100, 20)).toEqual([10, 50, 90])
  })

  it('of the same moment stand side by side, at the end towards the middle', () => {
    expect(spread([10, 10, 10], 100, 20)).toEqual([10, 30, 50])
    expect(spread([40, 100, 100], 100, 20)).toEqual([40, 80, 100])
  })

  it('push on those before and after them', () => {
    expect(spread([10, 20, 30], 100, 20)).toEqual([10, 30, 50])
    expect(spread([75, 85, 100], 100, 20)).toEqual([60, 80, 100])
  })

  it('never cover each other, keep their order, and stay on the line', () => {
    const places = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 60 })
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 60 }), (some, gap) => {
        const wanted = some.toSorted((a, b) => a - b)
        const found = spread(wanted, 1000, gap)
        const apart = Math.min(gap, 1000 / Math.max(1, wanted.length - 1))
        expect(found).toHaveLength(wanted.length)
        for (const [at, place] of found.entries()) {
          expect(place).toBeGreaterThanOrEqual(at * apart - 1e-6)
          expect(place).toBeLessThanOrEqual(1000 + 1e-6)
          if (at > 0) expect(place - found[at - 1]).toBeGreaterThanOrEqual(apart - 1e-6)
        }
      }),
    )
  })
})
