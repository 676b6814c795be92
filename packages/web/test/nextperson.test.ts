import { describe, expect, it } from 'vitest'
import { nextPerson } from '../src/local/nextPerson.ts'

const SEATS = [0, 1, 2, 3, 4]
const subsets = SEATS.reduce<number[][]>((sets, seat) => sets.flatMap(set => [set, [...set, seat]]), [[]])

describe('who gets the device next', () => {
  it('is named alike by whoever hands it over and by the curtain, whoever had it before', () => {
    for (const last of [-1, ...SEATS])
      for (const holder of SEATS)
        for (const asked of subsets) {
          const named = nextPerson({ holder, last }, asked)
          if (named !== null) expect(nextPerson({ holder: null, last: holder }, asked)).toBe(named)
        }
  })

  it('goes around the table, and leaves out whoever has it', () => {
    expect(nextPerson({ holder: null, last: -1 }, [0, 1, 2])).toBe(0)
    expect(nextPerson({ holder: 0, last: -1 }, [0, 1, 2])).toBe(1)
    expect(nextPerson({ holder: 2, last: 0 }, [0, 1])).toBe(0)
    expect(nextPerson({ holder: 1, last: 0 }, [1])).toBeNull()
  })
})
